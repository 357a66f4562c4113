import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { submitAnswers } from '../../../lib/domain/evaluations/answering/submit-answers.ts';
import { chunk } from '../../../lib/runtime/chunk.ts';
import { forEachAtOnce } from '../../../lib/runtime/for-each-at-once.ts';
import { pause } from '../../../lib/runtime/pause.ts';
import type { Store } from '../../../lib/store/store.ts';
import { answeringTerm, type Pair } from './answering-term.ts';
import { median, timed } from './measure.ts';
import { scanTable } from './scan-table.ts';
import { type OpenTable, withEngine } from './with-engine.ts';

/*
 * npm run bench:answers [-- SUBMISSIONS ROUNDS]: the rate of submissions, to that of bare TransactWriteItems of the very
 * items that they write, in turns on one engine: some submissions, then the same transactions on other tables, and so on.
 * npm run bench:answers -- --load: 50 students a second for a minute on one evaluation, then 5,000 spread over 500.
 */

const isLoad = process.argv.includes('--load');
const [submissions = 800, rounds = 3] = process.argv.slice(2).map(Number);
const turn = 40;
const atOnce = 8;

const submit = (store: Store, { student, evaluation, period, question }: Pair): Promise<unknown> =>
  submitAnswers(store, {
    student,
    period,
    evaluation,
    data: { attributes: { answers: [{ question, value: 4 }] }, relationships: {} },
    now: new Date(),
  });

type Elements = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Keeps what the transactions of a store write, while it is asked to. */
const recorder = ({ client }: Store): { take(): Elements[] } => {
  let recorded: Elements[] = [];
  client.middlewareStack.add(
    (next) => (args) => {
      const { TransactItems } = args.input as { TransactItems?: Elements };
      if (TransactItems !== undefined) recorded.push(structuredClone(TransactItems));
      return next(args);
    },
    { step: 'initialize', name: 'record' },
  );
  return {
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
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

const compare = async (open: OpenTable, round: number): Promise<number> => {
  const [store, bare] = [await open(`answers-${round}`), await open(`bare-${round}`)];
  const pairs = await answeringTerm(store, { sections: submissions / 10, students: submissions / 5, perStudent: 5 });
  const [first, ...others] = pairs;
  // The first of a period marks its questions.
  if (first !== undefined) await submit(store, first);
  const recorded = recorder(store);
  const spent = { submissions: 0, bare: 0 };
  for (const part of chunk(others, turn)) {
    recorded.take();
    spent.submissions += await timed(() => forEachAtOnce(part, atOnce, (pair) => submit(store, pair)));
    const transactions = recorded.take().map((elements) => elsewhere(elements, store, bare));
    spent.bare += await timed(() =>
      forEachAtOnce(transactions, atOnce, (TransactItems) =>
        bare.client.send(new TransactWriteCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL' })),
      ),
    );
  }
  store.client.middlewareStack.remove('record');
  const rate = (ms: number): string => `${Math.round((others.length / ms) * 1_000)}/s`;
  const ratio = spent.bare / spent.submissions;
  console.log(
    `Round ${round}: ${others.length} submissions ${rate(spent.submissions)}, bare ${rate(spent.bare)}; ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
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

await withEngine(async (open) => {
  if (isLoad) {
    await load(await open('one'), 'One evaluation', { sections: 1, students: 3_000, perStudent: 1 }, 50);
    await load(await open('many'), '500 evaluations', { sections: 500, students: 1_000, perStudent: 5 });
    return;
  }
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) ratios.push(await compare(open, round));
  console.log(`Median of the ratios of rates: ${median(ratios).toFixed(2)} (0.80 or more is the aim)`);
});
