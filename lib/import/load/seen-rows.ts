import { hashText } from '../../store/hash.ts';
import type { MembershipIntent, RecordIntent } from '../formats/intent.ts';

// Copies with `undefined` members, which the text leaves out. A copy without these members takes several times as long.
const withoutOrigin = (intent: RecordIntent): object => ({
  ...intent,
  origin: undefined,
  companions: undefined,
  dependents: intent.dependents?.map(withoutOrigin),
});

const hashOf = (intent: RecordIntent): number => hashText(JSON.stringify(withoutOrigin(intent)));

const nameOf = ({ type, key: { sourceId } }: RecordIntent): string => `${type}\n${sourceId}`;

const pairOf = ({ member, relationship, target }: MembershipIntent): string =>
  [nameOf(member), relationship, ...target.sourceIds].join('\n');

/** The rows of a run, to distinguish a repeated row from a contradiction; some 150 bytes a row. */
export class SeenRows {
  readonly #records = new Map<string, number>();
  readonly #ahead = new Map<string, number>();
  readonly #pairs = new Set<string>();

  /** Adds a record. Returns whether it is new, the same as before, or different. */
  add(intent: RecordIntent): 'new' | 'same' | 'different' {
    const [name, hash] = [nameOf(intent), hashOf(intent)];
    const known = this.#records.get(name);
    if (known === undefined) this.#records.set(name, hash);
    const before = known ?? this.#ahead.get(name);
    if (before === undefined) return 'new';
    return before === hash ? 'same' : 'different';
  }

  /** Adds a record that is loaded before its row is read. Returns whether the record was unknown. */
  addAhead(intent: RecordIntent): boolean {
    const name = nameOf(intent);
    if (this.#records.has(name) || this.#ahead.has(name)) return false;
    this.#ahead.set(name, hashOf(intent));
    return true;
  }

  /** Adds a record if it was loaded before and this is its row. Returns whether this was so. */
  addLoaded(intent: RecordIntent): boolean {
    const name = nameOf(intent);
    const ahead = this.#ahead.get(name);
    if (ahead === undefined || this.#records.has(name) || ahead !== hashOf(intent)) return false;
    this.#records.set(name, ahead);
    return true;
  }

  /** Adds an entry. Returns whether it is new. */
  addEntry(intent: MembershipIntent): boolean {
    const pair = pairOf(intent);
    if (this.#pairs.has(pair)) return false;
    this.#pairs.add(pair);
    return true;
  }

  /** Whether a record or an entry was added. */
  has(intent: RecordIntent | MembershipIntent): boolean {
    return intent.kind === 'record' ? this.#records.has(nameOf(intent)) : this.#pairs.has(pairOf(intent));
  }
}
