import type { RowPlace } from './file-accounts.ts';

/** The names of a row that was rejected: of the record that it would have made, and of those that it refers to. */
export interface RejectedNames {
  readonly makes?: string | undefined;
  readonly refersTo?: readonly string[] | undefined;
}

// A note for each of more rows would hide all others.
const mostNamed = 10;

/** Which rejected rows others depend on: one wrong date of a term costs all that is below it. */
export class DependentRows {
  /** The first rejected row behind each name. */
  readonly #causes = new Map<string, RowPlace>();
  readonly #named = new Set<string>();

  /** Adds a rejected row; answers the note on the row that it depends on, where there is one. */
  add(place: RowPlace, { makes, refersTo = [] }: RejectedNames): string | undefined {
    const cause = this.#causeOf(refersTo);
    if (makes !== undefined && !this.#causes.has(makes)) this.#causes.set(makes, cause ?? place);
    return cause === undefined ? undefined : this.#describe(cause);
  }

  /** Adds a further name of what some names mean. */
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
