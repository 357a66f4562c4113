import { noChange } from '../../../model/validation/change.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { countRecordSteps } from '../../../model/write/count-steps.ts';
import { courseEvaluationResponse } from '../../../resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../../resources/course-evaluations/course-evaluation-section-response.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { dayOf } from '../../../runtime/instant.ts';
import { anyBelow } from '../../../runtime/random.ts';
import { type Ballot, putBallotStep } from '../../../store/ballots.ts';
import { counterShards } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import { countResponseStep } from '../response-rates/items.ts';
import { countBallot } from '../tally/items.ts';
import { linkResponse, putParticipation, putResponse } from './items.ts';
import type { Answering } from './read-student-evaluation.ts';

/** The student's account and the evaluation. An account answers once, also if it has several student records. */
interface AnsweringAccount extends Answering {
  readonly user: string;
  /** How often the answers of the period had been discarded when this request read the period as open. */
  readonly generation: number;
  /** Hidden fields that the records take over from their period. */
  readonly hidden: Readonly<Record<string, unknown>>;
}

/** The reasons for which the table refuses a submission. */
export const refusals = {
  answered: Symbol('answered before'),
  folded: Symbol('takes no more ballots'),
  /**
   * An earlier attempt of this submission has written its records, but its answer was lost. No other request has these ids.
   */
  written: Symbol('written by this submission'),
} as const;

/** What one submission writes. */
export interface Submission {
  readonly answering: AnsweringAccount;
  readonly ballot: Step;
  readonly response: StoredRecord;
  readonly sectionResponses: readonly StoredRecord[];
  /** The day, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Makes the records of a submission. Their times are the start of the UTC day, so that they do not show the moment of the
 * answer.
 */
export const prepareSubmission = (
  answering: AnsweringAccount,
  { ballot, sections, now }: { readonly ballot: Ballot; readonly sections: readonly string[]; readonly now: Date },
): Submission => {
  const day = dayOf(now.toISOString());
  const start = new Date(`${day}T00:00:00.000Z`);
  const parts = sections.map((section) => ({ section, id: newOpaqueId() }));
  const { hidden } = answering;
  const evaluation = { type: 'course_evaluation', id: answering.evaluation };
  const response = newRecord(courseEvaluationResponse, { ...noChange, toOne: { evaluation } }, start, {
    linkages: { section_responses: Object.fromEntries(parts.map(({ id }) => [id, {}])) },
    hidden,
  });
  const sectionResponses = parts.map(({ section, id }) => {
    const toOne = {
      evaluation_response: { type: response.type, id: response.id },
      question_set_section: { type: 'course_evaluation_question_set_section', id: section },
    };
    const attributes = { completed: true, completed_at: start.toISOString() };
    return newRecord(courseEvaluationSectionResponse, { ...noChange, attributes, toOne }, start, { id, hidden });
  });
  return { answering, ballot: putBallotStep(answering.evaluation, ballot), response, sectionResponses, day };
};

/**
 * Returns the steps of one attempt. The attempt changes all counters in the same one of eight shards, chosen at random.
 * Two parallel attempts then conflict with a chance of one in eight in total, instead of one in eight for each counter.
 */
export const submissionSteps = (submission: Submission): Step[] => {
  const { answering, ballot, response, sectionResponses, day } = submission;
  const shard = anyBelow(counterShards);
  return [
    putParticipation(answering, day, () => refusals.answered),
    { ...ballot, refused: () => refusals.written },
    ...[response, ...sectionResponses].map((record) => putResponse(record, () => refusals.written)),
    linkResponse(answering.evaluation, response.id, () => refusals.written),
    countBallot(answering, shard, () => refusals.folded),
    countResponseStep({ ...answering, day }, shard),
    ...countRecordSteps(courseEvaluationResponse, response, 1, { shard }),
    ...sectionResponses.flatMap((record) =>
      countRecordSteps(courseEvaluationSectionResponse, record, 1, { shard, group: answering.period }),
    ),
  ];
};
