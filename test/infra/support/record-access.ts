import { copyFileSync } from 'node:fs';
import { vi } from 'vitest';
import { carryOutImport, foldSweep, sweep, unknownRoute } from '../../../infra/bundle/deployed-functions.ts';
import type { TableCall } from '../../../infra/policies/table-access.ts';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { sweepOpenCoverage } from '../../../lib/domain/evaluations/coverage/sweep-coverage.ts';
import { beginDiscard } from '../../../lib/domain/evaluations/periods/begin-discard.ts';
import { sweepClosedPeriods } from '../../../lib/domain/evaluations/results/fold/sweep-folds.ts';
import { carryOutImport as takeStep } from '../../../lib/import/remote/carry-out.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { openUploads } from '../../../lib/import/remote/uploads/uploads.ts';
import type { FilterKind, FilterRules } from '../../../lib/jsonapi/filter.ts';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { pages } from '../../../lib/operations.ts';
import { env } from '../../../lib/runtime/env.ts';
import { scopes } from '../../../lib/scopes.ts';
import { putBallotStep } from '../../../lib/store/ballots.ts';
import type { ValidRequest } from '../../conformance/fixtures/fixture.ts';
import { hasFixture, validRequest } from '../../conformance/fixtures.ts';
import { type LinkageRequest, linkageRequest } from '../../conformance/linkage-requests.ts';
import { answer, askPeriod } from '../../domain/evaluations/results/support/answered-period.ts';
import { collegeText, type Texts, zipCollege } from '../../import/support/one-roster-set.ts';
import { followsFromType, namedOperations } from '../../support/operations.ts';
import { startService, type TestService } from '../../support/service.ts';
import { collectCalls } from '../../support/table-calls.ts';
import { fillLinkages } from './fill-linkages.ts';
import { openSampleWorld, type SampleWorld } from './sample-world.ts';
import { asItIs, interrupted, isPlain, type World, worlds } from './worlds.ts';

type Item = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

/** Values of a field that a list can be filtered by: of a relationship every id in the table, as far as it may be named. */
const filterValues = (field: string, kind: FilterKind, items: readonly Item[]): string[] => {
  if (kind === 'relationship')
    return [
      items
        .flatMap(({ id, sk }) => (sk === '#' && id ? [String(id)] : []))
        .slice(0, 100)
        .join(','),
    ];
  return [...new Set(items.flatMap(({ [field]: value }) => (typeof value === 'string' ? [value] : [])))].slice(0, 2);
};

const filtersOf = (rules: FilterRules, items: readonly Item[]): string[] =>
  Object.entries(rules).flatMap(([field, kind]) =>
    kind === 'instant'
      ? ['gt', 'neq'].map((operator) => `filter[${field}.${operator}]=2020-01-01T00:00:00.500Z`)
      : ['', ...filterValues(field, kind, items)].map((value) => `filter[${field}]=${value}`),
  );

const queriesOf = ({ include, list }: Operation, items: readonly Item[]): string[] => {
  const wide = Array.isArray(include) ? `include=${include.join(',')}` : '';
  if (list === undefined) return [wide];
  const sorts = list.sort.map((field) => `sort=-${field}`);
  return [wide, 'page[size]=1', ...sorts, ...filtersOf(list.filter, items)];
};

/** Callers beside the integration that the service's token stands for: a person who has a stake in what is there. */
const callersOf = async (service: TestService, items: readonly Item[]): Promise<Record<string, string>[]> => {
  const user = items.find(({ type }) => type === 'user');
  if (user === undefined) return [];
  const principal = { kind: 'user', id: String(user.id) } as const;
  const { token } = await issueToken(service.store, { name: 'person', scopes, principal, now: new Date() });
  return [{ authorization: `Bearer ${token}` }];
};

const read = async (
  service: TestService,
  { target }: Pick<ValidRequest, 'target'>,
  { callers, queries }: { readonly callers: readonly Record<string, string>[]; readonly queries: readonly string[] },
): Promise<void> => {
  const urls = queries.map((query) => (query === '' ? target : `${target}?${encodeURI(query)}`));
  for (const url of urls) await service.call('GET', url);
  for (const headers of callers) await service.call('GET', urls[0] ?? target, { headers });
};

/** The request without what only integrations may say. */
const asPersonMay = ({ data }: NonNullable<ValidRequest['body']>): NonNullable<ValidRequest['body']> => {
  const { members: _members, recused: _recused, ...relationships } = data.relationships;
  return { data: { ...data, relationships } };
};

const keptMs = 25 * 3_600_000;

/** Sends a request with an idempotency key, and again when that has expired. */
const twiceWithKey = async (service: TestService, method: string, target: string, body: unknown): Promise<void> => {
  const send = () => service.call(method, target, { body, headers: { 'idempotency-key': 'recorded' } });
  await send();
  vi.useFakeTimers({ now: Date.now() + keptMs, toFake: ['Date'] });
  try {
    await send();
  } finally {
    vi.useRealTimers();
  }
};

/**
 * Writes a request once for each caller and then again, and then what another request says: those after the first are
 * taken, the last moves between parents.
 */
const write = async (
  service: TestService,
  { method }: Operation,
  { requests, callers }: { readonly requests: readonly ValidRequest[]; readonly callers: readonly Headers[] },
): Promise<void> => {
  const [{ target, body } = { target: '' }, other] = requests;
  // Whether a person sees what is deleted is looked up as long as it is there.
  if (method === 'DELETE') for (const headers of callers) await service.call(method, target, { headers });
  await twiceWithKey(service, method, target, body);
  for (const headers of callers) await service.call(method, target, { body: body && asPersonMay(body), headers });
  const moved = other?.body && { data: { ...other.body.data, ...(body?.data.id && { id: body.data.id }) } };
  await service.call(method, method === 'POST' ? (other?.target ?? target) : target, { body: moved });
};

/** Changes a linkage, again, and back. */
const changeLinkage = async (
  service: TestService,
  { method }: Operation,
  { target, body }: LinkageRequest,
): Promise<void> => {
  await twiceWithKey(service, method, target, body);
  await service.call(method, target, { body: { data: [] } });
};

const recordLinkage = async (world: World, operation: Operation, seen: Set<TableCall>): Promise<void> => {
  const service = await startService();
  const request = await linkageRequest(operation, service);
  if (!(await world(service))) return;
  const callers = await callersOf(service, await scanTable(service.store));
  await collectCalls(operation.name, seen, async () => {
    if (operation.method === 'GET') await read(service, request, { callers, queries: [''] });
    else await changeLinkage(service, operation, request);
  });
};

/** A request that covers courses covers all that there are; some have more sections than one transaction serves. */
const withAllCourses = (request: ValidRequest, items: readonly Item[]): ValidRequest => {
  const { target, body } = request;
  if (body?.data.attributes.course_uuids === undefined) return request;
  const course_uuids = items.flatMap(({ type, id }) => (type === 'course_evaluation_course' ? [String(id)] : []));
  return { target, body: { data: { ...body.data, attributes: { ...body.data.attributes, course_uuids } } } };
};

const recordIn = async (world: World, [name, operation]: readonly [string, Operation], seen: Set<TableCall>) => {
  // A table and a token of its own: the first use of a token and the first cursor are calls too.
  const service = await startService();
  const requests = [await validRequest(name, service), await validRequest(name, service)];
  if (!(await world(service))) return;
  const items = await scanTable(service.store);
  const callers = await callersOf(service, items);
  const queries = queriesOf(operation, items).slice(0, isPlain(world) ? undefined : 1);
  await collectCalls(name, seen, async () => {
    const [request] = requests;
    if (operation.method !== 'GET')
      await write(service, operation, { requests: requests.map((each) => withAllCourses(each, items)), callers });
    else if (request !== undefined) await read(service, request, { callers, queries });
  });
};

const recordSweep = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  for (const world of [asItIs, fillLinkages]) {
    const service = await startService();
    const { target, body } = await validRequest('update-evaluation-period', service);
    await service.call('PATCH', target, { body });
    await world(service);
    await interrupted(service);
    await collectCalls(sweep, seen, sweepOpenCoverage);
  }
  return seen;
};

/** Folds a period with comments, then discards what it was answered. */
const recordFolds = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  const { store } = await startService();
  const classes = [
    { enrolled: 4, teachers: 2 },
    { enrolled: 1, teachers: 0 },
  ];
  const period = await askPeriod(store, classes, { minimum_response_threshold: 3 });
  for (const evaluation of period.evaluations.slice(0, 1))
    for (const student of [0, 1, 2])
      await answer(store, evaluation, student, [{ question: period.questions.words, text: 'Good.' }]);
  await store.write([putBallotStep('gone', { answers: [] })]);
  await collectCalls(foldSweep, seen, sweepClosedPeriods);
  await store.write([beginDiscard(period.id)]);
  await collectCalls(foldSweep, seen, sweepClosedPeriods);
  return seen;
};

const recordUnknownRoute = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  const service = await startService();
  await collectCalls(unknownRoute, seen, async () => {
    for (const path of ['nothing', 'users']) await service.call('DELETE', `/api/v1/${path}`);
  });
  return seen;
};

const without = (name: string, pattern: RegExp): Texts => ({
  [name]: collegeText(name)
    .split('\n')
    .filter((line) => !pattern.test(line))
    .join('\n'),
});

/** Loads a college and changes of it, over periods that cover its courses and whose plans nobody has carried out. */
const recordImports = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  const service = await startService();
  const surroundings = { uploads: await openUploads(service.store), isTimeUp: () => true };
  const load = async (changes: Texts): Promise<void> => {
    const attributes = { remove_missing: true, threshold: 100 };
    const body = { data: { type: 'import', attributes } };
    const { id } = (await service.call('POST', '/api/v1/imports', { body })).document.data;
    copyFileSync(zipCollege(changes), archiveFile(env.importFolder ?? '', id));
    await collectCalls(carryOutImport, seen, async () => {
      while ((await takeStep(service.store, id, surroundings)) === 'more');
    });
  };
  await load(without('classes.csv', /^s-harmony-2/));
  await interrupted(service);
  await load({});
  await load({ ...without('enrollments.csv', /student/), ...without('roles.csv', /teacher/) });
  await load({ 'classes.csv': collegeText('classes.csv').replaceAll('c-harmony', 'nowhere') });
  const users = collegeText('users.csv').replace(/^u-tom,/m, 'u-tom,tobedeleted');
  await load({ 'users.csv': `${users}u-new,,,true,new,{Employee:1},New,Person,,,,,,,,,,,,,,\n` });
  await load({});
  return seen;
};

/** Whether all that a query may say follows from the type; the row then says nothing of it. */
const isDerived = (operation: Operation): boolean => operation.method === 'GET' && followsFromType(operation);

/** Reads that follow from their types alone are driven over a sample of all types. */
const recordDerived = async (sample: SampleWorld, operation: Operation, seen: Set<TableCall>): Promise<void> => {
  const service = await startService();
  await sample.copyInto(service);
  const callers = await callersOf(service, sample.items);
  const urls = sample.urlsOf(operation);
  await collectCalls(operation.name, seen, async () => {
    for (const url of urls) await service.call('GET', url);
    for (const headers of callers) for (const url of urls.slice(0, 3)) await service.call('GET', url, { headers });
  });
};

const recordAll = async (): Promise<Record<string, TableCall[]>> => {
  const recorded: Record<string, TableCall[]> = {};
  let sample: SampleWorld | undefined;
  for (const row of namedOperations()) {
    const seen = new Set<TableCall>();
    if (row[1].kind === 'relationship') for (const world of worlds) await recordLinkage(world, row[1], seen);
    else if (hasFixture(row[0])) for (const world of worlds) await recordIn(world, row, seen);
    if (row[1].kind !== 'relationship' && (!hasFixture(row[0]) || isDerived(row[1]))) {
      sample ??= await openSampleWorld();
      await recordDerived(sample, row[1], seen);
    }
    recorded[row[0]] = [...seen].sort();
  }
  // A page knows no table.
  for (const name of Object.keys(pages)) recorded[name] = [];
  recorded[sweep] = [...(await recordSweep())].sort();
  recorded[foldSweep] = [...(await recordFolds())].sort();
  recorded[carryOutImport] = [...(await recordImports())].sort();
  recorded[unknownRoute] = [...(await recordUnknownRoute())].sort();
  return Object.fromEntries(Object.entries(recorded).sort());
};

/** Drives every function through all that it does with the table, and answers what that was, in order. */
export const recordAccess = async (): Promise<Record<string, TableCall[]>> => {
  let recorded: Record<string, TableCall[]> = {};
  // What prepares the table is nobody's, and nothing refuses it.
  await collectCalls('preparation', new Set(), async () => {
    recorded = await recordAll();
  });
  return recorded;
};
