import { type Change, noChange } from '../../../lib/model/validation/change.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { countRecordSteps } from '../../../lib/model/write/count-steps.ts';
import { courseEvaluationQuestionSet as questionSet } from '../../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection as part } from '../../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { pauseBefore } from '../../../lib/runtime/pause.ts';
import { retry } from '../../../lib/runtime/retry.ts';
import { keyName, keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { Store } from '../../../lib/store/store.ts';
import { batchSize, writeBatches } from './measure.ts';
import type { Item } from './scan-table.ts';

const inFlight = 4;

// Spread over so many days; three in four of them are completed.
const start = Date.UTC(2025, 0, 1);
const dayMs = 86_400_000;
const days = 600;

/** Rows that share a response, and rows of the rare part: as many at every size of the table. */
const rowsOfResponse = 5;
const rowsOfRarePart = 50;

const idOf = (kind: number, number: number): string =>
  `00000000-0000-4000-800${kind}-${String(number).padStart(12, '0')}`;

export const targets = {
  /** The response that a row belongs to, with four others. */
  response: (index: number): string => idOf(1, Math.floor(index / rowsOfResponse)),
  /** The part that 50 rows have, whatever their number. */
  rarePart: idOf(2, 0),
  /** A part that every tenth row has. */
  commonPart: idOf(2, 7),
} as const;

// The rare part is the first.
const parts = 11;
const [setId, periodId] = [idOf(3, 0), idOf(4, 0)];

const partOf = (index: number, rows: number): string =>
  index % Math.ceil(rows / rowsOfRarePart) === 0 ? targets.rarePart : idOf(2, 1 + (index % (parts - 1)));

/** The day on which a row of the filled table was made. */
export const createdAt = (index: number, rows: number): Date =>
  new Date(start + Math.floor((index * Math.min(days, rows)) / rows) * dayMs);

const makeRow = (index: number, rows: number): StoredRecord => {
  const created = createdAt(index, rows);
  const completed = index % 4 === 0 ? {} : { completed: true, completed_at: created.toISOString() };
  const change: Change = {
    attributes: completed,
    toOne: {
      evaluation_response: { type: 'course_evaluation_response', id: targets.response(index) },
      question_set_section: { type: 'course_evaluation_question_set_section', id: partOf(index, rows) },
    },
    toMany: {},
    data: { attributes: {}, relationships: {} },
  };
  return newRecord(sectionResponse, change, created);
};

/** The parts, and the set that leads from them to their period. */
const makeQuestions = (): StoredRecord[] => {
  const to = (type: string, id: string) => ({ type, id });
  const made = (toOne: Change['toOne']) => ({ ...noChange, toOne });
  const ofPeriod = made({ period: to('course_evaluation_period', periodId) });
  const ofSet = made({ question_set: to(questionSet.type, setId) });
  return [
    newRecord(questionSet, ofPeriod, new Date(start), { id: setId }),
    ...Array.from({ length: parts }, (_, number) => newRecord(part, ofSet, new Date(start), { id: idOf(2, number) })),
  ];
};

type CounterItems = Map<string, Item>;

const countIn = (counts: CounterItems, record: StoredRecord): void => {
  for (const step of countRecordSteps(sectionResponse, record, 1, { group: periodId })) {
    const name = keyName(step.key);
    const item = counts.get(name) ?? { ...step.key };
    counts.set(name, item);
    for (const [[name], amount] of step.kind === 'change' ? step.add : [])
      item[name] = Number(item[name] ?? 0) + amount;
  }
};

const asItem = (record: StoredRecord): Item => ({ ...keyOf.record(record), ...record });

// A local engine under load may let a request time out; a batch can be sent twice without harm.
const insist = (send: () => Promise<unknown>): Promise<unknown> =>
  retry(send, { attempts: 8, isRetryable: () => true, pause: (failed) => pauseBefore(failed + 8, 5_000) });

/** Fills a table with section responses as the store would write them, in bare batches because there are so many. */
export const fillTable = async ({ client, tableName }: Store, rows: number): Promise<void> => {
  const counts: CounterItems = new Map();
  const store = new Store(client, tableName);
  const write = (items: readonly Item[]): Promise<unknown> => insist(() => writeBatches(store, items, 1));
  await forEachAtOnce(Array(Math.ceil(rows / batchSize)).keys(), inFlight, async (batch) => {
    const first = batch * batchSize;
    const length = Math.min(batchSize, rows - first);
    const records = Array.from({ length }, (_, index) => makeRow(first + index, rows));
    for (const record of records) countIn(counts, record);
    await write(records.map(asItem));
  });
  await write([...makeQuestions().map(asItem), ...counts.values()]);
};
