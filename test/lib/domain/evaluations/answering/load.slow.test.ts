import { beforeAll, expect, it } from 'vitest';
import { forEachAtOnce } from '../../../../../lib/runtime/at-once.ts';
import { refuseConflicts } from '../../../../support/faults.ts';
import { checkKeptTotals } from '../../../../support/kept-totals.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService, type TestService, toOne } from '../../../../support/service.ts';
import { authorizeStudent } from '../../../../support/student-token.ts';
import { nth, type OpenPeriod, openPeriod } from './support/open-period.ts';
import { afterAnswers, countedInList, statesOf } from './support/state.ts';

/*
 * A smaller form of what `npm run bench:answers -- --load` does with 3,000 students on one evaluation and 5,000 on 500. The
 * engine of tests never refuses a transaction because of another: conflicts are made here as DynamoDB makes them, between
 * transactions that take 10 ms each.
 */
const target = '/api/v1/course_evaluation_responses';
const tookMs = 10;
// Always several at once, however fast the machine is. The engine serves one request at a time: more of many evaluations
// would wait for their reads longer than a request may, and more of one would conflict longer than that.
const atOnceOf = { one: 10, many: 40 };

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const submitAll = async (open: OpenPeriod, enrolments: readonly (readonly number[])[], atOnce: number) => {
  const authorized: { readonly authorization: string }[] = [];
  for (const { id } of open.students) authorized.push(await authorizeStudent(service, id, open.period));
  const answers = [{ question: nth(nth(open.questions)).id, value: 4 }];
  const pairs = enrolments.flatMap((sections, student) => sections.map((section) => ({ student, section })));
  const statuses: number[] = [];
  await forEachAtOnce(pairs, atOnce, async ({ student, section }) => {
    const evaluation = toOne({ type: 'course_evaluation', id: nth(open.evaluations, section) });
    const data = { type: 'course_evaluation_response', attributes: { answers }, relationships: { evaluation } };
    const { status } = await service.call('POST', target, { body: { data }, headers: { ...nth(authorized, student) } });
    statuses.push(status);
  });
  return statuses;
};

const load = async (plan: { sections: number; enrolments: number[][] }, atOnce: number): Promise<OpenPeriod> => {
  const { sections, enrolments } = plan;
  const open = await openPeriod(service, { sections, enrolments, now: new Date() });
  const before = await countedInList(service.store);
  const conflicts = refuseConflicts(service.store.client, tookMs);
  const statuses = await submitAll(open, enrolments, atOnce).finally(conflicts.stop);
  expect(
    Map.groupBy(statuses, (status) => status)
      .keys()
      .toArray(),
  ).toEqual([201]);
  expect(conflicts.refused()).toBeGreaterThan(0);
  expect(await countedInList(service.store)).toBe(before + statuses.length);
  await checkKeptTotals(service.store);
  return open;
};

describeInProcess('many students at once', () => {
  it('answer one evaluation, and nothing is lost or there twice', async () => {
    const enrolments = Array.from({ length: 60 }, () => [0]);
    const { evaluations } = await load({ sections: 1, enrolments }, atOnceOf.one);
    expect(await statesOf(service.store, evaluations)).toEqual([afterAnswers(60)]);
  });

  it('answer 10 evaluations, as fast as they can be sent', async () => {
    const [students, sections] = [50, 10];
    const enrolments = Array.from({ length: students }, (_, student) => [student % sections, (student + 1) % sections]);
    const { evaluations } = await load({ sections, enrolments }, atOnceOf.many);
    const after = Array.from({ length: sections }, () => afterAnswers(10));
    expect(await statesOf(service.store, evaluations)).toEqual(after);
  });
});
