import { type ErrorDetails, JsonApiError } from './json-api-error.ts';

type Headers = Readonly<Record<string, string>>;

/** An error with all that is the same at each of its occasions. A literal: bundles have only the kinds that they use. */
export interface ErrorKind<Given extends readonly unknown[] = []> {
  readonly status: number;
  readonly code: string;
  /** What the error means and what to do about it, as the OpenAPI document says it. */
  readonly means: string;
  /** What the error says of one occasion. */
  details(...given: Given): Omit<ErrorDetails, 'code'>;
  headers?(...given: Given): Headers;
}

/** What a description of the interface needs of a kind. */
export type DescribedKind = Pick<ErrorKind, 'status' | 'code' | 'means'> & { readonly headers?: unknown };

/** One error of a kind, for a refusal that reports several. */
export const errorOf = <Given extends readonly unknown[]>(kind: ErrorKind<Given>, ...given: Given): ErrorDetails => ({
  code: kind.code,
  ...kind.details(...given),
});

/** Whether something thrown is a refusal with an error of a kind. */
export const isRefusedFor = (error: unknown, { code }: Pick<DescribedKind, 'code'>): boolean =>
  error instanceof JsonApiError && error.errors.some((each) => each.code === code);

/** The refusal of a request for one error. */
export const refuse = <Given extends readonly unknown[]>(kind: ErrorKind<Given>, ...given: Given): JsonApiError =>
  new JsonApiError(kind.status, [errorOf(kind, ...given)], kind.headers?.(...given));
