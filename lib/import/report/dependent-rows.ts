import type { RowPlace } from './file-accounts.ts';

/** The names of a rejected row: of the record that it would have created, and of the records that it refers to. */
export interface RejectedNames {
  readonly makes?: string | undefined;
  readonly refersTo?: readonly string[] | undefined;
}

// Notes for more rows than this would hide all other notes.
const mostNamed = 10;

/**
 * Finds the rejected row that other rejected rows depend on. One wrong date of a term rejects all rows that refer to
 * the term.
 */
export class DependentRows {
  /** The first rejected row behind each name. */
  readonly #causes = new Map<string, RowPlace>();
  readonly #named = new Set<string>();

  /** Adds a rejected row. Returns the note on the row that it depends on, if there is one. */
  add(place: RowPlace, { makes, refersTo = [] }: RejectedNames): string | undefined {
    const cause = this.#causeOf(refersTo);
    if (makes !== undefined && !this.#causes.has(makes)) this.#causes.set(makes, cause ?? place);
    return cause === undefined ? undefined : this.#describe(cause);
  }

  /** Adds a further name for the records that some names mean. */
  addName(name: string, targets: readonly string[]): void {
    const cause = this.#causeOf(targets);
    if (cause !== undefined) this.#causes.set(name, cause);
  }

  #causeOf(names: readonly string[]): RowPlace | undefined {
    for (const name of names) {
      const cause = this.#causes.get(name);
      if (cause !== undefined) return cause;
    }
    return undefined;
  }

  #describe({ file, line }: RowPlace): string {
    const place = `${file}, line ${line}`;
    if (this.#named.size < mostNamed) this.#named.add(place);
    const [what, how] = this.#named.has(place) ? [place, 'correct that row'] : ['other rejected rows', 'correct those'];
    return `rows were rejected because they depend on ${what}; ${how} and import the set again`;
  }
}
