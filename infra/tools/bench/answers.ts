import {
  BatchGetCommand,
  type BatchGetCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { submitAnswers } from '../../../lib/domain/evaluations/answering/submit-answers.ts';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import { chunk } from '../../../lib/runtime/chunk.ts';
import { pause } from '../../../lib/runtime/pause.ts';
import type { Store } from '../../../lib/store/store.ts';
import { counts, readArguments } from '../arguments.ts';
import { answeringTerm, type Pair } from './answering-term.ts';
import { median, processorTime, timed } from './measure.ts';
import { scanTable } from './scan-table.ts';
import { type OpenTable, withEngine } from './with-engine.ts';

/*
 * npm run bench:answers [-- SUBMISSIONS ROUNDS]: the rate of submissions, to that of bare TransactWriteItems of the very
 * items that they write, in turns on one engine: some submissions, then the same transactions on other tables, and so on;
 * then the reads that they have made, so that what is left is the service's own work.
 * npm run bench:answers -- --load: 50 students a second for a minute on one evaluation, then 5,000 spread over 500.
 */

const shape = {
  usage: 'npm run bench:answers [-- SUBMISSIONS ROUNDS | --load]',
  options: { load: { type: 'boolean', default: false } },
} as const;
const { submissions, rounds, isLoad } = readArguments(shape, (given, values) => {
  const [submissions, rounds] = counts(800, 3)(given);
  return { submissions, rounds, isLoad: values.load };
});
const turn = 40;
const atOnce = 8;

const submit = (store: Store, { student, evaluation, period, question }: Pair): Promise<unknown> =>
  submitAnswers(store, {
    student,
    period,
    evaluation,
    answers: [{ question, value: 4 }],
    now: new Date(),
  });

type Elements = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** The requests of some submissions to the table. */
interface Recorded {
  readonly transactions: readonly Elements[];
  readonly gets: readonly BatchGetCommandInput[];
  readonly queries: readonly QueryCommandInput[];
}

/** Records the requests of a store without copying them, because copies would count as time of the submissions. */
const recorder = ({ client }: Store): { take(): Recorded } => {
  let recorded: object[] = [];
  client.middlewareStack.add(
    (next) => (args) => {
      recorded.push(args.input);
      return next(args);
    },
    { step: 'initialize', name: 'record' },
  );
  return {
    take: () => {
      const taken = recorded;
      recorded = [];
      // Each command has a member that no other has.
      const having = <Input>(member: string) => taken.filter((input) => member in input) as Input[];
      return {
        transactions: having<{ TransactItems: Elements }>('TransactItems').map(({ TransactItems }) => TransactItems),
        gets: having('RequestItems'),
        queries: having('KeyConditionExpression'),
      };
    },
  };
};

/** The same elements for other tables. */
const elsewhere = (elements: Elements, from: Store, to: Store): Elements =>
  elements.map((element) => {
    const [entry] = Object.entries(element);
    if (entry === undefined) throw new Error('an element without an action');
    const [kind, part] = entry as [string, { TableName?: string }];
    const TableName = part.TableName === from.tableName ? to.tableName : to.ballotsTableName;
    return { [kind]: { ...part, TableName } };
  });

const writeBare = ({ client }: Store, transactions: readonly Elements[]): Promise<void> =>
  forEachAtOnce(transactions, atOnce, (TransactItems) =>
    client.send(new TransactWriteCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL' })),
  );

const readBare = ({ client }: Store, { gets, queries }: Recorded): Promise<void> =>
  forEachAtOnce(
    [...gets.map((input) => new BatchGetCommand(input)), ...queries.map((input) => new QueryCommand(input))],
    atOnce,
    (command) =>
      // One signature for both.
      client.send(command as BatchGetCommand),
  );

/** What the submissions of a round took, and bare calls that write, and read, just the same. */
interface Spent {
  submissions: number;
  writes: number;
  reads: number;
}

/** The same by the clock, and in processor time of this process and the engine, which other work on the machine leaves alone. */
type Measured = Readonly<Record<'clock' | 'processor', Spent>>;

const nothing = (): Spent => ({ submissions: 0, writes: 0, reads: 0 });

const ratiosOf = ({ submissions, writes, reads }: Spent): readonly [number, number] => [
  writes / submissions,
  (writes + reads) / submissions,
];

const describe = (what: string, spent: Spent, count: number): string => {
  const each = (ms: number): string => `${(ms / count).toFixed(2)} ms`;
  const [toWrites, toBoth] = ratiosOf(spent).map((ratio) => ratio.toFixed(2));
  return `  ${what}: a submission ${each(spent.submissions)}, a bare transaction ${each(spent.writes)}, its reads ${each(spent.reads)}; ratio ${toWrites} to the transactions, ${toBoth} to transactions and reads`;
};

const compare = async (open: OpenTable, engine: number, round: number): Promise<Measured> => {
  const [store, bare] = [await open(`answers-${round}`), await open(`bare-${round}`)];
  const pairs = await answeringTerm(store, { sections: submissions / 10, students: submissions / 5, perStudent: 5 });
  const [first, ...others] = pairs;
  // The first of a period marks its questions.
  if (first !== undefined) await submit(store, first);
  const recorded = recorder(store);
  const spent = { clock: nothing(), processor: nothing() };
  const count = async (what: keyof Spent, work: () => Promise<unknown>): Promise<void> => {
    const before = processorTime(process.pid) + processorTime(engine);
    spent.clock[what] += await timed(work);
    spent.processor[what] += processorTime(process.pid) + processorTime(engine) - before;
  };
  let calls = 0;
  for (const part of chunk(others, turn)) {
    recorded.take();
    await count('submissions', () => forEachAtOnce(part, atOnce, (pair) => submit(store, pair)));
    const asked = recorded.take();
    calls += asked.transactions.length + asked.gets.length + asked.queries.length;
    const transactions = asked.transactions.map((elements) => elsewhere(elements, store, bare));
    await count('writes', () => writeBare(bare, transactions));
    await count('reads', () => readBare(store, asked));
  }
  store.client.middlewareStack.remove('record');
  console.log(
    [
      `Round ${round}: ${others.length} submissions, ${(calls / others.length).toFixed(2)} requests each`,
      describe('by the clock', spent.clock, others.length),
      describe('processor time', spent.processor, others.length),
    ].join('\n'),
  );
  return spent;
};

const load = async (store: Store, name: string, plan: Parameters<typeof answeringTerm>[1], perSecond?: number) => {
  const pairs = await answeringTerm(store, plan);
  const begun = performance.now();
  const slowest: number[] = [];
  await forEachAtOnce(pairs.entries(), 40, async ([number, pair]) => {
    const due = begun + (perSecond === undefined ? 0 : (number * 1_000) / perSecond);
    if (due > performance.now()) await pause(due - performance.now());
    slowest.push(await timed(() => submit(store, pair)));
  });
  const ballots = await scanTable({ client: store.client, tableName: store.ballotsTableName });
  const seconds = (performance.now() - begun) / 1_000;
  const sorted = slowest.toSorted((one, other) => one - other);
  console.log(
    `${name}: ${pairs.length} sent in ${seconds.toFixed(1)} s, ${ballots.length} ballots; median ${median(sorted).toFixed(0)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  if (ballots.length !== pairs.length) throw new Error('there are more or fewer ballots than submissions');
};

await withEngine(async (open, engine) => {
  if (isLoad) {
    await load(await open('one'), 'One evaluation', { sections: 1, students: 3_000, perStudent: 1 }, 50);
    await load(await open('many'), '500 evaluations', { sections: 500, students: 1_000, perStudent: 5 });
    return;
  }
  const measured: Measured[] = [];
  for (let round = 1; round <= rounds; round += 1) measured.push(await compare(open, engine, round));
  for (const what of ['clock', 'processor'] as const) {
    const ratios = measured.map((each) => ratiosOf(each[what]));
    const [toWrites, toBoth] = [0, 1].map((index) =>
      median(ratios.map((each) => each[index] ?? Number.NaN)).toFixed(2),
    );
    console.log(
      `Median of the ratios, ${what}: ${toWrites} to bare transactions (0.80 is the aim), ${toBoth} with their reads`,
    );
  }
});
