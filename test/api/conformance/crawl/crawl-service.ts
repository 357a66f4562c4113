import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { buildFiles } from '../../../../infra/web/reference/build-files.ts';
import { startConformance } from '../conformance.ts';
import { type Crawled, type Crawling, crawl } from './crawl.ts';
import { PageCosts } from './page-costs.ts';

/** What came of a crawl through the service. */
export interface CrawledService extends Crawled {
  /** How many lists with a full page of 100 were compared with a page of 2. */
  readonly comparedLists: number;
}

/** Where the service is asked. */
export const host = 'http://facet.test';

/** Starts the service with the files that its entry leads to, and a way to crawl through it from there. */
export const startCrawl = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-crawl-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  process.env.FACET_FILES = folder;
  const [conformance] = await Promise.all([startConformance(), buildFiles(folder, ['openapi.json'])]);
  const { service } = conformance;
  // Held against JSON:API and the OpenAPI document, both. The latter itself is neither, and what it names are examples.
  const call = async (address: string) =>
    address.endsWith('/openapi.json')
      ? { ...(await service.call('GET', address)), document: {} }
      : conformance.call('GET', address);
  return {
    ...conformance,
    crawl: async (options: Omit<Crawling, 'call' | 'from'> & Partial<Pick<Crawling, 'from'>> = {}) => {
      const pages = new PageCosts();
      const from = [`${host}/api/v1`, ...(options.from ?? [])];
      const crawled = await crawl({ ...options, call, from, onVisit: (visit) => pages.note(visit) });
      const described: CrawledService = {
        ...crawled,
        faults: [...crawled.faults, ...pages.faults],
        comparedLists: pages.compared,
      };
      return described;
    },
  };
};
