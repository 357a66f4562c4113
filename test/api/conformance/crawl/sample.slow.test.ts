import { expect, it } from 'vitest';
import { followsFromType, namedOperations } from '../../../support/operations.ts';
import { fillWithSample } from '../../../support/sample.ts';
import { validRequest } from '../fixtures.ts';
import { host, startCrawl } from './crawl-service.ts';
import { followSome } from './some.ts';

const { service, call, crawl } = await startCrawl();

it('every kind of address that the sample institution hands out answers a GET as documented, at a small cost', async () => {
  await fillWithSample(service.store);
  // The sample has no import, and so none whose rows were refused.
  await validRequest('list-import-rejections', service);
  const small = namedOperations().flatMap(([, operation]) =>
    operation.kind === 'list' && followsFromType(operation) ? [`${host}${operation.path}?page[size]=3`] : [],
  );
  const follows = followSome({ records: 1, pages: 1, variedPages: 1 });
  const { faults, addresses } = await crawl({ from: small, varied: 1, hasSizes: false, follows });
  expect(faults).toEqual([]);
  expect(addresses).toBeGreaterThan(750);
});

it('so does every Location, and all that a new resource leads to', async () => {
  // A reply is a draft that nobody but its instructors reads: replies.test.ts.
  const creates = namedOperations().filter(([name, { kind }]) => kind === 'create' && name !== 'create-reply');
  const locations: string[] = [];
  for (const [name] of creates) {
    const { target, body } = await validRequest(name, service);
    const { status, headers, document } = await call('POST', target, { body });
    expect([name, status, headers.location]).toEqual([name, 201, document.data.links.self]);
    locations.push(document.data.links.self);
  }
  const follows = (address: string): boolean => locations.some((each) => address.startsWith(each));
  const { faults, addresses } = await crawl({ from: locations, follows });
  expect(faults).toEqual([]);
  expect(addresses).toBeGreaterThan(creates.length);
});
