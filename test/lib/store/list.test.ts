import { expect, it } from 'vitest';
import { fillTable } from '../../../infra/tools/bench/fill-table.ts';
import { measure } from '../../../infra/tools/bench/measure.ts';
import { readListQuery } from '../../../lib/jsonapi/list-query.ts';
import { listRecords } from '../../../lib/model/read/list-records.ts';
import { operationNamed } from '../../../lib/operations.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';

it('a page of a long list is one round trip that reads a share of each partition', async () => {
  const { tableName, endpoint } = await openTestTable();
  const store = new Store(documentClient(endpoint), tableName);
  await fillTable(store, 400);
  let read = 0;
  store.client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      read += (result.output as { Items?: unknown[] }).Items?.length ?? 0;
      return result;
    },
    { step: 'initialize', name: 'count-items' },
  );
  const { list } = operationNamed('list-section-responses');
  const query = readListQuery(new URLSearchParams(), list ?? { sort: [], defaultSort: 'created_at', filter: {} });
  const readPage = () => measure(store, (metered) => listRecords(metered, sectionResponse, { ...query, size: 25 }));
  const { requests, roundTrips } = await readPage();
  // 25, and one that shows whether there is a next page.
  expect([requests, roundTrips, read]).toEqual([3, 1, 57]);
});
