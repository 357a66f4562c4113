import { comparedSizes } from './variants.ts';
import { resourcesOf, type Visit } from './visit.ts';

interface PageCost {
  readonly requests: number;
  readonly rows: number;
  readonly resources: number;
}

const keysOfBatch = 100;
const [few, many] = comparedSizes;

// Once a minute the token is looked up as well.
const mayAdd = ({ resources }: PageCost): number => Math.ceil(resources / keysOfBatch) + 1;

/** Compares what small and large pages of the same list cost: where rows cost requests of their own, it shows. */
export class PageCosts {
  readonly #costs = new Map<string, Map<string, PageCost>>();

  /** Takes notice of an answer. */
  note({ address, document, cost: { requests } }: Visit): void {
    const url = new URL(address);
    const size = url.searchParams.get('page[size]');
    if (size === null || url.searchParams.has('page[after]') || url.searchParams.has('page[before]')) return;
    url.searchParams.delete('page[size]');
    const sizes = this.#costs.get(url.href) ?? new Map<string, PageCost>();
    const rows = [document.data ?? []].flat().length;
    this.#costs.set(url.href, sizes.set(size, { requests, rows, resources: resourcesOf(document).length }));
  }

  get #pairs(): { address: string; small: PageCost; large: PageCost }[] {
    return [...this.#costs].flatMap(([address, sizes]) => {
      const [small, large] = [sizes.get(few), sizes.get(many)];
      return small === undefined || large === undefined ? [] : [{ address, small, large }];
    });
  }

  /** Lists whose large page took more requests than a small one and the batches of its keys. */
  get faults(): string[] {
    return this.#pairs
      .filter(({ small, large }) => large.requests > small.requests + mayAdd(large))
      .map(
        ({ address, small, large }) =>
          `${address}: ${small.requests} requests for ${small.rows} rows, ${large.requests} for ${large.rows}`,
      );
  }

  /** How many lists there were whose large page was full. */
  get compared(): number {
    return this.#pairs.filter(({ large }) => large.rows === Number(many)).length;
  }
}
