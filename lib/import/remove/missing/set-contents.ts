import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import { courseEvaluationTerm } from '../../../resources/course-evaluations/course-evaluation-term.ts';
import { now } from '../../../runtime/clock.ts';
import { type Key, keyName } from '../../../store/keys.ts';
import type { Stage } from '../../formats/format.ts';
import type { Intent, MembershipIntent, RecordIntent } from '../../formats/intent.ts';
import { claimOf } from '../../load/find-existing.ts';
import { prepareResolve } from '../../load/read-intent.ts';
import { chainRenames, type RenameInChain, readRename } from '../../load/renames.ts';
import { SeenRows } from '../../load/seen-rows.ts';
import type { Session } from '../../load/session.ts';
import { namesOf, namesOfEntries, ownNameOf, type SourceName } from '../../load/source-names.ts';
import { enrolments } from '../../report/report.ts';

/** The names in a set, for the kinds that it is complete for. */
export interface SetContents {
  hasRecord(type: string, sourceId: string): boolean;
  hasClaim(claim: Key): boolean;
  hasEntry(member: string, target: string): boolean;
  /** Whether the set has a term, by the term's id. Records of other terms only are history, not missing. */
  hasTerm(id: unknown): boolean;
  /** How many rows of a kind could not be read; what they name is unknown. */
  unreadRows(kind: string): number;
}

const recordName = (type: string, sourceId: string): string => `${type}\n${sourceId}`;

/** Collects what the rows of a set name. */
class SetReader implements SetContents {
  readonly #session: Session;
  readonly #kinds: ReadonlySet<string>;
  readonly #names = new Set<string>();
  readonly #renames = new Map<string, string>();
  /** Names that renames free. */
  readonly #left = new Set<string>();
  readonly #unread = new Map<string, number>();
  readonly #termsOfSections = new Map<string, SourceName>();
  /** The terms of the set, and whether each has not ended yet. */
  readonly #listedTerms = new Map<string, boolean>();
  // A set without any term means all terms.
  #terms: ReadonlySet<string> | undefined;

  constructor(session: Session, kinds: ReadonlySet<string>) {
    this.#session = session;
    this.#kinds = kinds;
  }

  hasRecord(type: string, sourceId: string): boolean {
    return this.#names.has(recordName(type, this.#lastName(type, sourceId)));
  }

  /** The id after all renames of the set. */
  #lastName(type: string, sourceId: string): string {
    const names = new Set([sourceId]);
    for (let last = sourceId; ; ) {
      const next = this.#renames.get(recordName(type, last));
      if (next === undefined || names.has(next)) return next ?? last;
      names.add(next);
      last = next;
    }
  }

  hasClaim(claim: Key): boolean {
    return this.#names.has(keyName(claim));
  }

  hasEntry(member: string, target: string): boolean {
    return this.#names.has(`${member}\n${target}`);
  }

  hasTerm(id: unknown): boolean {
    return this.#terms?.has(String(id)) ?? true;
  }

  unreadRows(kind: string): number {
    return this.#unread.get(kind) ?? 0;
  }

  async note(intents: readonly Intent[]): Promise<void> {
    // A record that a removal names does not count as missing, because the removal itself is carried out.
    const said = intents.map((intent) => ('of' in intent ? intent.of : intent));
    const records = said.filter((intent) => intent.kind === 'record');
    const renames = said.filter((intent) => intent.kind === 'rename');
    for (const each of chainRenames(renames)) await this.#noteRename(each);
    for (const each of records) this.#noteRecord(each);
    await this.#noteClaims(records.filter(({ type, key }) => key.by === 'claim' && this.#kinds.has(type)));
    if (this.#kinds.has(enrolments)) await this.#noteEntries(said.filter((intent) => intent.kind === 'membership'));
    this.#session.known.trim();
  }

  noteUnread(kinds: ReadonlySet<string>, rows: number): void {
    for (const kind of kinds) this.#unread.set(kind, this.unreadRows(kind) + rows);
  }

  async findTerms(): Promise<void> {
    const isByClasses = this.#termsOfSections.size > 0;
    const listed = [...this.#listedTerms].filter(([, isCurrent]) => isCurrent || !isByClasses);
    const names: SourceName[] = [
      ...this.#termsOfSections.values(),
      ...listed.map(([sourceId]) => ({ type: courseEvaluationTerm.type, sourceId })),
    ];
    const { known } = this.#session;
    await known.lookUp(names);
    if (names.length > 0) this.#terms = new Set(names.flatMap((name) => known.find(name) ?? []));
  }

  /** Notes both ids of the record, unless the rename was carried out before or is refused. */
  async #noteRename(chained: RenameInChain): Promise<void> {
    const { intent } = chained;
    const { known, renames } = this.#session;
    if ((await readRename(this.#session, chained)).doneOf !== undefined) return;
    const { type, from, to, source } = intent;
    if (source === undefined) this.#renames.set(recordName(type, from), to);
    // In a dry run the table does not show the rename.
    if (renames.has(intent)) return;
    const [previous, next] = [from, to].map((sourceId): SourceName => ({ type, sourceId, ...(source && { source }) }));
    if (previous === undefined || next === undefined) return;
    await known.lookUp([previous, next]);
    const id = known.find(previous);
    const [left, free] = [previous, next].map((name) => recordName(`${name.source ?? ''}#${type}`, name.sourceId));
    if (id === undefined || (known.find(next) !== undefined && !this.#left.has(String(free)))) return;
    known.learn(next, id);
    this.#left.delete(String(free));
    this.#left.add(String(left));
  }

  #noteRecord(intent: RecordIntent): void {
    const { type, key, references, attributes, dependents = [] } = intent;
    if (this.#kinds.has(type)) this.#names.add(recordName(type, key.sourceId));
    if (type === courseEvaluationSection.type) {
      const { term } = references;
      // If a set does not name the term, the term counts that an earlier set has given the section's course.
      for (const name of term === undefined ? [] : namesOf(term))
        this.#termsOfSections.set(recordName(name.source ?? '', name.sourceId), name);
    }
    if (type === courseEvaluationTerm.type) {
      const end = attributes.end_date;
      this.#listedTerms.set(key.sourceId, typeof end !== 'string' || end >= now().toISOString().slice(0, 10));
    }
    for (const each of dependents) this.#noteRecord(each);
  }

  async #noteClaims(intents: readonly RecordIntent[]): Promise<void> {
    if (intents.length === 0) return;
    const resolve = await prepareResolve(this.#session, intents);
    for (const intent of intents) {
      const claim = claimOf(intent, resolve);
      if (claim !== undefined) this.#names.add(keyName(claim));
    }
  }

  async #noteEntries(intents: readonly MembershipIntent[]): Promise<void> {
    const { known } = this.#session;
    await known.lookUpTargets(namesOfEntries(intents));
    for (const { member, target } of intents) {
      const id = known.find(ownNameOf(member));
      const targetId = known.resolve(target);
      if (id !== undefined && targetId !== undefined) this.#names.add(`${id}\n${targetId}`);
    }
  }
}

const window = 5_000;

const kindOf = (intent: Intent): string => {
  switch (intent.kind) {
    case 'membership':
      return enrolments;
    case 'removal':
    case 'leave':
      return kindOf(intent.of);
    case 'alias':
      return intent.counted;
    default:
      return intent.type;
  }
};

const noteStage = async (named: SetReader, stage: Stage): Promise<void> => {
  let intents: Intent[] = [];
  let unread = 0;
  const kinds = new Set([stage.counted]);
  const flush = async (): Promise<void> => {
    for (const intent of intents) kinds.add(kindOf(intent));
    await named.note(intents);
    intents = [];
  };
  for await (const row of stage.read()) {
    if (row.kind === 'rejected' || (row.kind === 'skipped' && row.isUnread)) unread += 1;
    if (row.kind === 'intents') intents.push(...row.intents);
    if (intents.length >= window) await flush();
  }
  await flush();
  named.noteUnread(kinds, unread);
};

/** Reads all names of some kinds in a whole set, for the comparison with the present table. */
export const readSetContents = async (
  session: Session,
  stages: readonly Stage[],
  kinds: ReadonlySet<string>,
): Promise<SetContents> => {
  // Renames that are not carried out yet must not change the run's own names.
  const known = session.known.apart();
  // The state of users must stay separate too, because the set may give them other numbers.
  const named = new SetReader({ ...session, known, seen: new SeenRows() }, kinds);
  for (const stage of stages) await noteStage(named, stage);
  await named.findTerms();
  return named;
};
