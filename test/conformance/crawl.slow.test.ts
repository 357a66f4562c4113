import { expect, it } from 'vitest';
import { loadSample } from '../../infra/local/sample/load.ts';
import { startConformance } from './conformance.ts';

/** Every address that a document holds, wherever it stands. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('http://facet.test/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

// One of a type, or a page: 1; what a relationship leads to: 2; a spilled linkage, or a period beside it, 1 more.
const mostRoundTrips = 3;

it('every address that the sample institution hands out answers a GET, in few round trips', async () => {
  const { service, call } = await startConformance();
  await loadSample(service.store);
  const entry = await call('GET', '/api/v1');
  const collections = Object.values<string>(entry.document.meta.collections);
  const met = new Set(collections.flatMap((each) => [each, `${each}?page[size]=3`]));
  const failures: string[] = [];
  let open = [...met];
  while (open.length > 0) {
    const found = new Set<string>();
    for (const address of open) {
      const { status, document, headers } = await call('GET', address);
      const roundTrips = Number(/(\d+) round trips/.exec(String(headers['server-timing']))?.[1]);
      if (status !== 200) failures.push(`${status} ${address}`);
      if (roundTrips > mostRoundTrips) failures.push(`${roundTrips} round trips ${address}`);
      for (const each of addressesIn(document)) found.add(each);
    }
    open = [...found].filter((each) => !met.has(each));
    for (const each of open) met.add(each);
  }
  expect(failures).toEqual([]);
  expect(met.size).toBeGreaterThan(1_000);
}, 600_000);
