import { FacetError } from '../client/src/facet-error.ts';
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

// `fetch` says only that it failed, and the cause says why. The cause has no text if the host has several addresses.
const whyNotFetched = ({ cause }: TypeError): string | undefined =>
  cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : undefined;

// The response of a proxy or of another server contains no error object.
const whatAnswered = ({ message, response }: FacetError): string =>
  `${message}, at ${response.url.split('?')[0]}: no answer of Facet's. Is that where the service is?`;

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StoreError && error.code === 'unavailable') return 'The database does not answer.';
  if (error instanceof StoreError) return `The database refuses the request: ${error.code}.`;
  if (error.name === 'ResourceNotFoundException') return `There is no table ${where()}.`;
  if (error.message === 'Region is missing') return 'Say in which region the table is: --region NAME.';
  if (credentialErrors.has(error.name)) return `The AWS credentials do not open the table: ${error.message}`;
  if (error instanceof FacetError && error.errors.length === 0) return whatAnswered(error);
  const why = error instanceof TypeError ? whyNotFetched(error) : undefined;
  return why === undefined ? error.message : `The service does not answer: ${why}.`;
};

const tokenText = /(facet_[0-9a-f]{32}_)[\w-]+/g;

/** Returns the text about an error for the operator, without secrets of tokens. */
export const explainError = (error: unknown): string => capitalise(explain(error)).replaceAll(tokenText, '$1…');
