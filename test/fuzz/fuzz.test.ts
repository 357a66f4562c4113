import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type FuzzedService, startFuzzedService } from './fuzz-service.ts';
import { type FuzzedRequest, requestsOf, toCurl } from './fuzzed-request.ts';
import { type FuzzedOperation, fuzzedOperations } from './openapi-document.ts';

// `npm run fuzz` sets these; the suite sends a few requests of each operation, always the same.
const firstSeed = Number(process.env.FACET_FUZZ_SEED ?? 1);
const minutes = Number(process.env.FACET_FUZZ_MINUTES ?? 0);
const requestsEach = minutes > 0 ? 20 : 2;

let service: FuzzedService;
beforeAll(async () => {
  service = await startFuzzedService();
});

/** What is wrong with the answers to some requests of an operation, with the smallest of them; undefined if nothing is. */
const fuzz = async (operation: FuzzedOperation, seed: number): Promise<string | undefined> => {
  const found = new Map<FuzzedRequest, string[]>();
  const property = fc.asyncProperty(requestsOf(operation, service.ids), async (request) => {
    const violations = await service.send(operation, request);
    found.set(request, violations);
    return violations.length === 0;
  });
  const { failed, counterexample } = await fc.check(property, { seed, numRuns: requestsEach });
  const [request] = counterexample ?? [];
  if (!failed || request === undefined) return undefined;
  return [`${operation.name}, seed ${seed}:`, ...(found.get(request) ?? []), toCurl(request)].join('\n');
};

it(
  'answers whatever the OpenAPI document allows or nearly allows as the document says',
  async () => {
    const end = performance.now() + minutes * 60_000;
    const findings = new Map<FuzzedOperation, string>();
    const operations = fuzzedOperations();
    let seed = firstSeed;
    do {
      for (const operation of operations.filter((each) => !findings.has(each))) {
        const finding = await fuzz(operation, seed);
        if (finding !== undefined) findings.set(operation, finding);
      }
      seed += 1;
    } while (performance.now() < end);
    expect(operations.length).toBeGreaterThan(100);
    expect([...findings.values()].join('\n\n')).toBe('');
  },
  minutes * 60_000 + 120_000,
);
