import { refuse } from '../../../errors/error-kind.ts';
import { coveredByMany } from '../../../errors/periods.ts';
import {
  type Chunk,
  countsOf,
  type Plan,
  periodReference,
  type Work,
} from '../../../resources/course-evaluations/coverage.ts';
import { type Key, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import {
  alreadyWritten,
  type ChangeStep,
  type Condition,
  changeStep,
  deleteStep,
  isStill,
  itemAbsent,
  itemExists,
  mergeSteps,
  putStep,
  type Refusal,
  type Step,
  settingAll,
} from '../../../store/steps.ts';
import { countTouch } from '../../../store/touch.ts';
import { maxRequestSteps } from '../../../store/write.ts';

/*
 * The items of a period's coverage: its plans with an entry in `open_coverage`, its chunks (the covered courses, in 16
 * buckets), the work and the fence of each bucket. Items for all coverage: the count of plans and the periods that have
 * ever had one; in each term the count of its plans and of the sections that joined or left its courses. The file also
 * writes the evaluations that coverage creates.
 */

/** The value that a refused step returns when another process was faster. The period must then be read again. */
export const overtaken = Symbol('overtaken');

const refused: Refusal = () => overtaken;
const noReason: Refusal = () => undefined;

const chunkKey = (period: string, bucket: string): Key => keyOf.coverageChunk(periodReference(period), bucket);
const fenceKey = (period: string, bucket: string): Key => keyOf.coverageFence(periodReference(period), bucket);
const planKey = (period: string, revision: number): Key => keyOf.coveragePlan(periodReference(period), revision);

/** Steps that announce a plan. */
export const announcePlan = (period: string, plan: Plan): Step[] => [
  putStep(planKey(period, plan.revision), { ...plan }, () => alreadyWritten),
  putStep(keyOf.openCoverage(period, plan.revision), { period, at: plan.at }, () => alreadyWritten),
  changeStep(keyOf.coveringPeriod(period), { set: [[['period'], period]] }, noReason),
];

/**
 * Returns a step that counts a plan. `lookedUp` has the number of deleted courses before the plan's courses were looked
 * up.
 */
export const countPlan = (lookedUp: { readonly gone: unknown } | undefined): Step =>
  changeStep(
    keyOf.coverageCount,
    { conditions: lookedUp === undefined ? [] : [isStill('courses_gone', lookedUp.gone)], add: [[['plans'], 1]] },
    () => new StaleRead('a course has gone'),
  );

/**
 * Returns a step that counts the deletion of a course. The step is refused if a plan was announced after `plans` was
 * read.
 */
export const countDeletedCourse = (plans: unknown, announced: Refusal): Step =>
  changeStep(keyOf.coverageCount, { conditions: [isStill('plans', plans)], add: [[['courses_gone'], 1]] }, announced);

/**
 * Returns a step that counts a plan in a term. A process that read the term before and adds a section to its courses is
 * then refused.
 */
export const countPlanOfTerm = (term: string): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_term', id: term }),
    { conditions: [itemExists], add: [[['coverage_revision'], 1]] },
    // The step that links the term is refused if the term does not exist.
    noReason,
  );

/** Step that checks a field of a term, and counts the sections that join or leave its courses. */
export const stillTerm = (
  term: string,
  { field, value, joining }: { readonly field: string; readonly value: unknown; readonly joining: 0 | 1 },
  changed: Refusal,
): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_term', id: term }),
    // Without `itemExists`, the count would create an item for a deleted term.
    { conditions: [itemExists, isStill(field, value)], add: joining === 0 ? [] : [[['sections_joined'], joining]] },
    changed,
  );

/** Step that marks an announced plan as settled. */
export const settlePlanStep = (period: string, { revision }: Plan): Step =>
  changeStep(
    planKey(period, revision),
    {
      conditions: [isStill('state', 'announced')],
      set: [[['state'], 'settled']],
      remove: [['courses']],
    },
    refused,
  );

/** Returns a step that notes in a period how much it covers, so that a read of the period shows it. */
export const countCovered = (period: string, chunks: readonly Chunk[]): Step =>
  changeStep(
    keyOf.record(periodReference(period)),
    { conditions: [itemExists], ...settingAll(countsOf(chunks)), add: countTouch },
    refused,
  );

/** Returns a step that puts or changes the chunk of a bucket, or deletes an empty one; no step if nothing changes. */
export const settleChunk = (
  { period, bucket, isThere }: { readonly period: string; readonly bucket: string; readonly isThere: boolean },
  after: Chunk,
  refusal: Refusal = refused,
): Step[] => {
  const key = chunkKey(period, bucket);
  const isEmpty = Object.keys(after.courses).length === 0;
  if (!isThere) return isEmpty ? [] : [putStep(key, { ...after }, refusal)];
  if (isEmpty) return [deleteStep(key, refusal)];
  const { courses, sections } = after;
  return [
    changeStep(
      key,
      {
        conditions: [itemExists],
        set: [
          [['courses'], courses],
          [['sections'], sections],
        ],
      },
      refusal,
    ),
  ];
};

/** A section in a chunk of a period. */
interface ChunkedSection {
  readonly period: string;
  readonly bucket: string;
  readonly section: string;
}

const changeChunk = (
  { period, bucket }: ChunkedSection,
  parts: Partial<Pick<ChangeStep, 'set' | 'remove'>>,
  moved: Refusal,
): Step => changeStep(chunkKey(period, bucket), { conditions: [itemExists], ...parts }, moved);

/** Step that adds a section to a chunk; `course` is the number of its course there. */
export const addToChunk = (section: ChunkedSection, course: number, moved: Refusal): Step =>
  changeChunk(section, { set: [[['sections', section.section], course]] }, moved);

export const removeFromChunk = (section: ChunkedSection, moved: Refusal): Step =>
  changeChunk(section, { remove: [['sections', section.section]] }, moved);

/** Steps that put the work of a bucket, and its fence. */
export const putWork = (
  { period, revision }: { readonly period: string; readonly revision: number },
  { bucket, ...work }: Omit<Work, 'made'> & Partial<Pick<Work, 'made'>>,
  refusal: Refusal = refused,
): Step[] => [
  putStep(keyOf.coverageWork(periodReference(period), bucket), { ...work }, refusal),
  putStep(fenceKey(period, bucket), { revision }, refusal),
];

const isRevision = (revision: number): readonly Condition[] => [isStill('revision', revision)];

/**
 * Returns a step that checks that the work of a bucket is not done yet. Without it, a delayed process could create
 * evaluations of an old plan after others have finished. The fence is a small item, because the units of a check depend
 * on the item size.
 */
export const stillWork = (period: string, bucket: string, revision: number): Step =>
  changeStep(fenceKey(period, bucket), { conditions: isRevision(revision) }, refused);

/** Steps that delete the work of a bucket, and its fence. */
export const endWork = (period: string, bucket: string, revision: number): Step[] => [
  deleteStep(fenceKey(period, bucket), refused, isRevision(revision)),
  deleteStep(keyOf.coverageWork(periodReference(period), bucket), refused),
];

/** The field that marks a period while a plan removes evaluations. These evaluations take no more answers. */
export const uncovering = 'uncovering';

/** Steps that delete a plan that has been carried out. */
export const endPlan = (period: string, { revision, uncovers }: Plan): Step[] => {
  const remove = [[uncovering]] as const;
  return [
    deleteStep(planKey(period, revision), refused),
    deleteStep(keyOf.openCoverage(period, revision), refused),
    ...(uncovers
      ? [changeStep(keyOf.record(periodReference(period)), { conditions: [itemExists], remove }, refused)]
      : []),
  ];
};

/** Returns steps that delete the note that a period has covered courses, and the rest of a hold. */
export const dropCoveringPeriod = (period: string): Step[] => [
  deleteStep(keyOf.coveringPeriod(period), noReason, []),
  deleteStep(holdKey(period), noReason, []),
];

/** The field of a period that names the holder whose plan has removed evaluations. */
export const uncoveredBy = 'uncovered_by';

export const holdKey = (period: string): Key => keyOf.coverageHold(periodReference(period));

const isHolder = (holder: string): Condition => isStill('holder', holder);

/**
 * Returns a step that makes a request the holder of a period. The step is refused while another holder exists. Instants
 * are in milliseconds.
 */
export const takeHold = (
  period: string,
  holder: string,
  { at, until }: { readonly at: number; readonly until: number },
): Step =>
  changeStep(
    holdKey(period),
    {
      conditions: [{ kind: 'fewer', path: ['until'], than: at }],
      set: [
        [['holder'], holder],
        [['until'], until],
      ],
    },
    noReason,
  );

/** Step that ends a hold; refused where another process has ended it. */
export const endHold = (period: string, holder: string): Step =>
  deleteStep(holdKey(period), () => new StaleRead('the hold has lapsed'), [isHolder(holder)]);

export const evaluationKey = (evaluation: string): Key => keyOf.record({ type: 'course_evaluation', id: evaluation });

/** Step that puts an evaluation. */
export const putEvaluation = (record: StoredRecord): Step =>
  putStep(keyOf.record(record), record, () => alreadyWritten);

/** Step that checks that there is no such evaluation. */
export const absentEvaluation = (evaluation: string, refusal: Refusal): Step =>
  changeStep(evaluationKey(evaluation), { conditions: [itemAbsent] }, refusal);

const isVersion = (record: StoredRecord): Condition => isStill('version', record.version);

/** Step that checks that an evaluation is as it was read; `others` are further conditions on its record. */
export const unchangedEvaluation = (record: StoredRecord, refusal: Refusal, others: readonly Condition[] = []): Step =>
  changeStep(keyOf.record(record), { conditions: [isVersion(record), ...others] }, refusal);

/** Step that deletes an evaluation without responses, as it was read. */
export const dropUnanswered = (record: StoredRecord, refusal: Refusal): Step =>
  deleteStep(keyOf.record(record), refusal, [isVersion(record), { kind: 'shorter', path: ['responses'], than: 1 }]);

/** Step that unlinks the responses that the record of an evaluation links itself. */
export const unlinkResponses = (record: StoredRecord): Step =>
  changeStep(keyOf.record(record), { set: [[['responses'], {}]], remove: [['spilled', 'responses']] }, noReason);

/** Step that deletes an evaluation, a response or a section response as it was read. */
export const dropRecord = (record: StoredRecord, conditions: readonly Condition[]): Step =>
  deleteStep(keyOf.record(record), refused, [isVersion(record), ...conditions]);

/** Step that deletes an entry of a linkage, if it is there. */
export const dropEntry = (key: Key): Step => deleteStep(key, refused, []);

// The items of a section's own change: the section, its counter, its old and new course, and its old term.
const stepsOfSection = 5;

/** Throws 409 if a section would join or leave more periods than one all-or-nothing write can hold. */
export const inOneWrite = (steps: readonly Step[]): Step[] => {
  const merged = mergeSteps(steps);
  if (merged.length <= maxRequestSteps - stepsOfSection) return merged;
  throw refuse(coveredByMany);
};
