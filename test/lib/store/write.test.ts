import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { department } from '../../../lib/resources/organisation/department.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { WriteRefused } from '../../../lib/store/refused.ts';
import { alreadyWritten, changeStep, deleteStep, itemExists, mergeSteps, putStep } from '../../../lib/store/steps.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { type FaultPlan, injectFaults, sdkError } from '../../support/faults.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
let stop = () => {};
afterEach(() => stop());

const plan = (faults: FaultPlan) => {
  stop = injectFaults(service.store.client, faults);
};

const times = (limit: number, make: FaultPlan): FaultPlan => {
  let left = limit;
  return (command) => (make(command) !== undefined && left-- > 0 ? make(command) : undefined);
};

const conflict = sdkError('TransactionCanceledException', {
  CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
});

const newUser = { data: { type: 'user', attributes: { display_name: 'X' } } };
const createUser = () => service.call('POST', '/api/v1/users', { body: newUser });

const on =
  (name: string, error: Error, afterwards = false): FaultPlan =>
  (command) =>
    command.startsWith(name) ? { error, afterwards } : undefined;

describe('a write', () => {
  it('is tried again when another transaction is under way on its items', async () => {
    plan(times(3, on('TransactWrite', conflict)));
    expect((await createUser()).status).toBe(201);
  });

  it('gives up in words when the conflict does not end', async () => {
    plan(on('TransactWrite', conflict));
    const answer = await createUser();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
  });

  it.each([
    ['a throttled table', sdkError('ProvisionedThroughputExceededException')],
    ['a throttled account', sdkError('ThrottlingException')],
    ['too many requests', sdkError('RequestLimitExceeded')],
    ['a fault of DynamoDB', sdkError('InternalServerError')],
    ['a fault that is not even JSON', sdkError('SyntaxError', { $metadata: { httpStatusCode: 502 } })],
    ['a transaction that is still under way', sdkError('TransactionInProgressException')],
    ['a timeout', sdkError('TimeoutError', { code: 'ETIMEDOUT' })],
    ['a refused connection', sdkError('Error', { code: 'ECONNREFUSED' })],
    ['a name that is not found', sdkError('Error', { code: 'ENOTFOUND' })],
    ['a name server that does not answer', sdkError('Error', { code: 'EAI_AGAIN' })],
    ['a host that is not reached', sdkError('Error', { code: 'EHOSTUNREACH' })],
    ['a socket that hangs up', sdkError('Error', { code: 'ECONNRESET' })],
    ['a socket that is closed', sdkError('Error', { code: 'EPIPE' })],
    ['an answer that breaks off', sdkError('Error', { code: 'ERR_STREAM_PREMATURE_CLOSE' })],
    ['a trouble inside another', sdkError('Error', { cause: sdkError('Error', { code: 'ECONNRESET' }) })],
    ['a request that took too long', sdkError('RequestTimeout')],
    ['a service that is down', sdkError('ServiceUnavailableException')],
    ['a limit of the account', sdkError('LimitExceededException')],
    [
      'a throttled transaction',
      sdkError('TransactionCanceledException', { CancellationReasons: [{ Code: 'ThrottlingError' }] }),
    ],
  ])('reports %s as a reason to try again', async (_case, error) => {
    plan(on('TransactWrite', error));
    const answer = await createUser();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.document.errors[0]).toMatchObject({ title: 'Service Unavailable', code: 'unavailable' });
  });

  it('says what to do about it as fits the request', async () => {
    plan(() => ({ error: sdkError('TimeoutError') }));
    const id = randomUUID();
    const address = { type: 'address', id, attributes: { address_line1: 'Y' } };
    const late = 'The data store did not answer in time';
    for (const [method, target, advice, body] of [
      ['GET', '/api/v1/users', 'repeat the same request'],
      ['PATCH', `/api/v1/addresses/${id}`, 'repeat the same request', { data: address }],
      ['DELETE', `/api/v1/addresses/${id}`, 'repeat the same request'],
      ['POST', '/api/v1/users', 'check whether the resource was created before you repeat the request', newUser],
    ] as const)
      expectRefusal(await service.call(method, target, { body }), 503, { detail: `${late}; ${advice}` });
  });

  it('shows nothing of an error that nobody expected but the id of the request', async () => {
    plan(on('TransactWrite', sdkError('Weird', { message: 'secret of the house' })));
    const answer = await createUser();
    expectRefusal(answer, 500, {
      detail: expect.stringMatching(/^Something went wrong on our side; the request id is \S+$/),
    });
    expect(answer.text).not.toContain('secret');
  });

  it('refuses in words what would pass 400 KB, alone and in a transaction', async () => {
    const tooLarge = { Code: 'ValidationError', Message: 'Item size to update has exceeded the maximum allowed size' };
    plan(on('TransactWrite', sdkError('TransactionCanceledException', { CancellationReasons: [tooLarge] })));
    const expected = { code: 'record_too_large', detail: 'The record would be larger than the maximum of 400 KB' };
    expectRefusal(await createUser(), 422, expected);
    stop();
    const item = { text: 'x'.repeat(410 * 1024) };
    const key = keyOf.record({ type: 'nothing', id: 'large' });
    const steps = [putStep(key, item, () => undefined)];
    await expect(service.store.write(steps)).rejects.toMatchObject({ code: 'item_too_large' });
  });

  it('is answered as done when only its first answer was lost', async () => {
    let first = true;
    const change = readChange(department, { attributes: { name: 'D' }, relationships: {} }, { creates: true });
    // The SDK repeats a call whose answer it did not get: the second finds what the first has written.
    stop = injectFaults(service.store.client, (command) => {
      if (!command.startsWith('Put') || !first) return undefined;
      first = false;
      return { error: sdkError('TransactionConflictException'), afterwards: true };
    });
    const record = await createRecord(service.store, department, change, { now: new Date() });
    expect(await service.store.read(record)).toEqual(record);
  });

  it('may make an update twice when only its first answer was lost, which changes nothing', async () => {
    const owner = await service.seedUser();
    const address = await service.seed('address', { address_line1: 'X' }, { user: toOne(owner) });
    plan(times(1, on('UpdateItem', sdkError('TransactionConflictException'), true)));
    const { status, document } = await service.call('PATCH', `/api/v1/addresses/${address.id}`, {
      body: { data: { id: address.id, type: 'address', attributes: { label: 'New' } } },
    });
    expect(status).toBe(200);
    expect(document.data.attributes.label).toBe('New');
    expect(await service.store.read(address)).toMatchObject({ label: 'New', address_line1: 'X' });
  });

  it('asks nothing of what it puts without a condition, and learns from the other puts that it was done already', async () => {
    const [own, other] = ['own', 'other'].map((id) => keyOf.record({ type: 'anyway', id }));
    if (own === undefined || other === undefined) throw new Error('no keys');
    const put = (value: number, taken: unknown) => [
      putStep(own, { value }, () => taken),
      { ...putStep(other, { value }, () => 'never asked'), isUnconditional: true } as const,
    ];
    await service.store.write([putStep(other, { value: 0, previous: true }, () => 'never asked')]);
    await service.store.write(put(1, 'taken'));
    expect(await service.store.getMany([other])).toEqual([{ ...other, value: 1 }]);
    await service.store.write(put(2, alreadyWritten));
    await expect(service.store.write(put(3, 'taken'))).rejects.toMatchObject({ reasons: ['taken'] });
    expect(await service.store.getMany([other])).toEqual([{ ...other, value: 1 }]);
  });

  it('is not taken for done as long as what it deletes is there', async () => {
    const [made, left] = [keyOf.record({ type: 'nothing', id: 'made' }), keyOf.record({ type: 'nothing', id: 'left' })];
    const put = (key = made) => putStep(key, {}, () => alreadyWritten);
    await service.store.write([put(made), put(left)]);
    const write = service.store.write([put(made), deleteStep(left, () => undefined)]);
    await expect(write).rejects.toThrow(WriteRefused);
    expect(await service.store.getMany([left])).toHaveLength(1);
  });

  it('reports every step that was refused', async () => {
    const [one, two] = ['one', 'two'].map((id) => keyOf.record({ type: 'nothing', id }));
    const missing = (key = one) => changeStep(key ?? keyOf.cursorSecret, { conditions: [itemExists] }, () => key?.pk);
    const error = await service.store.write([missing(one), missing(two)]).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WriteRefused);
    expect(error).toMatchObject({ reasons: ['nothing#one', 'nothing#two'] });
  });
});

describe('merging steps', () => {
  it('joins the changes of one item, whose refusals are asked in turn', () => {
    const key = keyOf.cursorSecret;
    const first = changeStep(key, { set: [[['a'], 1]] }, () => undefined);
    const second = changeStep(key, { set: [[['b'], 2]] }, () => 'second');
    const [merged, ...rest] = mergeSteps([first, second]);
    expect(rest).toEqual([]);
    expect(merged).toMatchObject({
      set: [
        [['a'], 1],
        [['b'], 2],
      ],
    });
    expect(merged?.refused(undefined)).toBe('second');
  });

  it('refuses to put and change one item', () => {
    const key = keyOf.cursorSecret;
    const steps = [putStep(key, {}, () => undefined), changeStep(key, {}, () => undefined)];
    expect(() => mergeSteps(steps)).toThrow('a change and a put of one item');
  });
});
