import type { ErrorKind } from './error-kind.ts';
import { linkagePointer, pointerTo } from './source.ts';

export const deadlinePassed: ErrorKind<[until: string]> = {
  status: 409,
  code: 'deadline_passed',
  means:
    'The questions of a department or of a section could be written until `meta.until`; the evaluation office writes until the period opens.',
  details: (until) => ({
    detail: `The questions could be written until ${until}`,
    meta: { until },
  }),
};

export const noQuestionLayer: ErrorKind<[level: string]> = {
  status: 409,
  code: 'no_question_layer',
  means:
    'The question set applies to a department or a section, and the period has no `question_layer` that provides for it.',
  details: (level) => ({
    detail: `The evaluation period has no question layer of the level "${level}" for what the set applies to`,
    meta: { level },
  }),
};

/** `relationship` is the one that puts the question, or the section, there. */
export const tooManyQuestions: ErrorKind<[what: string, most: number, relationship: string]> = {
  status: 422,
  code: 'too_many_questions',
  means: 'The question set would have more questions, or sections, than its layer allows (`meta.maximum`).',
  details: (what, maximum, relationship) => ({
    detail: `The question set takes at most ${maximum} ${what}`,
    source: { pointer: linkagePointer(relationship) },
    meta: { maximum },
  }),
};

export const notFromBank: ErrorKind<[asksForWords: boolean]> = {
  status: 422,
  code: 'not_from_bank',
  means:
    'The question set takes only unchanged copies of questions of the bank (`POST /question_bank_items/{id}/uses`): all where its layer says so; in the set of a section those that ask for words.',
  details: (asksForWords) => ({
    detail: asksForWords
      ? 'Questions of a section that ask for words, or allow comments, must be unchanged copies of questions of the bank'
      : 'The question set takes only unchanged copies of questions of the bank',
    source: { pointer: pointerTo('data') },
  }),
};

export const layersFixed: ErrorKind<[status: string]> = {
  status: 409,
  code: 'period_opened',
  means: 'The evaluation period has opened, or opens within a minute: its question layers stay as they are.',
  details: (status) => ({
    detail: 'The evaluation period has opened, or opens within a minute: its question layers stay as they are',
    meta: { status },
  }),
};

export const tooManyLayers: ErrorKind<[most: number]> = {
  status: 422,
  code: 'too_many_layers',
  means: 'The period would have more question layers than it can (`meta.maximum`).',
  details: (maximum) => ({
    detail: `An evaluation period has at most ${maximum} question layers`,
    meta: { maximum },
  }),
};
