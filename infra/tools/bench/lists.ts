import { readListQuery } from '../../../lib/jsonapi/list-query.ts';
import { countRecords } from '../../../lib/model/read/count-records.ts';
import { placeOf } from '../../../lib/model/read/list-order.ts';
import { listRecords } from '../../../lib/model/read/list-records.ts';
import { operationNamed } from '../../../lib/operations.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import type { Store } from '../../../lib/store/store.ts';
import { counts, readArguments } from '../arguments.ts';
import { createdAt, fillTable, targets } from './fill-table.ts';
import { type Cost, measure } from './measure.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:lists [-- SMALL LARGE]: what a page and a total cost in requests and capacity units, with 1,000 and with
 * 1,000,000 section responses in the table. A million takes about a quarter of an hour to write on two cores.
 */

const rules = operationNamed('list-section-responses').list;
if (rules === undefined) throw new Error('list-section-responses lists nothing');

const queryOf = (text: string) => readListQuery(new URLSearchParams(text), rules);
const sort = queryOf('').sort;
const size = 25;

type Work = (store: Store) => Promise<unknown>;

const placeAt = (index: number, rows: number) =>
  placeOf({ id: '', created_at: createdAt(index, rows).toISOString() } as never, sort);

type Asked = Partial<Parameters<typeof listRecords>[2]>;

const page =
  (query: string, asked: Asked = {}): Work =>
  (store) =>
    listRecords(store, sectionResponse, { ...queryOf(query), size, ...asked });

const total =
  (query: string): Work =>
  (store) =>
    countRecords(store, sectionResponse, queryOf(query).conditions);

/** What is measured, for a table of so many rows. */
const works = (rows: number): Readonly<Record<string, Work>> => {
  const at = (index: number): string => createdAt(index, rows).toISOString();
  const most = `filter[created_at.gte]=${at(rows * 0.05)}&filter[created_at.lt]=${at(rows * 0.95)}`;
  // The last hundred rows; some of them were completed before the last fifty were made.
  const two = `filter[created_at.gte]=${at(rows - 100)}&filter[completed_at.lt]=${at(rows + 450)}`;
  const response = `filter[evaluation_response]=${targets.response(rows / 2)}`;
  const [rare, common] = [targets.rarePart, targets.commonPart].map((id) => `filter[question_set_section]=${id}`);
  return {
    'first page': page(''),
    'page in the middle': page('', { from: placeAt(rows / 2, rows) }),
    'last page': page('', { from: 'end', backwards: true }),
    total: total(''),
    'total of a range over most rows': total(most),
    'total of those not completed': total('filter[completed_at]='),
    'page of a response with 5 rows': page(response),
    'total of a response with 5 rows': total(response),
    'page of a part with 50 rows': page(`${rare}`),
    'the same by -updated_at': page(`${rare}&sort=-updated_at`),
    'total of a part with 50 rows': total(`${rare}`),
    'page of a part that 10 % have': page(`${common}`),
    'the same by -completed_at': page(`${common}&sort=-completed_at`),
    'total of a part that 10 % have': total(`${common}`),
    'page of two instants, 100 rows in the first': page(`${two}&sort=completed_at`),
    'total of the same': total(two),
  };
};

const usage = 'npm run bench:lists [-- SMALL LARGE]';
const [small, large] = readArguments({ usage }, counts(1_000, 1_000_000));
await withEngine(async (openTable) => {
  const costs: Record<string, Cost>[] = [];
  for (const rows of [small, large]) {
    const store = await openTable(`lists-${rows}`);
    console.log(`Writing ${rows.toLocaleString('en')} section responses …`);
    await fillTable(store, rows);
    const measured: Record<string, Cost> = {};
    for (const [name, work] of Object.entries(works(rows))) {
      // The first call of each kind opens connections.
      await measure(store, work);
      measured[name] = await measure(store, work);
    }
    costs.push(measured);
  }
  const [one = {}, other = {}] = costs;
  const row = (before?: Cost, after?: Cost) => ({
    [`requests at ${small}`]: before?.requests,
    [`at ${large}`]: after?.requests,
    [`round trips at ${large}`]: after?.roundTrips,
    [`units at ${small}`]: before?.units,
    [`units at ${large}`]: after?.units,
    'units, ratio': ((after?.units ?? 0) / (before?.units ?? 1)).toFixed(2),
    [`ms at ${large}`]: after?.ms.toFixed(0),
  });
  console.table(Object.fromEntries(Object.keys(one).map((name) => [name, row(one[name], other[name])])));
});
