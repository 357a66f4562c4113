import { STATUS_CODES } from 'node:http';
import type { TestAnswer, TestRequest } from '../../support/service.ts';
import { resolvePointer } from './resolve-pointer.ts';
import { validateDocument } from './validate-document.ts';

/** The parts of a request that an answer refers to. */
export interface SentRequest extends TestRequest {
  readonly target: string;
}

/** The one title of every error with a status: the contract's own, else the status's name in HTTP. */
export const titleOf = (status: number): string =>
  status === 422 ? 'Validation Error' : (STATUS_CODES[status] ?? 'Error');

const sentDocument = (body: unknown): unknown => {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return JSON.parse(JSON.stringify(body ?? null));
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
};

interface SentError {
  readonly status: string;
  readonly title: string;
  readonly detail?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string };
}

const parametersOf = (target: string): string[] => [
  ...new URLSearchParams(target.split('?').slice(1).join('?')).keys(),
];

const checkError = (error: SentError, status: number, target: string, sent: () => unknown): string[] => {
  const { pointer, parameter } = error.source ?? {};
  const wrong: [boolean, string][] = [
    [error.status !== String(status), `an error says status ${error.status} in an answer with ${status}`],
    [error.title !== titleOf(status), `the title of a ${status} is "${error.title}"`],
    [error.detail === undefined || error.detail.trim() === '', 'an error has no detail'],
    [/undefined|NaN|\[object|\{\d}/.test(error.detail ?? ''), `the detail "${error.detail}" was filled wrongly`],
    [
      pointer !== undefined && resolvePointer(sent(), pointer) === undefined,
      `the pointer "${pointer}" leads to nothing in the request`,
    ],
    [
      parameter !== undefined && !parametersOf(target).includes(parameter),
      `the parameter "${parameter}" was not in the request`,
    ],
  ];
  return wrong.filter(([is]) => is).map(([, sentence]) => sentence);
};

const checkHeaders = ({ status, headers }: TestAnswer): string[] => {
  const wrong: [boolean, string][] = [
    [headers['content-type'] !== 'application/vnd.api+json', `the Content-Type is ${headers['content-type']}`],
    [!/(^|,\s*)accept(,|$)/i.test(headers.vary ?? ''), `Vary is ${headers.vary}`],
    [(status === 401) !== (headers['www-authenticate'] === 'Bearer'), 'WWW-Authenticate belongs to 401 and only there'],
    [(status === 405) !== (headers.allow !== undefined), 'Allow belongs to 405 and only there'],
    [
      [201, 308].includes(status) !== (headers.location !== undefined),
      'Location belongs to 201 and 308 and only there',
    ],
  ];
  return wrong.filter(([is]) => is).map(([, sentence]) => sentence);
};

/** All that is wrong with an answer whatever was asked: document, headers, and what its errors say of the request. */
export const violationsOf = (answer: TestAnswer, sent: SentRequest): string[] => {
  const errors: readonly SentError[] | undefined = answer.document?.errors;
  // Parsed once for all errors, of which a hostile body has hundreds, and only when one points into it.
  let document: { readonly sent: unknown } | undefined;
  const sentOnce = (): unknown => {
    document ??= { sent: sentDocument(sent.body) };
    return document.sent;
  };
  return [
    ...(answer.status === 204 ? [] : validateDocument(answer.document)),
    ...(answer.status === 204 && answer.text !== '' ? ['status 204 with content'] : []),
    ...checkHeaders(answer),
    ...(answer.status >= 400 && errors === undefined ? [`status ${answer.status} without errors`] : []),
    ...(answer.status < 400 && errors !== undefined ? [`status ${answer.status} with errors`] : []),
    ...(answer.status === 500 ? ['status 500: the service met something that it did not expect'] : []),
    ...(errors ?? []).flatMap((each) => checkError(each, answer.status, sent.target, sentOnce)),
  ];
};
