import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import type { AnsweredRequest, FuzzedService } from './fuzz-service.ts';
import { type FuzzedRequest, toCurl, validRequestsOf } from './fuzzed-request.ts';
import type { KnownIds } from './known-ids.ts';
import { type FuzzedOperation, fuzzedOperations } from './openapi-document.ts';

/** The operations of a type that can be created. */
export interface Kind {
  readonly create: FuzzedOperation;
  /** Reads one. */
  readonly read: FuzzedOperation;
  /** All that is done to one: read, update, delete, follow. */
  readonly others: readonly FuzzedOperation[];
}

/** What is done with one resource: some requests make it, others follow one after another or all at once. */
export interface Life {
  /** Some, since one may be refused for what no schema says. */
  readonly creations: readonly FuzzedRequest[];
  readonly steps: readonly FuzzedRequest[];
  readonly isAtOnce: boolean;
}

const collectionOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Every type that can be created and read. */
export const kinds = (): Kind[] => {
  const all = fuzzedOperations();
  return all
    .filter(({ method, path }) => method === 'POST' && !path.includes('/relationships/'))
    .flatMap((create) => {
      const one = `/api/v1/${collectionOf(create.path)}/{id}`;
      const others = all.filter(({ path, method }) => path.startsWith(one) && method !== 'POST');
      const read = others.find(({ path, method }) => path === one && method === 'GET');
      return read === undefined ? [] : [{ create, read, others }];
    });
};

// Stands in the requests for the id that the service is yet to choose.
const own = '00000000-0000-4000-8000-000000000000';
const onlyOwn = (ids: KnownIds): KnownIds => ({ ...ids, pick: () => own });

/** Lives of a type. */
export const livesOf = ({ create, others }: Kind, ids: KnownIds): Arbitrary<Life> =>
  fc.record({
    creations: fc.array(validRequestsOf(create, ids), { minLength: 3, maxLength: 3 }),
    steps: fc.array(fc.oneof(...others.map((each) => validRequestsOf(each, ids, onlyOwn(ids)))), {
      minLength: 2,
      maxLength: 8,
    }),
    isAtOnce: fc.boolean(),
  });

const about = (id: string, request: FuzzedRequest): FuzzedRequest => ({
  ...request,
  target: request.target.replaceAll(own, id),
  ...(request.body === undefined ? {} : { body: request.body.replaceAll(own, id) }),
});

const operationAt = ({ others }: Kind, { method, target }: FuzzedRequest): FuzzedOperation | undefined => {
  const [, relationship] = /\/[0-9a-f-]{36}(?:\/(\w+(?:\/\w+)?))?/.exec(target) ?? [];
  return others.find((each) => each.method === method && each.path.split('}/')[1] === relationship);
};

const carryOut = async (
  service: FuzzedService,
  kind: Kind,
  { steps, isAtOnce }: Life,
  id: string,
): Promise<AnsweredRequest[]> => {
  const run = (step: FuzzedRequest): Promise<AnsweredRequest> => {
    const request = about(id, step);
    return service.send(operationAt(kind, request) ?? kind.read, request);
  };
  if (isAtOnce) return Promise.all(steps.map(run));
  const answered: AnsweredRequest[] = [];
  for (const step of steps) answered.push(await run(step));
  return answered;
};

// The parts of a resource that neither other writers nor the clock change.
const stable = (data: { attributes?: object; relationships?: object }): unknown => {
  const ones = Object.entries(data.relationships ?? {}).filter(([, { data: linkage }]) => !Array.isArray(linkage));
  return [data.attributes, ones.map(([name, { data: linkage }]) => [name, linkage])];
};

const isSparse = ({ target }: FuzzedRequest): boolean => /fields(\[|%5B)/i.test(target);

const isOf = (path: string, { target }: FuzzedRequest): boolean => target.split('?')[0] === path;

/** What is wrong with how a resource ended: one that was deleted is gone, another is as the last write has answered. */
const endingOf = async (
  service: FuzzedService,
  kind: Kind,
  id: string,
  answered: readonly AnsweredRequest[],
): Promise<string[]> => {
  const target = kind.read.path.replace('{id}', id);
  const headers = { accept: 'application/vnd.api+json' };
  const last = await service.send(kind.read, { method: 'GET', target, headers, caller: 'anybody' });
  const writes = answered.filter(({ request, status }) => request.method !== 'GET' && status < 300);
  const isDeleted = writes.some(({ request }) => request.method === 'DELETE' && isOf(target, request));
  // A revoked token stays to be read.
  const isRevoked = isDeleted && last.data?.attributes?.state === 'revoked';
  if (last.status !== (isDeleted && !isRevoked ? 404 : 200)) return [`${target} is ${last.status} in the end`];
  if (isDeleted) return [...last.violations];
  const asWritten = writes.some(
    ({ data }) => data !== undefined && isDeepStrictEqual(stable(data), stable(last.data ?? {})),
  );
  // A sparse answer, or one of a linkage, does not say how all of it is.
  const isPartly = writes.some(
    ({ request }) => isSparse(request) || !(isOf(target, request) || request.method === 'POST'),
  );
  const isKnown = isPartly || asWritten;
  return [...last.violations, ...(isKnown ? [] : [`${target} is in the end as no write has answered`])];
};

const lineOf = ({ request, status }: AnsweredRequest): string => `${status} ${toCurl(request)}`;

/** Lives a life through and gives a sentence for all that was wrong, with the requests. */
export const live = async (service: FuzzedService, kind: Kind, life: Life): Promise<readonly string[]> => {
  const made: AnsweredRequest[] = [];
  for (const request of life.creations) {
    made.push(await service.send(kind.create, request));
    if (made.at(-1)?.status === 201) break;
  }
  const id = made.at(-1)?.data?.id;
  const done = id === undefined ? [] : await carryOut(service, kind, life, id);
  const ending = id === undefined ? [] : await endingOf(service, kind, id, [...made, ...done]);
  const wrong = [...made, ...done].flatMap(({ violations }) => violations).concat(ending);
  if (wrong.length === 0) return [];
  return [...wrong, ...made.map(lineOf), life.isAtOnce ? 'then all at once:' : 'then:', ...done.map(lineOf)];
};
