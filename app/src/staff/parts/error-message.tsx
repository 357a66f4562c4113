import { FacetError } from 'facet-client/errors';
import { isRefused } from '../../shared/requests/retry.ts';
import { Notice } from '../../ui/notice.tsx';
import { messages } from './messages.ts';

type Labels = Readonly<Record<string, string>>;

const pointerOf = (source: { readonly pointer?: string } | undefined): string => source?.pointer ?? '';

/** All that the service says is wrong with a field, by the pointer that it has in the request. */
export const fieldError = (error: unknown, pointer: string): string | undefined => {
  if (!(error instanceof FacetError)) return undefined;
  const details = error.errors.flatMap(({ detail, source }) =>
    detail !== undefined && pointerOf(source) === pointer ? [detail] : [],
  );
  return details.length === 0 ? undefined : [...new Set(details)].join('. ');
};

const isSignInEnded = (error: unknown): boolean => error instanceof Error && error.name === 'SignInEnded';

/** Whether a change was certainly not made: otherwise it may have been made, and its answer was lost. */
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
  // A mistake that is made twice in a text is said once.
  return [...new Set(texts)];
};

/** All that is wrong, in the service's own words, each with the field that it is about; `labels` are by pointer. */
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

/** The same for a change. `title` says that it was not made; without an answer, nobody knows that. */
export const ChangeErrorMessage = (props: Parameters<typeof ErrorMessage>[0]) =>
  isNotDone(props.error) ? (
    <ErrorMessage {...props} />
  ) : (
    <Notice tone="bad" title={messages.notKnown.title}>
      <p>{messages.notKnown.lead}</p>
    </Notice>
  );
