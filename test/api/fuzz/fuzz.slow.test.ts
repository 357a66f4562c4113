import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FuzzedService, startFuzzedService } from './fuzz-service.ts';
import { requestsOf, toCurl } from './fuzzed-request.ts';
import { type Kind, kinds, live, livesOf } from './lives.ts';
import { type FuzzedOperation, fuzzedOperations } from './openapi-document.ts';

// `npm run fuzz` sets these; the slow tests send one request of each operation, always the same.
const firstSeed = Number(process.env.FACET_FUZZ_SEED ?? 1);
const minutes = Number(process.env.FACET_FUZZ_MINUTES ?? 0);
const requestsEach = minutes > 0 ? 20 : 1;

let service: FuzzedService;
beforeAll(async () => {
  service = await startFuzzedService();
});

/** Checks values until one is wrong: what is wrong with the smallest such; undefined if nothing is. */
const search = async <Value>(
  name: string,
  values: Arbitrary<Value>,
  seed: number,
  wrongWith: (value: Value) => Promise<readonly string[]>,
): Promise<string | undefined> => {
  const found = new Map<Value, readonly string[]>();
  const property = fc.asyncProperty(values, async (value) => {
    const wrong = await wrongWith(value);
    found.set(value, wrong);
    return wrong.length === 0;
  });
  const { failed, counterexample } = await fc.check(property, { seed, numRuns: requestsEach });
  const [value] = counterexample ?? [];
  if (!failed || value === undefined) return undefined;
  return [`${name}, seed ${seed}:`, ...(found.get(value) ?? [])].join('\n');
};

const fuzz = (operation: FuzzedOperation, seed: number): Promise<string | undefined> =>
  search(operation.name, requestsOf(operation, service.ids), seed, async (request) => {
    const { violations } = await service.send(operation, request);
    return violations.length === 0 ? [] : [...violations, toCurl(request)];
  });

const liveThrough = (kind: Kind, seed: number): Promise<string | undefined> =>
  search(`after ${kind.create.name}`, livesOf(kind, service.ids), seed, (life) => live(service, kind, life));

/** Searches everywhere, with one seed after another until the time is over, and reports all that was found. */
const searchAll = async <Place>(
  places: readonly Place[],
  searchAt: (place: Place, seed: number) => Promise<string | undefined>,
): Promise<string> => {
  const end = performance.now() + minutes * 30_000;
  const findings = new Map<Place, string>();
  let seed = firstSeed;
  do {
    for (const place of places.filter((each) => !findings.has(each))) {
      const finding = await searchAt(place, seed);
      if (finding !== undefined) findings.set(place, finding);
    }
    seed += 1;
  } while (performance.now() < end);
  return [...findings.values()].join('\n\n');
};

describe('the fuzzer', { timeout: minutes * 60_000 + 120_000 }, () => {
  it('is answered whatever the OpenAPI document allows or nearly allows as the document says', async () => {
    const operations = fuzzedOperations();
    expect(operations.length).toBeGreaterThan(100);
    expect(await searchAll(operations, fuzz)).toBe('');
  });

  it('finds what it has created, changed and deleted as it was answered', async () => {
    const all = kinds();
    expect(all.length).toBeGreaterThan(20);
    expect(await searchAll(all, liveThrough)).toBe('');
  });
});
