import { FacetError } from 'facet-client/errors';
import { isRefused } from '../../shared/requests/retry.ts';
import { Notice } from '../../ui/notice.tsx';
import { messages } from './messages.ts';

type Labels = Readonly<Record<string, string>>;

const pointerOf = (source: { readonly pointer?: string } | undefined): string => source?.pointer ?? '';

/** Returns the service's texts about the errors of a field, by the field's pointer in the request. */
export const fieldError = (error: unknown, pointer: string): string | undefined => {
  if (!(error instanceof FacetError)) return undefined;
  const details = error.errors.flatMap(({ detail, source }) =>
    detail !== undefined && pointerOf(source) === pointer ? [detail] : [],
  );
  return details.length === 0 ? undefined : [...new Set(details)].join('. ');
};

const isSignInEnded = (error: unknown): boolean => error instanceof Error && error.name === 'SignInEnded';

/** Returns whether a change was certainly not made. Otherwise it may have been made, and its response was lost. */
const isNotDone = (error: unknown): boolean =>
  isRefused(error) || isSignInEnded(error) || (error instanceof FacetError && error.status === 503);

const detailsOf = (error: unknown, labels: Labels): string[] => {
  if (isSignInEnded(error)) return [messages.ended.lead];
  if (!(error instanceof FacetError) || error.errors.length === 0) return [messages.problem.failed[1] ?? ''];
  if (error.status === 412) return [messages.overtaken];
  const texts = error.errors.map(({ detail, source }) => {
    const pointer = pointerOf(source);
    const name = labels[pointer] ?? pointer.replace(/^\/data\/(?:attributes|relationships)\//, '');
    return name === '' ? (detail ?? '') : `${name}: ${detail ?? ''}`;
  });
  // Equal texts appear once.
  return [...new Set(texts)];
};

/** Shows all errors of a request in the service's own words, each with its field; `labels` are by pointer. */
export const ErrorMessage = ({
  error,
  title,
  labels = {},
}: {
  readonly error: unknown;
  readonly title: string;
  readonly labels?: Labels;
}) => (
  <Notice tone="bad" title={title}>
    <ul>
      {detailsOf(error, labels).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </Notice>
);

/** Shows the errors of a change. `title` says that the change was not made; without a response, nobody knows that. */
export const ChangeErrorMessage = (props: Parameters<typeof ErrorMessage>[0]) =>
  isNotDone(props.error) ? (
    <ErrorMessage {...props} />
  ) : (
    <Notice tone="bad" title={messages.notKnown.title}>
      <p>{messages.notKnown.lead}</p>
    </Notice>
  );
