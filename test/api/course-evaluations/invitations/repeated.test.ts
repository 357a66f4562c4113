import { expect, onTestFinished } from 'vitest';
import {
  forgetBatch,
  waitingBatches,
} from '../../../../lib/domain/evaluations/invitations/link-keys/folder-link-keys.ts';
import { openTerm } from '../../../lib/domain/evaluations/invitations/support/open-term.ts';
import { carryOutBatches } from '../../../support/carry-out-batches.ts';
import { injectFaults, sdkError } from '../../../support/faults.ts';
import { itInProcess } from '../../../support/routes-under-test.ts';
import { startService } from '../../../support/service.ts';
import { batches, type } from './support/inviting.ts';

const service = await startService();
const { store, call } = service;

const folder = process.env.INVITATION_FOLDER ?? '';

const invite = (period: string, key: string) =>
  call('POST', `/api/v1/course_evaluation_periods/${period}/invitations`, {
    body: { data: { type } },
    headers: { 'idempotency-key': key },
  });

const batchesOf = async (period: string): Promise<string[]> => {
  const { document } = await call('GET', `${batches}?filter[period]=${period}`);
  return document.data.map(({ id }: { id: string }) => id);
};

const loseNextTransaction = (): void => {
  let isLost = false;
  const stop = injectFaults(store.client, (command) => {
    if (isLost || !command.startsWith('TransactWrite')) return undefined;
    isLost = true;
    return { error: sdkError('TimeoutError'), afterwards: true };
  });
  onTestFinished(stop);
};

itInProcess('begins one batch for a key, also where the first request was cut off after its transaction', async () => {
  const { period } = await openTerm(service, 1, [[0]]);
  loseNextTransaction();
  expect((await invite(period, 'cut-off')).status).toBe(503);
  const again = await invite(period, 'cut-off');
  expect([again.status, again.headers['idempotent-replayed']], again.text).toEqual([201, 'true']);
  expect(again.headers.location).toMatch(new RegExp(`${batches}/${again.document.data.id}$`));
  expect(await batchesOf(period)).toEqual([again.document.data.id]);
  // Nobody had come to say so before.
  await carryOutBatches();
  const { document } = await call('GET', `${batches}/${again.document.data.id}`);
  expect(document.data.attributes).toMatchObject({ state: 'finished', invited: 1 });
});

itInProcess('answers the same when repeated, and has nothing carried out twice that has been', async () => {
  const { period } = await openTerm(service, 1, [[0]]);
  const first = await invite(period, 'twice');
  await carryOutBatches();
  const again = await invite(period, 'twice');
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(again.headers.location).toBe(first.headers.location);
  expect(await waitingBatches(folder)).toEqual([]);
  expect(await batchesOf(period)).toEqual([first.document.data.id]);
});

itInProcess('has a batch carried out whose word was lost', async () => {
  const { period } = await openTerm(service, 1, [[0]]);
  const { document } = await invite(period, 'lost-word');
  await forgetBatch(folder, document.data.id);
  await invite(period, 'lost-word');
  expect(await waitingBatches(folder)).toEqual([document.data.id]);
});
