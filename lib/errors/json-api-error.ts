import type { ErrorSource } from './source.ts';

/** A JSON:API error object as it goes out. */
export interface ErrorObject {
  readonly status: string;
  readonly code?: string;
  readonly title: string;
  readonly detail?: string;
  readonly source?: ErrorSource;
  readonly links?: { readonly type: string } | { readonly about: string };
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The members of an error besides status and title. */
export type ErrorDetails = Omit<ErrorObject, 'status' | 'title'>;

/** The one title of each status. */
export const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Validation Error',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Builds an error object; the title never varies within a status. */
const errorObject = (status: number, details: ErrorDetails): ErrorObject => ({
  status: String(status),
  title: titles[status] ?? 'Error',
  ...details,
});

/** Most errors of an answer: a function may answer 6 MB, and more errors of one request help nobody. */
export const maxErrors = 100;

/** The last error of a refusal that has more of them; its status is theirs. */
export const moreErrors = {
  code: 'more_errors',
  means: 'There are more errors than an answer lists.',
  details: (count: number): ErrorDetails => ({ detail: `There are ${count} more errors` }),
};

const withLimit = (status: number, details: readonly ErrorDetails[]): ErrorObject[] => {
  const described = details.slice(0, maxErrors).map((each) => errorObject(status, each));
  const left = details.length - described.length;
  if (left === 0) return described;
  return [...described, errorObject(status, { code: moreErrors.code, ...moreErrors.details(left) })];
};

/** A refusal that carries its wire form: one HTTP status and one or more error objects. */
export class JsonApiError extends Error {
  readonly status: number;
  readonly errors: readonly ErrorObject[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, details: readonly ErrorDetails[], headers: Readonly<Record<string, string>> = {}) {
    // An expected refusal needs no stack trace, and taking one costs more than the whole pipeline.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    // What a developer reads who meets it as an exception; no log and no answer shows it.
    super(details[0]?.detail ?? titles[status]);
    Error.stackTraceLimit = limit;
    this.status = status;
    this.errors = withLimit(status, details);
    this.headers = headers;
  }
}
