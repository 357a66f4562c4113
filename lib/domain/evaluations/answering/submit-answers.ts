import { alreadyAnswered, notOpen } from '../../../errors/answering.ts';
import { refuse } from '../../../errors/error-kind.ts';
import type { Problem } from '../../../errors/fields.ts';
import { relatedNotFound } from '../../../errors/reading.ts';
import { linkagePointer } from '../../../errors/source.ts';
import { asPartOf } from '../../../resources/course-evaluations/midterm.ts';
import { generationOf, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { Ballot } from '../../../store/ballots.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { fixDepartments } from '../questions/levels/asked-departments.ts';
import { noteAnswered } from '../tally/answered-sets.ts';
import { readBallot } from './read-ballot.ts';
import {
  type Answering,
  type ReadOptions,
  readStudentEvaluation,
  type StudentEvaluation,
} from './read-student-evaluation.ts';
import { prepareSubmission } from './submission-steps.ts';
import { writeSubmission } from './write-submission.ts';

/** A student's answers to one evaluation. */
export interface GivenSubmission extends Answering {
  /** The answers as they came, unchecked. */
  readonly answers: unknown;
  /** Other problems of the request; they are reported together with the problems of its answers. */
  readonly problems?: readonly Problem[];
  /** Time of the submission; its day is stored. */
  readonly now: Date;
}

const requireEvaluation = async (
  store: Store,
  answering: Answering,
  options: ReadOptions,
): Promise<StudentEvaluation> => {
  const found = await readStudentEvaluation(store, answering, options);
  // The refusal is the same for an unknown evaluation and for another student's, so that it shows nothing.
  if (found === undefined)
    throw refuse(relatedNotFound, 'course_evaluation', answering.evaluation, linkagePointer('evaluation'));
  return found;
};

const ballotOf = (
  { questionnaire, levels, instructors, user }: StudentEvaluation,
  { answers, problems }: GivenSubmission,
): Ballot => {
  const questions = [...questionnaire.questions, ...levels];
  return readBallot({ questions, instructors, student: { user } }, answers, problems);
};

// The instructors may have changed since this process read them: before answers are refused, they are checked once more
// against fresh data.
const readCurrentBallot = async (
  store: Store,
  answering: Answering,
  { found, given }: { readonly found: StudentEvaluation; readonly given: GivenSubmission },
): Promise<Ballot> => {
  try {
    return ballotOf(found, given);
  } catch {
    // A student who has answered before is refused first. For a valid ballot the transaction finds this out.
    if ((await store.get(keyOf.participation(answering.evaluation, found.user))) !== undefined)
      throw refuse(alreadyAnswered);
    return ballotOf(await requireEvaluation(store, answering, { isFresh: true, now: given.now }), given);
  }
};

/**
 * Returns the sections with questions in the institution's question sets. The sets of departments and of the section
 * itself get no section responses: a response would exceed its transaction, and would show what a section asks.
 */
const answeredSections = ({ questionnaire: { questions } }: StudentEvaluation): string[] => [
  ...new Set(questions.flatMap(({ kind, section }) => (kind === 'heading' ? [] : [section]))),
];

/**
 * At the first answer, fixes the questions and departments that nobody can change from then on. Returns false where all are
 * fixed already.
 */
const noteFirst = async (
  store: Store,
  answering: Answering,
  { period, questionnaire, unfixed }: StudentEvaluation,
): Promise<boolean> => {
  const { unanswered } = questionnaire;
  if (unanswered.length === 0 && unfixed === undefined) return false;
  const { evaluation } = answering;
  await Promise.all([
    noteAnswered(store, unanswered),
    unfixed && fixDepartments(store, period, { evaluation, departments: unfixed }),
  ]);
  return true;
};

/**
 * Stores a student's answers in one transaction over both tables. Throws 404, 409 or WrongAnswers. Returns the response
 * record, which does not contain the answers.
 */
export const submitAnswers = async (store: Store, given: GivenSubmission): Promise<StoredRecord> => {
  const { now, answers: _answers, problems: _problems, ...answering } = given;
  let found = await requireEvaluation(store, answering, { now });
  const generation = generationOf(found.period);
  const status = statusOfPeriod(found.period, now);
  if (status !== 'open') throw refuse(notOpen, status);
  let ballot = await readCurrentBallot(store, answering, { found, given });
  if (await noteFirst(store, answering, found)) {
    // A question may have changed until it was fixed, so that everything is read again.
    found = await requireEvaluation(store, answering, { isFresh: true, now });
    ballot = ballotOf(found, given);
  }
  const by = { ...answering, user: found.user, generation, hidden: asPartOf(found.period) };
  const submission = prepareSubmission(by, { ballot, sections: answeredSections(found), now });
  const outcome = await writeSubmission(store, submission);
  if (outcome === 'answered') throw refuse(alreadyAnswered);
  if (outcome === 'folded') throw refuse(notOpen, 'closed');
  return submission.response;
};
