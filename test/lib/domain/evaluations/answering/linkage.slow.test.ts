import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Item, scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { keepLaunch } from '../../../../../lib/domain/lti/kept-launches.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { openAnswers } from '../../../../../lib/store/sealed-answers.ts';
import { knownPerson } from '../../../../support/known-person.ts';
import { seededRandom } from '../../../../support/random.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService, type TestAnswer, type TestService, toOne } from '../../../../support/service.ts';
import { authorizeStudent } from '../../../../support/student-token.ts';
import { mailServer, officeOf } from '../../messages/sending/support/office.ts';
import { type Ballots, type Features, hashOf, matchEverything } from './support/matcher.ts';
import { nth, type OpenPeriod, openPeriod, scale } from './support/open-period.ts';
import { type Pair, planPairs, shuffled } from './support/pairs.ts';

/*
 * 400 ballots over 40 evaluations. Who matches the ten students of an evaluation with its ten ballots by guessing is right
 * once on the average, whatever the number: the number of points that a random permutation leaves in their place. Over 40
 * evaluations that is 40 of 400, nearly Poisson: 75 or more come about once in two million. Each of some 200 ways of
 * matching may reach that in no more than one of 10,000 runs.
 */
const evaluations = 40;
const students = 100;
const chance = evaluations;
const beyondChance = 75;

const lengthOfText = 22;

const target = '/api/v1/course_evaluation_responses';
const random = seededRandom(2026);

const pairs = planPairs(random, { evaluations, students });

interface Observed {
  readonly open: OpenPeriod;
  /** The pairs in the order in which they were submitted. */
  readonly submitted: readonly Pair[];
  /** The writes of the main table in their order, as its stream has them: what each submission wrote. */
  readonly stream: readonly (readonly Item[])[];
  /** By evaluation: ids of its responses in the order in which two readings of the list differed. */
  readonly appeared: ReadonlyMap<string, readonly string[]>;
  readonly answers: readonly string[];
  readonly lines: readonly string[];
  readonly main: readonly Item[];
  readonly ballots: readonly Item[];
}

let service: TestService;
let observed: Observed;
/** Where in the main table an item was found. */
const places = new Map<string, number>();

const recordStream = (): Item[][] => {
  const stream: Item[][] = [];
  const { client, tableName } = service.store;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      const { TransactItems = [] } = args.input as { TransactItems?: readonly Record<string, Item>[] };
      if (!String(context.commandName).startsWith('TransactWrite')) return answer;
      const written = TransactItems.flatMap((each) => Object.values(each)).filter(
        ({ TableName }) => TableName === tableName,
      );
      stream.push(written.map(({ Item: item, Key: key, ...rest }) => ({ ...((item ?? key) as Item), update: rest })));
      return answer;
    },
    { step: 'initialize', name: 'record-stream' },
  );
  return stream;
};

const answersOf = (open: OpenPeriod, text: string) => {
  const [[rating, comment] = []] = open.questions;
  return [
    { question: rating?.id, value: 1 + Math.floor(random() * 5) },
    { question: comment?.id, text: text.repeat(1 + Math.floor(random() * 20)) },
  ];
};

const remind = async (period: string): Promise<void> => {
  const office = officeOf(service);
  const message = await office.plan(period, { purpose: 'reminder' });
  await office.sweep(mailServer());
  const { counts } = await office.attributesOf(message);
  if (counts.recipients < students / 2) throw new Error('the reminder is for too few');
};

const tokenIn = ({ document }: Pick<TestAnswer, 'document'>) => ({
  authorization: `Bearer ${document.meta.answering_tokens[0].token}`,
});

const signInBy = async (person: StoredRecord) => {
  const authorize = await knownPerson(service, String(person.user));
  return async () => tokenIn(await service.call('POST', '/api/v1/answering_tokens', { headers: await authorize() }));
};

/** Comes from a learning platform, which has said who it is. */
const launch = async (person: StoredRecord) => {
  const [nonce, verifier] = [`nonce of ${person.id}`, `verifier of ${person.id}`];
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const login = { issuer: 'https://platform.example', client_id: 'facet', nonce, challenge };
  const launched = { role: 'learner', user: String(person.user), section: null } as const;
  const secret = await keepLaunch(service.store, login, launched, new Date());
  const body = { data: { type: 'lti_launch', attributes: { launch: secret, verifier } } };
  return tokenIn(await service.call('POST', '/api/v1/lti_launches', { body, headers: { authorization: undefined } }));
};

const observe = async (): Promise<Observed> => {
  const enrolments = Array.from({ length: students }, (_, student) =>
    pairs.filter((pair) => pair.student === student).map(({ section }) => section),
  );
  const questions = [[{ kind: 'scale', scale }, { kind: 'text' }]];
  const open = await openPeriod(service, { sections: evaluations, enrolments, questions, now: new Date() });
  const tokens = new Map<number, { readonly authorization: string }>();
  // Every second student has come by a link before; the others sign in or are launched in the moment of their first answers.
  const arrivals = new Map<number, () => Promise<{ readonly authorization: string }>>();
  for (let student = 0; student < students; student += 1) {
    const person = nth(open.students, student);
    if (student % 2 === 0) tokens.set(student, await authorizeStudent(service, person.id, open.period));
    else arrivals.set(student, student % 4 === 1 ? await signInBy(person) : () => launch(person));
  }
  const lines: string[] = [];
  process.env.LOG_LEVEL = 'info';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const stream = recordStream();
  const [answers, appeared, submissions]: [string[], Map<string, string[]>, Item[][]] = [[], new Map(), []];
  const submitted = shuffled(random, pairs);
  for (const [number, { student, section, text }] of submitted.entries()) {
    // Those who have not answered everything by then are reminded, and something is kept of each.
    if (number === submitted.length / 2) await remind(open.period);
    const evaluation = nth(open.evaluations, section);
    const attributes = { answers: answersOf(open, text) };
    const relationships = { evaluation: toOne({ type: 'course_evaluation', id: evaluation }) };
    const body = { data: { type: 'course_evaluation_response', attributes, relationships } };
    stream.length = 0;
    const token = tokens.get(student) ?? (await arrivals.get(student)?.());
    if (token === undefined) throw new Error('nobody has come');
    tokens.set(student, token);
    const given = await service.call('POST', target, { body, headers: token });
    if (given.status !== 201) throw new Error(given.text);
    submissions.push(stream.findLast((items) => items.some(({ pk }) => String(pk).startsWith('participation#'))) ?? []);
    const list = await service.call('GET', `${target}?filter[evaluation]=${evaluation}&page[size]=100`);
    answers.push(given.text, list.text);
    const before = appeared.get(evaluation) ?? [];
    const now: string[] = list.document.data.map(({ id }: { id: string }) => id);
    appeared.set(evaluation, [...before, ...now.filter((id) => !before.includes(id))]);
  }
  const { client, ballotsTableName, tableName } = service.store;
  client.middlewareStack.remove('record-stream');
  vi.restoreAllMocks();
  process.env.LOG_LEVEL = 'silent';
  const [main, ballots] = [
    await scanTable({ client, tableName }),
    await scanTable({ client, tableName: ballotsTableName }),
  ];
  return { open, submitted, stream: submissions, appeared, answers, lines, main, ballots };
};

const partOf = (items: readonly Item[], matches: (item: Item) => boolean): Item => nth(items.filter(matches));
const isOf = (type: string) => (item: Item) => item.type === type;

/** The partition of what is kept of the recipients of the reminder. */
const reminderOf = ({ main }: Observed): unknown =>
  main.find(({ pk }) => String(pk).startsWith('message_recipient#'))?.pk;

/** What the attacker knows of one who has answered: the transaction shows the response, whatever hides it elsewhere. */
const studentFeatures = (number: number, observed: Observed, pair: Pair): Features => {
  const { stream, open, appeared } = observed;
  const written = nth(stream, number);
  const response = partOf(written, isOf('course_evaluation_response'));
  const part = partOf(written, isOf('course_evaluation_section_response'));
  const evaluation = nth(open.evaluations, pair.section);
  const student = nth(open.students, pair.student);
  const tally = partOf(written, ({ pk }) => pk === `tally#${evaluation}`);
  const place = ({ pk, sk }: Item): number => places.get(`${pk} ${sk}`) ?? -1;
  return {
    order: number,
    student: student.id,
    user: String(student.user),
    response: String(response.id),
    part: String(part.id),
    tally: String(tally.sk),
    size: JSON.stringify(written).length,
    'place of participation': place({ pk: `participation#${evaluation}`, sk: student.user }),
    'place of response': place(response),
    'place of part': place(part),
    reminded: place({ pk: reminderOf(observed), sk: student.user }),
    'place in readings': appeared.get(evaluation)?.indexOf(String(response.id)) ?? -1,
    'hash of response': hashOf(String(response.id)),
    'hash of student': hashOf(student.id),
  };
};

const ballotFeatures = (ballot: Item, place: number): Features => ({
  place,
  id: String(ballot.sk),
  end: String(ballot.sk).slice(-4),
  size: JSON.stringify(ballot).length,
  answers: JSON.stringify(ballot.answers),
  'hash of id': hashOf(String(ballot.sk)),
  'hash of answers': hashOf(JSON.stringify(ballot.answers)),
});

const answersIn = ({ answers }: Item) => openAnswers(answers) as readonly { readonly text?: string }[];

const textOf = (ballot: Item): string => String(answersIn(ballot).find(({ text }) => text)?.text);

/** What is known of each evaluation; `more` adds a feature to its ballots, as a leak would. */
const known = (more: (pair: Pair, number: number) => Features = () => ({})): Ballots[] =>
  observed.open.evaluations.map((evaluation, section) => {
    const own = observed.submitted.flatMap((pair, number) => (pair.section === section ? [{ pair, number }] : []));
    const ballots = observed.ballots.filter(({ pk }) => pk === evaluation);
    const givers = ballots.map((ballot) => own.findIndex(({ pair }) => textOf(ballot).startsWith(pair.text)));
    return {
      students: own.map(({ pair, number }) => studentFeatures(number, observed, pair)),
      ballots: ballots.map((ballot, place) => {
        const { pair, number } = nth(own, givers[place]);
        return { ...ballotFeatures(ballot, place), ...more(pair, number) };
      }),
      truth: own.map((_each, place) => givers.indexOf(place)),
    };
  });

/** Every word of everything but the ballots that could be an id, a text or a digest. */
const wordsKept = (): Set<string> =>
  new Set(
    [observed.main, observed.stream, observed.lines, observed.answers].flatMap(
      (each) => JSON.stringify(each).match(/[A-Za-z0-9+/_=-]{16,}/g) ?? [],
    ),
  );

const digestsOf = (text: string): string[] =>
  ['md5', 'sha1', 'sha256'].flatMap((algorithm) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) => createHash(algorithm).update(text).digest(encoding)),
  );

beforeAll(async () => {
  service = await startService();
  observed = await observe();
  for (const [place, { pk, sk }] of observed.main.entries()) places.set(`${pk} ${sk}`, place);
});

afterAll(async () => {
  vi.restoreAllMocks();
});

describeInProcess('what an operator reads after 400 ballots', () => {
  it('has ten ballots of each evaluation: each item is answers and nothing else', () => {
    expect(observed.ballots).toHaveLength(pairs.length);
    for (const { students: own, ballots } of known()) expect([own.length, ballots.length]).toEqual([10, 10]);
    for (const ballot of observed.ballots) expect(Object.keys(ballot).sort()).toEqual(['answers', 'pk', 'sk']);
    // It does not show who has written twenty times as much.
    expect(new Set(observed.ballots.map(({ answers }) => String(answers).length)).size).toBe(1);
    const participations = observed.main.filter(({ pk }) => String(pk).startsWith('participation#'));
    expect(participations).toHaveLength(pairs.length);
    for (const each of participations) expect(Object.keys(each).sort()).toEqual(['day', 'pk', 'sk']);
  });

  it('matches students with ballots no better than chance, in any way', () => {
    const ways = matchEverything(known());
    expect(ways.size).toBeGreaterThan(150);
    const total = [...ways.values()].reduce((sum, each) => sum + each, 0);
    // All ways together are at chance, not below: the program does match.
    expect(total / ways.size).toBeGreaterThan(chance * 0.8);
    expect([...ways].filter(([, found]) => found >= beyondChance)).toEqual([]);
  });

  it.each([
    ['an order of arrival', (_pair: Pair, number: number) => ({ leak: number })],
    ['a time to the millisecond', (_pair: Pair, number: number) => ({ leak: new Date(number * 977).toISOString() })],
    [
      'the end of a response id',
      (_pair: Pair, number: number) => ({
        leak: String(partOf(nth(observed.stream, number), isOf('course_evaluation_response')).id).slice(-8),
      }),
    ],
  ] as const)('would match all of them by %s', (_name, leak) => {
    expect(Math.max(...matchEverything(known(leak)).values())).toBeGreaterThan(pairs.length * 0.9);
  });

  it('has no ballot, id or digest of one outside the table of ballots', () => {
    const kept = wordsKept();
    const beginnings = new Set([...kept].map((word) => word.slice(0, lengthOfText)));
    for (const ballot of observed.ballots) {
      const bodies = [answersIn(ballot), { answers: answersIn(ballot) }].map((each) => JSON.stringify(each));
      expect(
        [String(ballot.sk), ...[...bodies, String(ballot.answers)].flatMap(digestsOf)].filter((word) => kept.has(word)),
      ).toEqual([]);
      expect(beginnings.has(textOf(ballot).slice(0, lengthOfText))).toBe(false);
    }
    // The search would find what exists.
    expect(kept.has(nth(observed.open.students).id)).toBe(true);
  });

  it('has no line of the log that names a student, a response or an address', () => {
    const linesOf = (name: string) =>
      observed.lines.map((line) => JSON.parse(line)).filter(({ operation }) => operation === name);
    const lines = linesOf('create-response');
    expect(lines).toHaveLength(pairs.length);
    const allowed = ['day', 'evaluation', 'level', 'operation', 'status'];
    for (const line of lines) expect(Object.keys(line).sort()).toEqual(allowed);
    const arrivals = ['issue-answering-tokens', 'redeem-lti-launch'].map(linesOf);
    expect(arrivals.map(({ length }) => length)).toEqual([students / 4, students / 4]);
    for (const line of arrivals.flat())
      expect(Object.keys(line).sort()).toEqual(['day', 'level', 'operation', 'status']);
  });

  it('has no instant in what is stored of the answers, but the day', () => {
    const day = new Date().toISOString().slice(0, 10);
    const written = observed.stream.flat().filter(({ pk }) => !/^(?:tally|response_count)#/.test(String(pk)));
    expect(written).toHaveLength(pairs.length * 4);
    for (const instant of JSON.stringify(written).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [])
      expect(instant).toBe(`${day}T00:00:00.000Z`);
    const counters = observed.main.filter(({ pk }) =>
      /^tally#course_evaluation_(?:section_)?response#?/.test(String(pk)),
    );
    expect(counters.length).toBeGreaterThan(0);
    const parts = new Set(observed.main.filter(isOf('course_evaluation_question_set_section')).map(({ id }) => id));
    for (const { pk: _pk, sk: _sk, ...counts } of counters)
      for (const [name, count] of Object.entries(counts)) {
        expect(name === 'count' || parts.has(name)).toBe(true);
        expect(count).toBeTypeOf('number');
      }
  });

  it('has nothing in the records of evaluations that their students have changed', () => {
    const records = observed.main.filter(isOf('course_evaluation'));
    expect(records).toHaveLength(evaluations);
    for (const { version, updated_at, created_at, responses, spilled } of records) {
      expect({ version, responses, spilled }).toEqual({ version: 1, responses: {}, spilled: {} });
      expect(updated_at).toBe(created_at);
    }
  });
});

describe('the plan of the test', () => {
  it('gives each evaluation ten different students', () => {
    for (let section = 0; section < evaluations; section += 1)
      expect(new Set(pairs.filter((pair) => pair.section === section).map(({ student }) => student)).size).toBe(10);
  });
});
