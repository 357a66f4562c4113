import { expect, it } from 'vitest';
import { beginBatch } from '../../../../../lib/domain/evaluations/invitations/begin-batch.ts';
import { carryOutBatch } from '../../../../../lib/domain/evaluations/invitations/carry-out-batch.ts';
import { memoryLinkKeys } from '../../../../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { readCodes } from '../../../../../lib/domain/evaluations/invitations/take-links.ts';
import { readChange } from '../../../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../../../lib/model/write/create.ts';
import { courseEvaluationStudent } from '../../../../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { chunk } from '../../../../../lib/runtime/chunk.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { startService, toMany, toOne } from '../../../../support/service.ts';
import { openTerm } from './support/open-term.ts';
import { readBatchState } from './support/read-batch-state.ts';

const service = await startService();
const { store } = service;

const sections = 40;
const students = 350;

it('invites the 350 students of a term with requests that grow with sections and students', async () => {
  const term = await openTerm(service, sections, [[0]]);
  const [user] = term.users;
  if (user === undefined) throw new Error('there is no user');
  const newStudent = (number: number) => {
    const taken = [0, 1, 2, 3].flatMap((each) => term.sections[(number + each * 37) % sections] ?? []);
    const data = { attributes: {}, relationships: { user: toOne(user), sections: toMany(...taken) } };
    const change = readChange(courseEvaluationStudent, data, { creates: true });
    return createRecord(store, courseEvaluationStudent, change, { now: new Date() });
  };
  for (const some of chunk(
    Array.from({ length: students - 1 }, (_, number) => number),
    20,
  ))
    await Promise.all(some.map(newStudent));
  const keys = memoryLinkKeys();
  const { id } = await beginBatch(store, keys, { period: term.period, now: new Date() }, async () => {});
  const metered = new Store(store.client, store.tableName);
  await carryOutBatch(metered, keys, id);
  expect(await readBatchState(store, id)).toMatchObject({ state: 'finished', invited: students });
  // 2 per section, 3 per 33 students, 2 per 100 for those without an address, and some.
  const expected = 2 * sections + 3 * Math.ceil(students / 33) + 2 * Math.ceil(students / 100);
  expect(metered.meter.consumption.requests).toBeLessThan(expected + 60);
  const { codes } = await readCodes(store, keys, { batch: id, now: new Date() });
  expect(new Set(codes.map(({ code }) => code)).size).toBe(students);
});
