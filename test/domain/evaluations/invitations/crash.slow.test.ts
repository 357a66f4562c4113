import { describe, expect, it } from 'vitest';
import { scanTable } from '../../../../infra/tools/bench/scan-table.ts';
import { beginBatch } from '../../../../lib/domain/evaluations/invitations/begin-batch.ts';
import { carryOutBatch } from '../../../../lib/domain/evaluations/invitations/carry-out-batch.ts';
import { digestOf } from '../../../../lib/domain/evaluations/invitations/codes.ts';
import { readInvitations } from '../../../../lib/domain/evaluations/invitations/invitations.ts';
import { memoryLinkKeys } from '../../../../lib/domain/evaluations/invitations/link-keys/memory-link-keys.ts';
import { readCodes } from '../../../../lib/domain/evaluations/invitations/take-links.ts';
import { Store } from '../../../../lib/store/store.ts';
import { startService } from '../../../support/service.ts';
import { closeTestTable, openTestTable } from '../../../support/table.ts';
import { copyTables } from '../results/support/killed.ts';
import { dyingStore, Killed } from '../support/dying-store.ts';
import { openTerm } from './support/open-term.ts';
import { readBatchState } from './support/read-batch-state.ts';

const service = await startService();
const term = await openTerm(
  service,
  2,
  Array.from({ length: 40 }, () => [0, 1]),
);
const opened = { records: await scanTable(service.store), ballots: [] };

/** Tables of their own in which the term is open. */
const openStore = async (): Promise<Store> => {
  const store = new Store(service.store.client, (await openTestTable()).tableName);
  await copyTables(opened, store);
  return store;
};

const attempt = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
};

/** Kills a batch at a request, carries it out again and looks at what it has made; answers how many requests it took. */
const killAndResume = async (dieAt: number, afterwards: boolean, named: boolean): Promise<number> => {
  const store = await openStore();
  const keys = memoryLinkKeys();
  const asked = { period: term.period, now: new Date() };
  const first = await beginBatch(store, keys, asked, async () => {});
  if (named) await carryOutBatch(store, keys, first.id);
  const ids = term.students.map(({ id }) => id);
  const { id } = named ? await beginBatch(store, keys, { ...asked, students: ids }, async () => {}) : first;
  const dying = dyingStore(store, dieAt, afterwards);
  await attempt(carryOutBatch(dying.store, keys, id));
  await carryOutBatch(store, keys, id);
  expect(await readBatchState(store, id)).toMatchObject({ state: 'finished', invited: ids.length });
  const { codes } = await readCodes(store, keys, { batch: id, now: new Date() });
  expect(codes.map(({ student }) => student).sort()).toEqual([...ids].sort());
  const invitations = await readInvitations(store, term.period);
  for (const { student, code } of codes) expect(invitations.get(student)?.code).toBe(digestOf(code));
  await closeTestTable(store.tableName);
  return dying.requests();
};

describe('a batch of invitations that is killed', () => {
  it.each([
    ['before a request arrives', false, false],
    ['before an answer arrives', true, false],
    ['before an answer arrives, in place of other links', true, true],
  ])(
    'gives each student one link in the end: %s',
    async (_case, afterwards, named) => {
      const all = await killAndResume(Number.POSITIVE_INFINITY, afterwards, named);
      expect(all).toBeGreaterThan(10);
      for (let dieAt = 1; dieAt <= all; dieAt += 1) await killAndResume(dieAt, afterwards, named);
    },
    600_000,
  );
});
