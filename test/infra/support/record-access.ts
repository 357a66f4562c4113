import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { sweep, unknownRoute } from '../../../infra/bundle/deployed-functions.ts';
import type { TableCall } from '../../../infra/policies/table-access.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { sweepOpenCoverage } from '../../../lib/evaluation/sweep-coverage.ts';
import type { FilterKind, FilterRules } from '../../../lib/jsonapi/filter.ts';
import { includePaths } from '../../../lib/model/include-paths.ts';
import type { Operation } from '../../../lib/operations/operation.ts';
import { builtOperations, type OperationName } from '../../../lib/operations.ts';
import { resourceOf, resources } from '../../../lib/resources/registry.ts';
import { scopes } from '../../../lib/scopes.ts';
import { type ValidRequest, validRequest } from '../../conformance/fixtures.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { startService, type TestService, toMany, toOne } from '../../support/service.ts';
import { collectCalls } from '../../support/table-calls.ts';
import { fillLinkages } from './fill-linkages.ts';

/** What is done to the table between the fixture and the calls; false when there was nothing to do. */
type World = (service: TestService) => Promise<boolean>;

const asItIs: World = async () => true;

const itemsOf = async ({ store: { client, tableName } }: TestService): Promise<Record<string, unknown>[]> =>
  (await client.send(new ScanCommand({ TableName: tableName }))).Items ?? [];

/** Sends a request of whose writes only the first is carried out, as when its function dies. */
const die = async (service: TestService, method: string, target: string, data: object): Promise<void> => {
  let writes = 0;
  const recover = injectFaults(service.store.client, (command) => {
    if (!command.startsWith('TransactWrite')) return undefined;
    writes += 1;
    return writes === 1 ? undefined : { error: sdkError('ValidationException') };
  });
  await service.call(method, target, { body: { data } });
  recover();
};

/** Every period, and a new one in each term, is left with a plan to cover all courses that nobody has carried out. */
const interrupted: World = async (service) => {
  const items = await itemsOf(service);
  const all = (type: string) => items.filter((item) => item.type === type).map(({ id }) => ({ type, id: String(id) }));
  const terms = all('course_evaluation_term');
  const [term] = terms;
  if (term === undefined) return false;
  const section = await service.seed('course_evaluation_section', { name: '1' }, { term: toOne(term) });
  const added = await service.seed('course_evaluation_course', { name: 'Added' }, { sections: toMany(section) });
  const course_uuids = [...all('course_evaluation_course'), added].map(({ id }) => id);
  const type = 'course_evaluation_period';
  const collection = '/api/v1/course_evaluation_periods';
  for (const { id } of all(type)) {
    await die(service, 'PATCH', `${collection}/${id}`, { type, id, attributes: { course_uuids } });
  }
  for (const each of terms) {
    const attributes = { name: 'Interrupted', evaluation_type: 'end_of_term', course_uuids };
    await die(service, 'POST', collection, { type, attributes, relationships: { term: toOne(each) } });
  }
  return true;
};

// What a world is about is met on any page; sorts and filters are the matter of the table as it is.
const isPlain = (world: World): boolean => world === asItIs;

const worlds: readonly World[] = [asItIs, fillLinkages, interrupted];

type Item = Readonly<Record<string, unknown>>;

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

const queriesOf = ({ include, list, derived, answers }: Operation, items: readonly Item[]): string[] => {
  const paths = derived === undefined ? include : includePaths(resourceOf(answers), resources);
  const wide = paths === undefined ? '' : `include=${paths.join(',')}`;
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
  { target }: ValidRequest,
  { callers, queries }: { readonly callers: readonly Record<string, string>[]; readonly queries: readonly string[] },
): Promise<void> => {
  const urls = queries.map((query) => (query === '' ? target : `${target}?${encodeURI(query)}`));
  for (const url of urls) await service.call('GET', url);
  for (const headers of callers) await service.call('GET', urls[0] ?? target, { headers });
};

/** Writes a request twice, and then what another request says: the second is taken, the third moves between parents. */
const write = async (service: TestService, { method }: Operation, requests: readonly ValidRequest[]): Promise<void> => {
  const [{ target, body } = { target: '' }, other] = requests;
  await service.call(method, target, { body });
  await service.call(method, target, { body });
  const moved = other?.body && { data: { ...other.body.data, ...(body?.data.id && { id: body.data.id }) } };
  await service.call(method, method === 'POST' ? (other?.target ?? target) : target, { body: moved });
};

const recordIn = async (world: World, [name, operation]: readonly [OperationName, Operation], seen: Set<TableCall>) => {
  // A table and a token of its own: the first use of a token and the first cursor are calls too.
  const service = await startService();
  const requests = [await validRequest(name, service), await validRequest(name, service)];
  if (!(await world(service))) return;
  const items = await itemsOf(service);
  const callers = await callersOf(service, items);
  const queries = queriesOf(operation, items).slice(0, isPlain(world) ? undefined : 1);
  await collectCalls(name, seen, async () => {
    const [request] = requests;
    if (operation.method !== 'GET') await write(service, operation, requests);
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

const recordUnknownRoute = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  const service = await startService();
  await collectCalls(unknownRoute, seen, async () => {
    for (const path of ['nothing', 'users']) await service.call('DELETE', `/api/v1/${path}`);
  });
  return seen;
};

const recordAll = async (): Promise<Record<string, TableCall[]>> => {
  const recorded: Record<string, TableCall[]> = {};
  // What follows from the types is allowed by kind; see infra/policies/derived-access.ts.
  for (const row of builtOperations().filter(([, { number }]) => number < 40)) {
    const seen = new Set<TableCall>();
    for (const world of worlds) await recordIn(world, row, seen);
    recorded[row[0]] = [...seen].sort();
  }
  recorded[sweep] = [...(await recordSweep())].sort();
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
