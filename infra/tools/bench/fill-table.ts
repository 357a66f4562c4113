import type { Change } from '../../../lib/model/validation/change.ts';
import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { pauseBefore } from '../../../lib/runtime/pause.ts';
import { retry } from '../../../lib/runtime/retry.ts';
import { countSteps } from '../../../lib/store/counter.ts';
import { keyOf } from '../../../lib/store/keys.ts';
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

const partOf = (index: number, rows: number): string =>
  index % Math.ceil(rows / rowsOfRarePart) === 0 ? targets.rarePart : idOf(2, 1 + (index % 10));

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

type CounterItems = Map<string, Item>;

const countIn = (counts: CounterItems): void => {
  for (const step of countSteps(sectionResponse, 1)) {
    const item = counts.get(step.key.sk) ?? { ...step.key };
    counts.set(step.key.sk, item);
    for (const [[name], amount] of step.kind === 'change' ? step.add : [])
      item[name] = Number(item[name] ?? 0) + amount;
  }
};

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
    for (let row = 0; row < length; row += 1) countIn(counts);
    await write(records.map((record) => ({ ...keyOf.record(record), ...record })));
  });
  await write([...counts.values()]);
};
