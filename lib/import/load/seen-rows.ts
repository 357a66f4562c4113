import { hashText } from '../../store/hash.ts';
import { Fingerprints } from './fingerprints.ts';
import type { MembershipIntent, RecordIntent } from './intent.ts';

const withoutOrigin = (name: string, value: unknown): unknown => (name === 'origin' ? undefined : value);

const nameOf = ({ type, key: { sourceId } }: RecordIntent): string => `${type}\n${sourceId}`;

const pairOf = ({ member, relationship, target }: MembershipIntent): string =>
  [nameOf(member), relationship, ...target.sourceIds].join('\n');

/** Remembers what a run has met, so that a doubled row is told from a contradiction; some 25 bytes a row. */
export class SeenRows {
  readonly #records = new Fingerprints();
  readonly #pairs = new Fingerprints();

  /** Whether a record is met for the first time, as before, or with other values than before. */
  meet(intent: RecordIntent): 'new' | 'same' | 'different' {
    const hash = hashText(JSON.stringify(intent, withoutOrigin));
    const before = this.#records.add(nameOf(intent), hash);
    if (before === undefined) return 'new';
    return before === hash ? 'same' : 'different';
  }

  /** Whether an entry is met for the first time. */
  meetEntry(intent: MembershipIntent): boolean {
    return this.#pairs.add(pairOf(intent)) === undefined;
  }

  /** Whether a record or an entry has been met. */
  has(intent: RecordIntent | MembershipIntent): boolean {
    return intent.kind === 'record' ? this.#records.has(nameOf(intent)) : this.#pairs.has(pairOf(intent));
  }
}
