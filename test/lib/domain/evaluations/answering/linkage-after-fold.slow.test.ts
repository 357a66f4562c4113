import { beforeAll, expect, it } from 'vitest';
import { type Item, scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { sweepFolds } from '../../../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { seededRandom } from '../../../../support/random.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService, type TestService, toOne } from '../../../../support/service.ts';
import { authorizeStudent } from '../../../../support/student-token.ts';
import { type Ballots, type Features, hashOf, matchEverything } from './support/matcher.ts';
import { nth, type OpenPeriod, openPeriod, scale } from './support/open-period.ts';
import { type Pair, planPairs, shuffled } from './support/pairs.ts';
import { differenceOf, type Reading, readEverything, wordsIn } from './support/readings.ts';

/*
 * 80 ballots over 8 evaluations, each with a comment that nobody else has written, read before and after each of them and
 * after the period has been folded. Guessing is right once for each evaluation: 8 of 80, nearly Poisson. 26 come about once
 * in three million; of some 150 ways of matching one reaches that in 18,000 runs.
 */
const evaluations = 8;
const students = 20;
const beyondChance = 26;

const random = seededRandom(1335);

const pairs = planPairs(random, { evaluations, students });

let service: TestService;
let open: OpenPeriod;
/** In the order in which they were submitted. */
const submitted = shuffled(random, pairs);
const differences: ReadonlyMap<string, readonly string[]>[] = [];
let atFirst: Reading;
const latest = new Map<string, string>();
let comments: readonly Item[] = [];
let results: readonly Item[] = [];
let answered: Reading;

const ofPeriod = (collection: string): string => `/api/v1/${collection}?filter[period]=${open.period}&page[size]=100`;

/** What an office reads of an evaluation: by its own, and by all of the period. */
const targetsOf = (evaluation: string): string[] => [
  `/api/v1/course_evaluations/${evaluation}`,
  `/api/v1/course_evaluations/${evaluation}/result`,
  `/api/v1/course_evaluation_responses?filter[evaluation]=${evaluation}&page[size]=100`,
  `/api/v1/course_evaluation_section_responses?page[size]=100&sort=-created_at`,
  `/api/v1/course_evaluation_periods/${open.period}/response_rates`,
  `/api/v1/course_evaluation_periods/${open.period}/summary`,
  ofPeriod('course_evaluation_comments'),
  ofPeriod('course_evaluation_results'),
];

const submit = async ({ student, section, text }: Pair): Promise<void> => {
  const [[rating, comment] = []] = open.questions;
  const attributes = {
    answers: [
      { question: rating?.id, value: 1 + Math.floor(random() * 5) },
      { question: comment?.id, text: text.repeat(1 + Math.floor(random() * 20)) },
    ],
  };
  const relationships = { evaluation: toOne({ type: 'course_evaluation', id: nth(open.evaluations, section) }) };
  const body = { data: { type: 'course_evaluation_response', attributes, relationships } };
  const headers = await authorizeStudent(service, nth(open.students, student).id, open.period);
  const { status, text: answer } = await service.call('POST', '/api/v1/course_evaluation_responses', { body, headers });
  if (status !== 201) throw new Error(answer);
  // Nothing has happened since the last reading of the same: it is the one before this answer.
  const after = await readEverything(service, targetsOf(nth(open.evaluations, section)));
  differences.push(differenceOf(latest, after));
  for (const [place, content] of after) latest.set(place, content);
};

const close = async (): Promise<void> => {
  const { type, id } = open.schedule;
  const attributes = { closes_at: new Date(Date.now() - 1_000).toISOString() };
  const body = { data: { type, id, attributes } };
  expect((await service.call('PATCH', `/api/v1/course_evaluation_period_schedules/${id}`, { body })).status).toBe(200);
  await sweepFolds(service.store, { now: new Date() });
};

beforeAll(async () => {
  service = await startService();
  const enrolments = Array.from({ length: students }, (_, student) =>
    pairs.filter((pair) => pair.student === student).map(({ section }) => section),
  );
  const questions = [[{ kind: 'scale', scale }, { kind: 'text' }]];
  open = await openPeriod(service, { sections: evaluations, enrolments, questions, now: new Date() });
  const attributes = { minimum_response_threshold: 3 };
  const body = { data: { type: 'course_evaluation_period', id: open.period, attributes } };
  await service.call('PATCH', `/api/v1/course_evaluation_periods/${open.period}`, { body });
  atFirst = await readEverything(service, open.evaluations.flatMap(targetsOf));
  for (const [place, content] of atFirst) latest.set(place, content);
  for (const pair of submitted) await submit(pair);
  await close();
  // What is counted at the first reading is kept.
  await readEverything(service, open.evaluations.flatMap(targetsOf));
  answered = await readEverything(service, open.evaluations.flatMap(targetsOf));
  const items = await scanTable(service.store);
  comments = items.filter(({ type }) => type === 'course_evaluation_comment');
  results = items.filter(({ pk }) => String(pk).startsWith('course_evaluation_result#'));
}, 900_000);

/** What two readings reveal of one who has answered in between. */
const studentFeatures = (pair: Pair, number: number): Features => {
  const difference = nth(differences, number);
  const places = [...difference.keys()].filter((place) => !place.startsWith('/'));
  const idOf = (type: string) => String(places.find((place) => place.startsWith(`${type}#`)));
  const texts = [...difference.values()].flat();
  const student = nth(open.students, pair.student);
  return {
    order: number,
    student: student.id,
    response: idOf('course_evaluation_response'),
    part: idOf('course_evaluation_section_response'),
    tally: String(places.find((place) => place.startsWith(`tally#${nth(open.evaluations, pair.section)}`))),
    size: texts.join('').length,
    places: places.length,
    'hash of response': hashOf(idOf('course_evaluation_response')),
    'hash of student': hashOf(student.id),
  };
};

const listed = (): readonly { readonly id: string }[] =>
  JSON.parse(answered.get(ofPeriod('course_evaluation_comments')) ?? '{"data":[]}').data;

const commentFeatures = (comment: Item, place: number): Features => ({
  place,
  listed: listed().findIndex(({ id }) => id === comment.id),
  id: String(comment.id),
  end: String(comment.id).slice(-6),
  size: JSON.stringify(comment).length,
  'hash of id': hashOf(String(comment.id)),
  whole: JSON.stringify({ ...comment, text: '' }),
});

/** What is known of each evaluation; `more` adds a feature to its comments, as a leak would. */
const known = (more: (pair: Pair, number: number) => Features = () => ({})): Ballots[] =>
  open.evaluations.map((evaluation, section) => {
    const own = submitted.flatMap((pair, number) => (pair.section === section ? [{ pair, number }] : []));
    const written = comments.filter((comment) => comment.evaluation === evaluation);
    const writers = written.map(({ text }) => own.findIndex(({ pair }) => String(text).startsWith(pair.text)));
    return {
      students: own.map(({ pair, number }) => studentFeatures(pair, number)),
      ballots: written.map((comment, place) => {
        const { pair, number } = nth(own, writers[place]);
        return { ...commentFeatures(comment, place), ...more(pair, number) };
      }),
      truth: own.map((_each, place) => writers.indexOf(place)),
    };
  });

describeInProcess('two readings before and after each of 80 answers, and one after they were counted', () => {
  it('show that somebody has answered, and no ballot is left', async () => {
    expect(differences.every((difference) => difference.size > 5)).toBe(true);
    expect(comments).toHaveLength(pairs.length);
    const { client, ballotsTableName } = service.store;
    expect(await scanTable({ client, tableName: ballotsTableName })).toEqual([]);
  });

  it('have nothing in common that was not there before anybody answered', () => {
    const before = wordsIn([...atFirst.keys(), ...atFirst.values()]);
    const counted = wordsIn([...comments, ...results].map((item) => JSON.stringify(item)));
    for (const difference of differences) {
      const revealed = wordsIn([...difference.keys(), ...[...difference.values()].flat()]);
      expect([...revealed.difference(before).intersection(counted)]).toEqual([]);
      for (const { text } of pairs) expect([...revealed].some((word) => word.includes(text.slice(0, 12)))).toBe(false);
    }
    // What both have would be found.
    expect(before.intersection(counted).has(nth(open.evaluations))).toBe(true);
  });

  it('match students with comments no better than chance, in any way', () => {
    const ways = matchEverything(known());
    expect(ways.size).toBeGreaterThan(100);
    expect([...ways].filter(([, found]) => found >= beyondChance)).toEqual([]);
    const leak = (_pair: Pair, number: number) => ({ leak: number });
    expect(Math.max(...matchEverything(known(leak)).values())).toBeGreaterThan(pairs.length * 0.9);
  });

  it('find comments in the order of their random ids, of one day and one version', () => {
    const day = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    for (const { version, created_at, updated_at } of comments)
      expect([version, created_at, updated_at]).toEqual([1, day, day]);
    for (const { ids } of results.filter(({ sk }) => String(sk).startsWith('comments#')))
      expect(ids).toEqual((ids as string[]).toSorted());
    // Random, and not of the time like other ids: 80 of them begin in many ways.
    expect(new Set(comments.map(({ id }) => String(id).slice(0, 2))).size).toBeGreaterThan(50);
  });

  it('are the same afterwards, as often as they are made', async () => {
    const again = await readEverything(service, open.evaluations.flatMap(targetsOf));
    expect([...differenceOf(answered, again).keys()]).toEqual([]);
  });
});
