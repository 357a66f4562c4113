import { vi } from 'vitest';
import { unknownRoute } from '../../../infra/bundle/deployed-functions.ts';
import type { TableCall } from '../../../infra/policies/table-call.ts';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import type { FilterRule, FilterRules } from '../../../lib/jsonapi/filter.ts';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { pages } from '../../../lib/operations.ts';
import type { ValidRequest } from '../../conformance/fixtures/fixture.ts';
import { hasFixture, validRequest } from '../../conformance/fixtures.ts';
import { type LinkageRequest, linkageRequest } from '../../conformance/linkage-requests.ts';
import { followsFromType, namedOperations } from '../../support/operations.ts';
import { startService, type TestService } from '../../support/service.ts';
import { closeTestTable } from '../../support/table.ts';
import { collectCalls } from '../../support/table-calls.ts';
import { situations } from './record-actions.ts';
import { recordWork } from './record-work.ts';
import { openSampleWorld, type SampleWorld } from './sample-world.ts';
import { isPlain, type World, worlds } from './worlds.ts';

type Item = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

/** Values of a field that a list can be filtered by: of a relationship every id in the table, as far as it may be named. */
const filterValues = (field: string, kind: FilterRule, items: readonly Item[]): string[] => {
  if (typeof kind !== 'string') return kind.slice(0, 2);
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
  { target, headers: own = {} }: Pick<ValidRequest, 'target' | 'headers'>,
  { callers, queries }: { readonly callers: readonly Record<string, string>[]; readonly queries: readonly string[] },
): Promise<void> => {
  const urls = queries.map((query) => (query === '' ? target : `${target}?${encodeURI(query)}`));
  for (const url of urls) await service.call('GET', url, { headers: own });
  for (const headers of callers) await service.call('GET', urls[0] ?? target, { headers });
};

/** The request without what only integrations may say. */
const asPersonMay = ({ data }: NonNullable<ValidRequest['body']>): NonNullable<ValidRequest['body']> => {
  const { members: _members, recused: _recused, ...relationships } = data.relationships;
  return { data: { ...data, relationships } };
};

/** Does something with a service of its own: the first use of a token and the first cursor are calls too. */
const withService = async (work: (service: TestService) => Promise<void>): Promise<void> => {
  const service = await startService();
  await work(service);
  await closeTestTable(service.store.tableName);
};

const keptMs = 25 * 3_600_000;

/** Sends a request with an idempotency key, and again when that has expired. */
const twiceWithKey = async (
  service: TestService,
  method: string,
  { target, body, headers }: { readonly target: string; readonly body?: unknown; readonly headers?: Headers },
): Promise<void> => {
  const send = () => service.call(method, target, { body, headers: { 'idempotency-key': 'recorded', ...headers } });
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
  const [{ target, body, headers = {} } = { target: '' }, other] = requests;
  // Whether a person sees what is deleted is looked up as long as it is there.
  if (method === 'DELETE') for (const caller of callers) await service.call(method, target, { headers: caller });
  await twiceWithKey(service, method, { target, body, headers });
  for (const caller of callers)
    await service.call(method, target, { body: body && asPersonMay(body), headers: caller });
  const moved = other?.body && { data: { ...other.body.data, ...(body?.data.id && { id: body.data.id }) } };
  await service.call(method, method === 'POST' ? (other?.target ?? target) : target, { body: moved });
};

/** Changes a linkage, again, and back. */
const changeLinkage = async (
  service: TestService,
  { method }: Operation,
  { target, body }: LinkageRequest,
): Promise<void> => {
  await twiceWithKey(service, method, { target, body });
  await service.call(method, target, { body: { data: [] } });
};

const recordLinkage = (world: World, operation: Operation, seen: Set<TableCall>): Promise<void> =>
  withService(async (service) => {
    const request = await linkageRequest(operation, service);
    if (!(await world(service))) return;
    const callers = await callersOf(service, await scanTable(service.store));
    await collectCalls(operation.name, seen, async () => {
      if (operation.method === 'GET') await read(service, request, { callers, queries: [''] });
      else await changeLinkage(service, operation, request);
    });
  });

/** A request that covers courses covers all that there are; some have more sections than one transaction serves. */
const withAllCourses = (request: ValidRequest, items: readonly Item[]): ValidRequest => {
  const { body } = request;
  if (body?.data.attributes.course_uuids === undefined) return request;
  const course_uuids = items.flatMap(({ type, id }) => (type === 'course_evaluation_course' ? [String(id)] : []));
  return { ...request, body: { data: { ...body.data, attributes: { ...body.data.attributes, course_uuids } } } };
};

const recordIn = (world: World, [name, operation]: readonly [string, Operation], seen: Set<TableCall>): Promise<void> =>
  withService(async (service) => {
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
  });

const recordSituations = async (name: string, seen: Set<TableCall>): Promise<void> => {
  for (const prepare of situations[name] ?? [])
    await withService(async (service) => collectCalls(name, seen, await prepare(service)));
};

const recordUnknownRoute = async (): Promise<Set<TableCall>> => {
  const seen = new Set<TableCall>();
  await withService((service) =>
    collectCalls(unknownRoute, seen, async () => {
      for (const path of ['nothing', 'users']) await service.call('DELETE', `/api/v1/${path}`);
    }),
  );
  return seen;
};

/** Whether all that a query may say follows from the type; the row then says nothing of it. */
const isDerived = (operation: Operation): boolean => operation.method === 'GET' && followsFromType(operation);

/** Reads that follow from their types alone are driven over a sample of all types. */
const recordDerived = (sample: SampleWorld, operation: Operation, seen: Set<TableCall>): Promise<void> =>
  withService(async (service) => {
    await sample.copyInto(service);
    const callers = await callersOf(service, sample.items);
    const urls = sample.urlsOf(operation);
    await collectCalls(operation.name, seen, async () => {
      for (const url of urls) await service.call('GET', url);
      for (const headers of callers) for (const url of urls.slice(0, 3)) await service.call('GET', url, { headers });
    });
  });

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
    await recordSituations(row[0], seen);
    recorded[row[0]] = [...seen].sort();
  }
  // A page knows no table.
  for (const name of Object.keys(pages)) recorded[name] = [];
  for (const [name, seen] of await recordWork()) recorded[name] = [...seen].sort();
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
