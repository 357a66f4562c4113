import { copyFileSync } from 'node:fs';
import { vi } from 'vitest';
import { sweepCoverage } from '../../../functions/course-evaluations/sweep-coverage.ts';
import { carryOutImport, carryOutInvitations, foldSweep, sweep } from '../../../infra/bundle/deployed-functions.ts';
import type { TableCall } from '../../../infra/policies/table-call.ts';
import { beginDiscard } from '../../../lib/domain/evaluations/periods/begin-discard.ts';
import { sweepClosedPeriods } from '../../../lib/domain/evaluations/results/fold/sweep-folds.ts';
import { carryOutImport as takeStep } from '../../../lib/import/remote/carry-out.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { openUploads } from '../../../lib/import/remote/uploads/uploads.ts';
import { env } from '../../../lib/runtime/env.ts';
import { putBallotStep } from '../../../lib/store/ballots.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { validRequest } from '../../conformance/fixtures.ts';
import { openTerm } from '../../domain/evaluations/invitations/support/open-term.ts';
import { answer, askPeriod } from '../../domain/evaluations/results/support/answered-period.ts';
import { collegeText, type Texts, zipCollege } from '../../import/support/one-roster-set.ts';
import { carryOutBatches } from '../../support/carry-out-batches.ts';
import {
  released,
  scaleResult,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
} from '../../support/results.ts';
import { startService, type TestService, toMany, toOne } from '../../support/service.ts';
import { collectCalls } from '../../support/table-calls.ts';
import { fillLinkages } from './fill-linkages.ts';
import { asItIs, interrupted } from './worlds.ts';

/** Results that a benchmark needs, and a comment that a reviewer has edited, in a period that is released. */
const releasePeriod = async (service: TestService): Promise<void> => {
  const period = await seedPeriod(service, released);
  const question = await seedQuestion(service, period);
  const teachers: Teacher[] = [];
  for (let index = 0; index < 5; index += 1) teachers.push(await seedTeacher(service, `Teacher ${index}`));
  for (let index = 0; index < 15; index += 1) {
    const evaluated = await seedEvaluation(service, period, teachers.slice(index % 5, (index % 5) + 1));
    const units = [{ instructor: null, questions: [scaleResult(question.id)] }];
    await seedResult(service, period, evaluated, { units });
    if (index > 0) continue;
    const relationships = { evaluation: toOne(evaluated.evaluation), period: toOne(period) };
    const comment = await service.seed('course_evaluation_comment', { text: '[…]', decision: 'public' }, relationships);
    const set = [[['original_text'], 'Ada said']] as const;
    await service.store.write([changeStep(keyOf.record(comment), { set }, () => 'gone')]);
  }
};

const yearMs = 365 * 24 * 3_600_000;

/** Results that are released, and forgotten again years later. */
const recordReleases = async (seen: Set<TableCall>): Promise<void> => {
  await releasePeriod(await startService());
  await collectCalls(sweep, seen, sweepCoverage);
  vi.useFakeTimers({ now: Date.now() + 4 * yearMs, toFake: ['Date'] });
  try {
    await collectCalls(sweep, seen, sweepCoverage);
  } finally {
    vi.useRealTimers();
  }
};

const recordSweep = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  for (const world of [asItIs, fillLinkages]) {
    const service = await startService();
    const { target, body } = await validRequest('update-evaluation-period', service);
    await service.call('PATCH', target, { body });
    await world(service);
    await interrupted(service);
    await collectCalls(sweep, seen, sweepCoverage);
  }
  await recordReleases(seen);
  return seen;
};

/** Folds a period with comments, then discards what it was answered. */
const recordFolds = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  const { store } = await startService();
  const classes = [
    { enrolled: 4, teachers: 2 },
    { enrolled: 1, teachers: 0 },
  ];
  const period = await askPeriod(store, classes, { minimum_response_threshold: 3 });
  for (const evaluation of period.evaluations.slice(0, 1))
    for (const student of [0, 1, 2])
      await answer(store, evaluation, student, [{ question: period.questions.words, text: 'Good.' }]);
  await store.write([putBallotStep('gone', { answers: [] })]);
  await collectCalls(foldSweep, seen, sweepClosedPeriods);
  await store.write([beginDiscard(period.id)]);
  await collectCalls(foldSweep, seen, sweepClosedPeriods);
  return seen;
};

const without = (name: string, pattern: RegExp): Texts => ({
  [name]: collegeText(name)
    .split('\n')
    .filter((line) => !pattern.test(line))
    .join('\n'),
});

/** Loads a college and changes of it, over periods that cover its courses and whose plans nobody has carried out. */
const recordImports = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  const service = await startService();
  const surroundings = { uploads: await openUploads(service.store), isTimeUp: () => true };
  const load = async (changes: Texts): Promise<void> => {
    const attributes = { remove_missing: true, threshold: 100 };
    const body = { data: { type: 'import', attributes } };
    const { id } = (await service.call('POST', '/api/v1/imports', { body })).document.data;
    copyFileSync(zipCollege(changes), archiveFile(env.importFolder ?? '', id));
    await collectCalls(carryOutImport, seen, async () => {
      while ((await takeStep(service.store, id, surroundings)) === 'more');
    });
  };
  await load(without('classes.csv', /^s-harmony-2/));
  await interrupted(service);
  await load({});
  await load({ ...without('enrollments.csv', /student/), ...without('roles.csv', /teacher/) });
  await load({ 'classes.csv': collegeText('classes.csv').replaceAll('c-harmony', 'nowhere') });
  const users = collegeText('users.csv').replace(/^u-tom,/m, 'u-tom,tobedeleted');
  await load({ 'users.csv': `${users}u-new,,,true,new,{Employee:1},New,Person,,,,,,,,,,,,,,\n` });
  await load({});
  return seen;
};

/** Invites all students of a period, then one of them anew, then when the period is left with a plan. */
const recordInvitations = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  const service = await startService();
  const { period, students } = await openTerm(service, 2, [[0], [0, 1], [1]]);
  const type = 'course_evaluation_invitation_batch';
  const named = { students: toMany(...students.slice(0, 1)) };
  for (const [relationships, world] of [[{}, asItIs] as const, [named, asItIs] as const, [{}, interrupted] as const]) {
    await world(service);
    const target = `/api/v1/course_evaluation_periods/${period}/invitations`;
    await service.call('POST', target, { body: { data: { type, relationships } } });
    await collectCalls(carryOutInvitations, seen, carryOutBatches);
  }
  return seen;
};

/** What those functions do with the table that no request calls, by their names. */
export const recordWork = async (): Promise<(readonly [name: string, Set<TableCall>])[]> => [
  [sweep, await recordSweep()],
  [foldSweep, await recordFolds()],
  [carryOutImport, await recordImports()],
  [carryOutInvitations, await recordInvitations()],
];
