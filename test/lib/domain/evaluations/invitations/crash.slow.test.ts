import { describe, expect, it } from 'vitest';
import { beginBatch } from '../../../../../lib/domain/evaluations/invitations/begin-batch.ts';
import { carryOutBatch } from '../../../../../lib/domain/evaluations/invitations/carry-out-batch.ts';
import { digestOf } from '../../../../../lib/domain/evaluations/invitations/codes.ts';
import { readInvitations } from '../../../../../lib/domain/evaluations/invitations/invitations.ts';
import { memoryLinkKeys } from '../../../../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { readCodes } from '../../../../../lib/domain/evaluations/invitations/take-links.ts';
import { readTables, restoreTables } from '../../../../support/copy-tables.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { startService } from '../../../../support/service.ts';
import { openTerm } from './support/open-term.ts';
import { readBatchState } from './support/read-batch-state.ts';

const service = await startService();
const { store } = service;
const term = await openTerm(
  service,
  2,
  Array.from({ length: 40 }, () => [0, 1]),
);
const opened = await readTables(store);

/** Kills a batch after so many writes, carries it out again and looks at what it has made; answers how many it took. */
const killAndResume = async (most: number, named: boolean): Promise<number> => {
  await restoreTables(opened, store);
  const keys = memoryLinkKeys();
  const asked = { period: term.period, now: new Date() };
  const first = await beginBatch(store, keys, asked, async () => {});
  if (named) await carryOutBatch(store, keys, first.id);
  const ids = term.students.map(({ id }) => id);
  const { id } = named ? await beginBatch(store, keys, { ...asked, students: ids }, async () => {}) : first;
  const writes = await dieAfter(store, most, (dying) => carryOutBatch(dying, keys, id));
  await carryOutBatch(store, keys, id);
  expect(await readBatchState(store, id)).toMatchObject({ state: 'finished', invited: ids.length });
  const { codes } = await readCodes(store, keys, { batch: id, now: new Date() });
  expect(codes.map(({ student }) => student).sort()).toEqual([...ids].sort());
  const invitations = await readInvitations(store, term.period);
  for (const { student, code } of codes) expect(invitations.get(student)?.code).toBe(digestOf(code));
  return writes;
};

describe('a batch of invitations that is killed between any two of its writes', () => {
  it.each([
    ['one link', false],
    ['one link in place of another', true],
  ])('gives each student %s in the end', async (_links, named) => {
    const writes = await killAndResume(Number.POSITIVE_INFINITY, named);
    expect(writes).toBeGreaterThan(4);
    for (const each of deaths(writes)) await killAndResume(each, named);
  });
});
