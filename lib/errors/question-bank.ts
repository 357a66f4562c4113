import type { ErrorKind } from './error-kind.ts';
import { attribute, type ErrorSource } from './source.ts';

export const notOffered: ErrorKind<[state: string, source?: ErrorSource]> = {
  status: 409,
  code: 'not_offered',
  means:
    'The question of the bank is a draft or retired (`meta.state`): question sets take copies of offered ones only.',
  details: (state, source) => ({
    detail: `The question is not offered: its state is "${state}"`,
    meta: { state },
    ...(source && { source }),
  }),
};

export const neverDraftAgain: ErrorKind<[state: string]> = {
  status: 409,
  code: 'never_draft_again',
  means:
    'The question of the bank was offered or retired: its changes make versions, and it can not become a draft again.',
  details: (state) => ({
    detail: `The question was "${state}" already, so it can not become a draft again: retire it`,
    source: attribute('state'),
  }),
};

export const tooManyVersions: ErrorKind<[most: number]> = {
  status: 422,
  code: 'too_many_versions',
  means: 'The previous versions of the question of the bank would have more bytes than are kept (`meta.maximum`).',
  details: (maximum) => ({
    detail: `The previous versions of the question would have more than ${maximum} bytes: retire it, and create another one`,
    meta: { maximum },
  }),
};
