import type { ErrorKind } from './error-kind.ts';
import { attribute, type ErrorSource, linkagePointer } from './source.ts';

export const notTaught: ErrorKind = {
  status: 403,
  code: 'instructor_only',
  means: 'The access token does not act for a person who has taught the section: nobody else writes its reply.',
  details: () => ({ detail: 'Only an instructor of the section may write the reply' }),
};

export const notCounted: ErrorKind = {
  status: 409,
  code: 'not_counted',
  means: 'The evaluation has no result yet: its period has not closed, or its answers are still being counted.',
  details: () => ({
    detail: 'The answers to the evaluation have not been counted yet: there is nothing to reply to',
    source: { pointer: linkagePointer('evaluation') },
  }),
};

export const noReplyToMidterm: ErrorKind = {
  status: 409,
  code: 'no_reply_to_midterm',
  means: 'The evaluation is a midterm that an instructor has started: replies are seen by others, its result is not.',
  details: () => ({
    detail: 'A midterm evaluation has no reply: say in class what you take from it',
    source: { pointer: linkagePointer('evaluation') },
  }),
};

export const resultsNotReleased: ErrorKind = {
  status: 409,
  code: 'results_not_released',
  means: 'The results of the evaluation are not released, or are withheld: a reply to them stays a draft.',
  details: () => ({
    detail: 'The reply can be published once the results of the evaluation are released',
    source: attribute('state'),
  }),
};

export const replyExists: ErrorKind<[id: string]> = {
  status: 409,
  code: 'reply_exists',
  means: 'The evaluation has a reply already; `meta.id` is its id.',
  details: (id) => ({
    detail: 'The evaluation has a reply already: change that one',
    source: { pointer: linkagePointer('evaluation') },
    meta: { id },
  }),
};

export const alreadyPublished: ErrorKind = {
  status: 409,
  code: 'already_published',
  means: 'The reply is published: it can not become a draft again.',
  details: () => ({ detail: 'A reply that is published can not be withdrawn', source: attribute('state') }),
};

/** `day` is the last on which it could be corrected. */
export const onlyAddedTo: ErrorKind<[day: string, source: ErrorSource]> = {
  status: 409,
  code: 'only_added_to',
  means:
    'The reply was published more than 14 days ago: a text must begin with what it was. `meta.correctable_until` is the last day on which that could be changed.',
  details: (day, source) => ({
    detail: `The reply could be corrected until ${day}: now its text must stay as the beginning of what it becomes`,
    source,
    meta: { correctable_until: day },
  }),
};

export const quotesHiddenComment: ErrorKind<[source: ErrorSource]> = {
  status: 422,
  code: 'quotes_hidden_comment',
  means:
    'The reply repeats 30 characters in a row of a comment that was removed or is private. White space and capitals make no difference.',
  details: (source) => ({
    detail: 'The reply repeats words of a comment that students must not read',
    source,
  }),
};
