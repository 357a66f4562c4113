import type { ErrorKind } from './error-kind.ts';
import { attribute } from './source.ts';

export const notOpen: ErrorKind<[status: string]> = {
  status: 409,
  code: 'not_open',
  means: 'The evaluation takes no answers now; `meta.status` is the status of its period.',
  details: (status) => ({ detail: 'The evaluation does not take answers at present', meta: { status } }),
};

export const alreadyAnswered: ErrorKind = {
  status: 409,
  code: 'already_answered',
  means: 'The student has answered the evaluation.',
  details: () => ({ detail: 'The student has answered this evaluation; answers can not be changed' }),
};

export const unanswered: ErrorKind<[asked: { readonly question: string; readonly instructor?: string }]> = {
  status: 422,
  code: 'blank',
  means: 'There are no answers, an answer lacks a member, or a question that must be answered has no answer.',
  details: ({ question, instructor }) => ({
    detail: `The question "${question}" must be answered${instructor === undefined ? '' : ` about the instructor "${instructor}"`}`,
    source: attribute('answers'),
    meta: { field: 'answers', question, ...(instructor !== undefined && { instructor }) },
  }),
};
