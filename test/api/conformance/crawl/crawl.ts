import { carryOutOperations } from '../../../../lib/operations.ts';
import { forEachAtOnce } from '../../../../lib/runtime/at-once.ts';
import { operationAt } from '../../../support/openapi.ts';
import { costOf } from '../../../support/server-timing.ts';
import type { TestAnswer } from '../../../support/service.ts';
import { overBudget } from './budget.ts';
import { type Variety, variantsOf } from './variants.ts';
import type { Visit } from './visit.ts';

/** How a crawl goes. */
export interface Crawling extends Variety {
  /** Sends a GET; throws when the answer is not what is documented. */
  call(address: string): Promise<TestAnswer>;
  readonly from: readonly string[];
  /** Whether it follows an address that an answer names, asked in the order in which they are met; all unless said. */
  follows?(address: string): boolean;
  /** Of how many pages of each type and kind, and resources of each type, the variants are tried too; of none unless said. */
  readonly varied?: number;
  /** How many requests are on their way at a time. */
  readonly atOnce?: number;
  onVisit?(visit: Visit): void;
}

/** What came of it. */
export interface Crawled {
  /** All that was wrong, each with its address and the one that led there. */
  readonly faults: readonly string[];
  readonly addresses: number;
}

/** Where an answer leads. */
interface Leads {
  /** What its variants are tried for. */
  readonly sort: string;
  readonly named: readonly string[];
  readonly variants: readonly string[];
}

/** Every address that a document holds, wherever it stands. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

// What takes no GET, what names the extension, and the addresses of learning platforms.
const isFollowed = (address: string): boolean =>
  new URL(address).pathname !== carryOutOperations.path &&
  !/^https:\/\/(?:jsonapi\.org|[a-z]+\.(?:canvaslms|instructure)\.com)(?:\/|$)/.test(address);

const nowhere: Leads = { sort: '', named: [], variants: [] };

// A resource is the same wherever it is read; a page is read in other ways from a collection than from an owner.
const sortOf = ({ described }: Visit): string => {
  if (described === undefined) return '';
  const { answers, operation, shape } = described;
  const types = answers.map(({ type }) => type).join(', ');
  const isOne = shape === 'one' || shape === 'one or null';
  return isOne ? `one ${types}` : `${operation.kind} ${shape} ${types}`;
};

const leadsOf = (visit: Visit, variety: Variety): Leads => ({
  sort: sortOf(visit),
  named: addressesIn(visit.document).filter(isFollowed),
  variants: visit.address.includes('?') ? [] : variantsOf(visit, variety),
});

/** Walks from some addresses to all that the answers name, each once; every answer is held against its budget. */
class Crawl {
  readonly #crawling: Crawling;
  readonly #varied = new Map<string, number>();
  /** Every address with the one that led there. */
  readonly met = new Map<string, string>();
  readonly faults: string[] = [];

  constructor(crawling: Crawling) {
    this.#crawling = crawling;
    for (const address of crawling.from) this.met.set(address, 'the start');
  }

  async run(): Promise<void> {
    const { atOnce = 8 } = this.#crawling;
    let open = [...this.met.keys()];
    while (open.length > 0) {
      const found = new Map<string, Leads>();
      await forEachAtOnce(open, atOnce, async (address) => {
        found.set(address, await this.#visit(address));
      });
      // In the order of the addresses, whichever was answered first: a crawl goes the same way each time.
      open = open.flatMap((address) => this.#follow(address, found.get(address) ?? nowhere));
    }
  }

  #follow(from: string, { sort, named, variants }: Leads): string[] {
    const { follows = () => true, varied = 0 } = this.#crawling;
    const before = this.#varied.get(sort) ?? 0;
    if (variants.length > 0) this.#varied.set(sort, before + 1);
    const next = [
      ...(before < varied ? variants : []),
      ...named.filter((each) => !this.met.has(each) && follows(each)),
    ];
    return [...new Set(next)].filter((address) => {
      const isNew = !this.met.has(address);
      if (isNew) this.met.set(address, from);
      return isNew;
    });
  }

  async #visit(address: string): Promise<Leads> {
    try {
      const visit = await this.#read(address);
      this.#crawling.onVisit?.(visit);
      return leadsOf(visit, this.#crawling);
    } catch (error) {
      this.faults.push(`${address}, to which ${this.met.get(address)} leads: ${String(error)}`);
      return nowhere;
    }
  }

  async #read(address: string): Promise<Visit> {
    const visit = await this.#readOnce(address);
    if (overBudget(visit) === undefined) return visit;
    // Once a minute the token is looked up as well: only what costs too much twice does so by itself.
    const again = await this.#readOnce(address);
    const excess = overBudget(again);
    if (excess !== undefined) throw new Error(excess);
    return again;
  }

  async #readOnce(address: string): Promise<Visit> {
    const answer = await this.#crawling.call(address);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
    const described = operationAt('GET', new URL(address).pathname)?.described;
    return { address, described, document: answer.document, cost: costOf(answer) };
  }
}

/** Goes through all addresses that can be reached. */
export const crawl = async (crawling: Crawling): Promise<Crawled> => {
  const going = new Crawl(crawling);
  await going.run();
  return { faults: going.faults, addresses: going.met.size };
};
