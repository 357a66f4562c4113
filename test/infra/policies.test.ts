import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sweepCoverage } from '../../functions/course-evaluations/sweep-coverage.ts';
import { carryOutImport, foldSweep, sweep } from '../../infra/service/deployed-functions.ts';
import { foldPeriod } from '../../lib/domain/evaluations/closing/fold-period.ts';
import { sweepClosedPeriods } from '../../lib/domain/evaluations/closing/sweep-folds.ts';
import { beginDiscard } from '../../lib/domain/evaluations/periods/items.ts';
import { keepLaunch } from '../../lib/domain/lti/kept-launches.ts';
import { carryOutImport as takeStep } from '../../lib/import/remote/carry-out.ts';
import { archiveFile } from '../../lib/import/remote/uploads/folder-uploads.ts';
import { openUploads } from '../../lib/import/remote/uploads/uploads.ts';
import { env } from '../../lib/runtime/env.ts';
import { putBallotStep } from '../../lib/store/ballots.ts';
import { keyOf } from '../../lib/store/keys.ts';
import { changeStep } from '../../lib/store/steps.ts';
import { validRequest } from '../api/conformance/fixtures.ts';
import { openPeriod } from '../lib/domain/evaluations/answering/support/open-period.ts';
import { answer, askPeriod, setPeriod } from '../lib/domain/evaluations/closing/support/answered-period.ts';
import { openTerm } from '../lib/domain/evaluations/invitations/support/open-term.ts';
import { collegeText, type Texts, zipCollege } from '../lib/import/support/one-roster-set.ts';
import { carryOutBatches } from '../support/carry-out-batches.ts';
import { injectFaults, sdkError } from '../support/faults.ts';
import {
  released,
  scaleResult,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
} from '../support/results.ts';
import { startService, type TestService, toMany, toOne } from '../support/service.ts';
import { runAs } from '../support/table-calls.ts';
import { fillLinkages } from './support/fill-linkages.ts';
import { interrupted } from './support/interrupted.ts';

// The table of every service in these tests refuses what a function's role does not allow. All tests of a run note what the
// functions call; test/support/unused-access.ts compares that with what the roles allow. These tests make the calls that no
// other test makes under the name of a function.

afterEach(() => {
  vi.useRealTimers();
});

const periods = '/api/v1/course_evaluation_periods';
const yearMs = 365 * 24 * 3_600_000;

/** A period that has closed, with ballots that nobody has counted. */
const closedPeriod = async ({ store }: TestService) => {
  const classes = [
    { enrolled: 4, teachers: 2 },
    { enrolled: 1, teachers: 0 },
  ];
  const period = await askPeriod(store, classes, { minimum_response_threshold: 3 });
  for (const evaluation of period.evaluations.slice(0, 1))
    for (const student of [0, 1, 2])
      await answer(store, evaluation, student, [{ question: period.questions.words, text: 'Good.' }]);
  return period;
};

/** Folds a period until a number of transactions have been written, as when the function dies. */
const foldAndDie = async ({ store }: TestService, period: string, writes: number): Promise<void> => {
  let left = writes;
  const recover = injectFaults(store.client, (command) => {
    if (!/^(?:TransactWrite|Put|Update)/.test(command)) return undefined;
    left -= 1;
    return left < 0 ? { error: sdkError('ValidationException') } : undefined;
  });
  await foldPeriod(store, period, { now: new Date() }).catch(() => undefined);
  recover();
};

describe('the role of an operation allows', () => {
  it.each(['', '/messages/forecast', `/reminders?filter[department]=${randomUUID()}`])(
    'a read of %s of a period whose coverage was interrupted',
    async (path) => {
      const service = await startService();
      const { target } = await validRequest('read-evaluation-period', service);
      expect(await interrupted(service)).toBe(true);
      expect((await service.call('GET', `${target}${path}`)).status).toBe(200);
    },
  );

  it.each(['summary', 'response_rates'])(
    'the %s of a period that is open, and of one that has closed',
    async (name) => {
      const service = await startService();
      const { period } = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], now: new Date() });
      for (const id of [period, (await closedPeriod(service)).id])
        expect((await service.call('GET', `${periods}/${id}/${name}`)).status).toBe(200);
    },
  );

  it('a launch to make the key of answering tokens', async () => {
    const service = await startService();
    const { users } = await openPeriod(service, { sections: 1, enrolments: [[0]], now: new Date() });
    const login = {
      issuer: '',
      client_id: '',
      nonce: 'once',
      challenge: createHash('sha256').update('v').digest('base64url'),
    };
    const user = users[0]?.id ?? '';
    const launch = await keepLaunch(service.store, login, { role: 'learner', user, section: null }, new Date());
    const body = { data: { type: 'lti_launch', attributes: { launch, verifier: 'v' } } };
    const headers = { authorization: undefined };
    expect((await service.call('POST', '/api/v1/lti_launches', { body, headers })).status).toBe(200);
  });

  it('the deletion of a section whose periods were interrupted', async () => {
    const service = await startService();
    const { target } = await validRequest('delete-section', service);
    await interrupted(service);
    expect((await service.call('DELETE', target)).status).toBe(204);
  });
});

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

const without = (name: string, pattern: RegExp): Texts => ({
  [name]: collegeText(name)
    .split('\n')
    .filter((line) => !pattern.test(line))
    .join('\n'),
});

describe('the role of a function that no request calls allows', () => {
  it('the sweep to finish interrupted plans', async () => {
    const service = await startService();
    const { target, body } = await validRequest('update-evaluation-period', service);
    await service.call('PATCH', target, { body });
    await fillLinkages(service);
    await interrupted(service);
    await runAs(sweep, sweepCoverage);
  });

  it('the sweep to share released results, and to forget originals of comments years later', async () => {
    await releasePeriod(await startService());
    await runAs(sweep, sweepCoverage);
    vi.useFakeTimers({ now: Date.now() + 4 * yearMs, toFake: ['Date'] });
    await runAs(sweep, sweepCoverage);
  });

  it.each([3, 4, 5])('the sweep of folds to finish what a fold has left that died after %i writes', async (writes) => {
    const service = await startService();
    const period = await closedPeriod(service);
    await foldAndDie(service, period.id, writes);
    await setPeriod(service.store, period.id, { minimum_response_threshold: 99 });
    await runAs(foldSweep, sweepClosedPeriods);
  });

  it('the sweep of folds to count answers, and to discard them', async () => {
    const service = await startService();
    const { id } = await closedPeriod(service);
    await service.store.write([putBallotStep('gone', { answers: [] })]);
    await runAs(foldSweep, sweepClosedPeriods);
    await service.store.write([beginDiscard(id)]);
    await runAs(foldSweep, sweepClosedPeriods);
  });

  it('imports to make and remove records', async () => {
    const service = await startService();
    const uploads = await openUploads(service.store);
    let isFirst = true;
    // The first import is carried out in two steps.
    const isTimeUp = () => {
      const isUp = isFirst;
      isFirst = false;
      return isUp;
    };
    const load = async (changes: Texts): Promise<void> => {
      const attributes = { remove_missing: true, threshold: 100 };
      const body = { data: { type: 'import', attributes } };
      const { id } = (await service.call('POST', '/api/v1/imports', { body })).document.data;
      copyFileSync(zipCollege(changes), archiveFile(env.importFolder ?? '', id));
      await runAs(carryOutImport, async () => {
        while ((await takeStep(service.store, id, { uploads, isTimeUp })) === 'more');
      });
    };
    await load({});
    await load({
      ...without('classes.csv', /^s-harmony-2/),
      ...without('enrollments.csv', /student/),
      ...without('roles.csv', /teacher/),
    });
    await interrupted(service);
    const users = collegeText('users.csv').replace(/^u-tom,/m, 'u-tom,tobedeleted');
    await load({ 'users.csv': `${users}u-new,,,true,new,{Employee:1},New,Person,,,,,,,,,,,,,,\n` });
  });

  it('invitations of a period that was interrupted', async () => {
    const service = await startService();
    const { period, students } = await openTerm(service, 2, [[0], [0, 1], [1]]);
    const type = 'course_evaluation_invitation_batch';
    const named = { students: toMany(...students.slice(0, 1)) };
    await interrupted(service);
    for (const relationships of [{}, named]) {
      const body = { data: { type, relationships } };
      await service.call('POST', `${periods}/${period}/invitations`, { body });
      await carryOutBatches();
    }
  });
});
