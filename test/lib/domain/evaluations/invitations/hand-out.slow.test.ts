import { afterEach, expect, it, vi } from 'vitest';
import { beginBatch } from '../../../../../lib/domain/evaluations/invitations/begin-batch.ts';
import {
  BatchFailed,
  carryOutBatch,
  failBatch,
} from '../../../../../lib/domain/evaluations/invitations/carry-out-batch.ts';
import { readInvitations } from '../../../../../lib/domain/evaluations/invitations/invitations.ts';
import { memoryLinkKeys } from '../../../../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { readCodes, type StudentCode } from '../../../../../lib/domain/evaluations/invitations/take-links.ts';
import { startService, toMany, toOne } from '../../../../support/service.ts';
import { type OpenTerm, openTerm } from './support/open-term.ts';
import { readBatchState } from './support/read-batch-state.ts';

const service = await startService();
const { store } = service;

afterEach(() => {
  vi.useRealTimers();
});

class Killed extends Error {}

/** Invites the students of a term from a process of its own; answers the state of the batch. */
const invite = async ({ period }: OpenTerm, handOut: (codes: readonly StudentCode[]) => Promise<void>) => {
  const keys = memoryLinkKeys();
  const { id } = await beginBatch(store, keys, { period, now: new Date() }, async () => {});
  await carryOutBatch(store, keys, id, handOut).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  return readBatchState(store, id);
};

const kept = async (): Promise<void> => {};

it('counts as fetched when its links are kept', async () => {
  const term = await openTerm(service, 1, [[0], [0]]);
  const names: string[] = [];
  const batch = await invite(term, async (codes) => {
    names.push(...codes.map(({ name }) => name));
  });
  expect(names.sort()).toEqual(['Student 0', 'Student 1']);
  expect(batch).toMatchObject({ state: 'fetched', invited: 2 });
  expect(await invite(term, kept)).toMatchObject({ invited: 0, already_invited: 2 });
});

it('has invited nobody when its links could not be kept', async () => {
  const term = await openTerm(service, 1, [[0], [0]]);
  const batch = await invite(term, async () => {
    throw new BatchFailed('The disk is full.');
  });
  expect(batch).toMatchObject({ state: 'failed', message: 'The disk is full.' });
  expect(await invite(term, kept)).toMatchObject({ invited: 2, already_invited: 0 });
});

it('has invited nobody, 20 minutes later, when it was killed before they were kept', async () => {
  const term = await openTerm(service, 1, [[0], [0]]);
  await invite(term, async () => {
    throw new Killed();
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 + 1_000 });
  expect(await invite(term, kept)).toMatchObject({ invited: 2, already_invited: 0 });
});

it('stays fetched when a second worker of the batch is slower than the office', async () => {
  const { period } = await openTerm(service, 1, [[0], [0]]);
  const keys = memoryLinkKeys();
  const { id } = await beginBatch(store, keys, { period, now: new Date() }, async () => {});
  // The slower one has its key when the other carries out the batch, whose links are fetched.
  const read = async (batch: string) => {
    const key = await keys.read(batch);
    await carryOutBatch(store, keys, id);
    await (await readCodes(store, keys, { batch, now: new Date() })).take();
    return key;
  };
  await carryOutBatch(store, { ...keys, read }, id);
  expect(await readBatchState(store, id)).toMatchObject({ state: 'fetched', invited: 2 });
});

it('invites nobody more once its links have been fetched', async () => {
  const term = await openTerm(service, 1, [[0], [0]]);
  const keys = memoryLinkKeys();
  const { id } = await beginBatch(store, keys, { period: term.period, now: new Date() }, async () => {});
  // The slower one has its key when the links are fetched, and a student enrols.
  const read = async (batch: string) => {
    const key = await keys.read(batch);
    await carryOutBatch(store, keys, id);
    await (await readCodes(store, keys, { batch, now: new Date() })).take();
    const user = await service.seedUser();
    const relationships = { user: toOne(user), sections: toMany(...term.sections) };
    await service.seed('course_evaluation_student', {}, relationships);
    return key;
  };
  await carryOutBatch(store, { ...keys, read }, id);
  expect([...(await readInvitations(store, term.period)).keys()].sort()).toEqual(term.students.map((each) => each.id));
  expect(await readBatchState(store, id)).toMatchObject({ state: 'fetched', invited: 2 });
  expect(await invite(term, kept)).toMatchObject({ invited: 1, already_invited: 2 });
});

it('invites nobody more once it has been given up', async () => {
  const term = await openTerm(service, 1, [[0]]);
  const keys = memoryLinkKeys();
  const { id } = await beginBatch(store, keys, { period: term.period, now: new Date() }, async () => {});
  const read = async (batch: string) => {
    const key = await keys.read(batch);
    await failBatch(store, keys, id, 'It broke off.');
    return key;
  };
  await carryOutBatch(store, { ...keys, read }, id);
  expect(await readInvitations(store, term.period)).toEqual(new Map());
  expect(await readBatchState(store, id)).toMatchObject({ state: 'failed', message: 'It broke off.' });
});
