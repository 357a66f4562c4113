import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { maxSteps } from '../../../lib/store/write.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { type TestService, toOne } from '../../support/service.ts';

/** Sends a request of whose writes only the first is carried out, as when its function dies. */
const die = async (service: TestService, method: string, target: string, data: object): Promise<void> => {
  let writes = 0;
  const recover = injectFaults(service.store.client, (command) => {
    if (!command.startsWith('TransactWrite')) return undefined;
    writes += 1;
    return writes === 1 ? undefined : { error: sdkError('ValidationException') };
  });
  await service.call(method, target, { body: { data } });
  recover();
};

/** A course with more sections in a term than one transaction has steps; the sections need not be there. */
const seedLargeCourse = async (service: TestService, term: string): Promise<string> => {
  const { client, tableName: TableName } = service.store;
  const course = await service.seed('course_evaluation_course', { name: 'Large' });
  const sections = Object.fromEntries(Array.from({ length: maxSteps + 1 }, () => [randomUUID(), { term }]));
  await client.send(new PutCommand({ TableName, Item: { ...course, ...keyOf.record(course), sections } }));
  return course.id;
};

/**
 * Leaves every period, and two new ones in each term, with a plan that nobody has carried out: one settled, one not. False
 * where there is no term.
 */
export const interrupted = async (service: TestService): Promise<boolean> => {
  const items = await scanTable(service.store);
  const idsOf = (type: string) => items.flatMap((item) => (item.type === type ? [String(item.id)] : []));
  const terms = idsOf('course_evaluation_term');
  if (terms.length === 0) return false;
  const large = await Promise.all(terms.map((term) => seedLargeCourse(service, term)));
  const course_uuids = [...idsOf('course_evaluation_course'), ...large];
  const type = 'course_evaluation_period';
  const collection = '/api/v1/course_evaluation_periods';
  const cover = (id: string) =>
    die(service, 'PATCH', `${collection}/${id}`, { type, id, attributes: { course_uuids } });
  for (const id of idsOf(type)) await cover(id);
  for (const id of terms) {
    const attributes = { name: 'Interrupted', evaluation_type: 'end_of_term' };
    const relationships = { term: toOne({ type: 'course_evaluation_term', id }) };
    await die(service, 'POST', collection, { type, attributes: { ...attributes, course_uuids }, relationships });
    await cover((await service.seed(type, attributes, relationships)).id);
  }
  return true;
};
