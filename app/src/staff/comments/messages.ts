import { count } from '../parts/formats.ts';
import type { Decision } from './review.ts';

const decisions: Readonly<Record<Decision, readonly [string, string]>> = {
  undecided: ['To review', 'Only reviewers can read it.'],
  public: ['Public', 'Everybody who can see the result can read it.'],
  private: ['Only the instructor', 'Only the instructor concerned can read it.'],
  removed: ['Removed', 'Nobody can read it; the instructor sees that it was removed, and why.'],
};

/** The words of the comment review, in English. */
export const messages = {
  title: 'Comment review',
  purpose: 'Decide who can read what students wrote, one comment after the other.',
  lead: 'Nobody but reviewers reads a comment before it is reviewed. Choose a period.',
  back: 'Comment review',
  of: (period: string) => `Comments: ${period}`,
  columns: { period: 'Period', state: 'Results', left: 'To review' },
  released: 'Released',
  closed: 'Not released yet',
  left: (number: number, isMore: boolean) =>
    number === 0 ? 'All reviewed' : `${isMore ? 'More than ' : ''}${count(number, 'comment', 'comments')}`,
  begin: 'Look',
  none: 'Nothing to review yet',
  noneLead: 'Comments appear here when a period has closed and its answers are counted.',
  show: 'Show',
  decisions,
  empty: (decision: Decision) =>
    decision === 'undecided'
      ? ['Everything is reviewed', 'There is nothing to decide in this period. You can look at your decisions again.']
      : ['None of these', 'No comment of this period stands like this.'],
  progress: (done: number, all: number, isWhole: boolean) => `${done} of ${isWhole ? all : `${all} or more`} reviewed`,
  place: (at: number, all: number) => `Comment ${at} of ${all}`,
  about: (name: string) => `About ${name}`,
  aboutCourse: 'About the course',
  aboutInstructor: 'About the instructor',
  original: 'The student wrote',
  edited: 'Edited by a reviewer',
  reason: (reason: string) => `Reason: ${reason}`,
  actions: {
    public: 'Public',
    private: 'Only the instructor',
    remove: 'Remove …',
    edit: 'Edit the text …',
    undo: 'Undo',
    previous: 'Previous',
    next: 'Next',
    help: 'Keys',
    retry: 'Send again',
  },
  help: {
    title: 'Keys of this page',
    use: 'Use these keys on this page',
    hint: 'Each has a button too. While you type in a field, keys are text.',
    close: 'Close',
    key: 'Key',
    does: 'What it does',
  },
  removal: {
    title: 'Remove this comment?',
    lead: 'Nobody can read it any more. The instructor sees that a comment was removed from this question, and the reason you choose, but not its text.',
    legend: 'Why is it removed?',
    reasons: [
      'Names another student, or shows who wrote it',
      'Insults or threatens',
      'Is about looks, origin, belief or private life',
      'Is not about the course',
    ],
    other: 'Another reason',
    otherLabel: 'The reason, as the instructor reads it',
    confirm: 'Remove',
  },
  edit: {
    title: 'Make it unrecognisable',
    lead: 'Replace what would show who wrote it. Readers see that a reviewer has edited the text.',
    kept: 'Reviewers see the original until the results are released; then it is forgotten.',
    forgotten: 'The results are released: the original is not kept.',
    label: 'Text',
    legend: 'Who can read it?',
    confirm: 'Save this text',
  },
  states: {
    sending: 'Saving …',
    failed: 'Not saved yet: the connection broke off, or the service is busy.',
    refused: (detail: string) => `The service has refused this: ${detail}`,
    overtaken:
      'Somebody else has changed this comment meanwhile. What you decided was not saved; this is how it stands now. Decide again if you see it differently.',
  },
  unsaved: (number: number) => `${count(number, 'decision is', 'decisions are')} not saved yet`,
  unsavedLead:
    'What is not saved stays here, and is sent again when the connection is back. Do not close this page before.',
  loadFailed: 'The comments could not be loaded',
  tryAgain: 'Try again',
  finished: 'All comments that are here are reviewed.',
};
