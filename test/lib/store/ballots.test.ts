import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import {
  type Answer,
  deleteBallots,
  deleteFoldKey,
  foldKeyOf,
  putBallotStep,
  readBallots,
} from '../../../lib/store/ballots.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';

const openStore = async (): Promise<Store> => {
  const { tableName, endpoint } = await openTestTable();
  return new Store(documentClient(endpoint), tableName);
};

const answer = (value: number): Answer => ({ question: 'question', value });

const ballotsOf = async (store: Store, evaluation: string) =>
  (await Array.fromAsync(readBallots(store, evaluation))).flat();

const scanBallots = ({ client, ballotsTableName }: Store) => scanTable({ client, tableName: ballotsTableName });

it('writes a ballot and what the main table keeps of it in one transaction, or neither', async () => {
  const store = await openStore();
  const inMain = () => putStep({ pk: 'one', sk: '#' }, { text: 'main' }, () => 'taken');
  await store.write([inMain(), putBallotStep('e', { answers: [answer(1)] })]);
  await expect(store.write([inMain(), putBallotStep('e', { answers: [answer(2)] })])).rejects.toThrow('write refused');
  expect(await scanTable(store)).toEqual([{ pk: 'one', sk: '#', text: 'main' }]);
  expect(await scanBallots(store)).toEqual([{ pk: 'e', sk: expect.any(String), answers: expect.any(String) }]);
  expect(await ballotsOf(store, 'e')).toMatchObject([{ answers: [answer(1)] }]);
});

it('keeps two items of one key apart when they are of two tables', async () => {
  const store = await openStore();
  const [ballot] = [putBallotStep('e', { answers: [] })];
  await store.write([ballot, putStep(ballot.key, { text: 'main' }, () => 'taken')]);
  expect(await store.get(ballot.key)).toMatchObject({ text: 'main' });
  expect(await scanBallots(store)).toEqual([{ ...ballot.key, answers: expect.any(String) }]);
});

it('writes ballots of one size, in the same units, however much somebody has said', async () => {
  const store = await openStore();
  const unitsOf = async (text: string): Promise<number> => {
    const before = store.meter.consumption.units;
    await store.write([putBallotStep('e', { answers: [{ question: 'q', text }] })]);
    return store.meter.consumption.units - before;
  };
  const texts = ['no', 'é'.repeat(600), 'x'.repeat(3_900)];
  const units: number[] = [];
  for (const text of texts) units.push(await unitsOf(text));
  expect(new Set(units).size).toBe(1);
  const items = await scanBallots(store);
  expect(new Set(items.map(({ answers }) => Buffer.byteLength(String(answers)))).size).toBe(1);
  const read = (await ballotsOf(store, 'e')).map(({ answers: [first] }) => first?.text);
  expect(read.sort()).toEqual(texts.toSorted());
});

it('keeps each id of a ballot once where ids alone are more than a ballot may be', async () => {
  const store = await openStore();
  const id = (number: number) => `019d0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  const answers = Array.from({ length: 1_000 }, (_, number): Answer => {
    const asked = { question: id(Math.floor(number / 50)), instructor: id(100 + (number % 50)) };
    return number % 3 === 0 ? { ...asked, not_applicable: true } : { ...asked, value: number % 5, comment: 'é' };
  });
  const about: Answer = { question: id(500), choices: ['a'] };
  const put = putBallotStep('e', { answers: [about, ...answers] });
  await store.write([put]);
  expect((await ballotsOf(store, 'e')).map((ballot) => ballot.answers)).toEqual([[about, ...answers]]);
  const [item] = await scanBallots(store);
  expect(String(item?.answers).length).toBeLessThan(50_000);
});

it('reads all ballots of one evaluation, page by page, and none of another', async () => {
  const store = await openStore();
  const text = 'x'.repeat(30_000);
  for (let count = 0; count < 80; count += 1)
    await store.write([putBallotStep('e', { answers: [{ question: 'q', text }] })]);
  await store.write([putBallotStep('other', { answers: [] })]);
  const pages = await Array.fromAsync(readBallots(store, 'e'));
  expect(pages.length).toBeGreaterThan(1);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(80);
});

it('deletes ballots in calls of 25, and again without harm', async () => {
  const store = await openStore();
  for (let count = 0; count < 60; count += 1) await store.write([putBallotStep('e', { answers: [answer(1)] })]);
  const ids = (await ballotsOf(store, 'e')).map(({ id }) => id);
  const [kept = '', ...gone] = ids;
  const before = store.meter.consumption.requests;
  await deleteBallots(store, 'e', gone);
  expect(store.meter.consumption.requests - before).toBe(3);
  await deleteBallots(store, 'e', gone);
  expect((await ballotsOf(store, 'e')).map(({ id }) => id)).toEqual([kept]);
});

it('makes one fold key for all who ask, which is no ballot, until it is deleted', async () => {
  const store = await openStore();
  const keys = await Promise.all(Array.from({ length: 5 }, () => foldKeyOf(store, 'e')));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await foldKeyOf(store, 'e')).toEqual(keys[0]);
  expect(await foldKeyOf(store, 'other')).not.toEqual(keys[0]);
  expect(await ballotsOf(store, 'e')).toEqual([]);
  await deleteFoldKey(store, 'e');
  await deleteFoldKey(store, 'e');
  expect(await foldKeyOf(store, 'e')).not.toEqual(keys[0]);
});

it('has no index, no stream and no time to live on a local engine either', async () => {
  const { client, ballotsTableName } = await openStore();
  const { Table } = await client.send(new DescribeTableCommand({ TableName: ballotsTableName }));
  expect(Table?.GlobalSecondaryIndexes ?? []).toEqual([]);
  expect(Table?.StreamSpecification?.StreamEnabled ?? false).toBe(false);
});
