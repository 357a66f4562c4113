import { capitalise } from '../lib/runtime/capitalise.ts';
import { StoreError } from '../lib/store/errors.ts';

const credentialErrors = new Set([
  'CredentialsProviderError',
  'ExpiredTokenException',
  'InvalidSignatureException',
  'UnrecognizedClientException',
  'AccessDeniedException',
]);

const where = (): string => `"${process.env.TABLE_NAME}" (region ${process.env.AWS_REGION ?? 'of your AWS profile'})`;

// `fetch` says only that it has failed; why is in the cause, of which several addresses of a host have no text.
const whyNotFetched = ({ cause }: TypeError): string | undefined =>
  cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : undefined;

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StoreError && error.code === 'unavailable') return 'The database does not answer.';
  if (error instanceof StoreError) return `The database refuses the request: ${error.code}.`;
  if (error.name === 'ResourceNotFoundException') return `There is no table ${where()}.`;
  if (error.message === 'Region is missing') return 'Say in which region the table is: --region NAME.';
  if (credentialErrors.has(error.name)) return `The AWS credentials do not open the table: ${error.message}`;
  const why = error instanceof TypeError ? whyNotFetched(error) : undefined;
  return why === undefined ? error.message : `The service does not answer: ${why}.`;
};

const tokenText = /(facet_[0-9a-f]{32}_)[\w-]+/g;

/** The text about an error for the operator, without secrets of tokens. */
export const explainError = (error: unknown): string => capitalise(explain(error)).replaceAll(tokenText, '$1…');
