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
  /** What else is wrong with the request, to be reported with what is wrong with its answers. */
  readonly problems?: readonly Problem[];
  /** When the student answers; its day is noted. */
  readonly now: Date;
}

const requireEvaluation = async (
  store: Store,
  answering: Answering,
  options: ReadOptions,
): Promise<StudentEvaluation> => {
  const found = await readStudentEvaluation(store, answering, options);
  // The refusal is the same for an evaluation that does not exist and for another student's.
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

// Who teaches may have changed since this process last looked: nothing is refused for what was true then.
const readCurrentBallot = async (
  store: Store,
  answering: Answering,
  { found, given }: { readonly found: StudentEvaluation; readonly given: GivenSubmission },
): Promise<Ballot> => {
  try {
    return ballotOf(found, given);
  } catch {
    // Reported before what is wrong with the answers; for a ballot that can be written the transaction reports it.
    if ((await store.get(keyOf.participation(answering.evaluation, found.user))) !== undefined)
      throw refuse(alreadyAnswered);
    return ballotOf(await requireEvaluation(store, answering, { isFresh: true, now: given.now }), given);
  }
};

/**
 * The sections of the institution's question sets that have questions. Those of departments and of the section itself have no
 * section responses: a response would outgrow its transaction, and show what a section asks.
 */
const answeredSections = ({ questionnaire: { questions } }: StudentEvaluation): string[] => [
  ...new Set(questions.flatMap(({ kind, section }) => (kind === 'heading' ? [] : [section]))),
];

/** Notes what nobody can change any more from the first answer on; false where all of it has been noted before. */
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
 * Takes a student's answers: all of them in one transaction over both tables, or nothing. Throws 404, 409 or
 * WrongAnswers. Returns the response, which says nothing of them.
 */
export const submitAnswers = async (store: Store, given: GivenSubmission): Promise<StoredRecord> => {
  const { now, answers: _answers, problems: _problems, ...answering } = given;
  let found = await requireEvaluation(store, answering, { now });
  const generation = generationOf(found.period);
  const status = statusOfPeriod(found.period, now);
  if (status !== 'open') throw refuse(notOpen, status);
  let ballot = await readCurrentBallot(store, answering, { found, given });
  if (await noteFirst(store, answering, found)) {
    // A question may have changed until just now; from here on none does.
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
