import { linkedIds } from '../../../model/definition/record-fields.ts';
import { claimKey } from '../../../model/write/back-references.ts';
import { courseEvaluationCourse } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { chunk } from '../../../runtime/chunk.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { importable } from '../../load/importable.ts';
import type { Session } from '../../load/session.ts';
import { enrolments } from '../../report/report.ts';
import { type KnownName, knownNames } from './known-names.ts';
import type { SetContents } from './set-contents.ts';

/** A record, or entries of a member's linkage, that the source named before and no longer names. */
export type MissingItem =
  | { readonly kind: 'record'; readonly type: string; readonly id: string; readonly sourceId: string }
  | { readonly kind: 'entries'; readonly member: StoredRecord; readonly targets: readonly string[] };

/** The missing items of one kind in one step. */
export interface Found {
  readonly kind: string;
  /** How many are known, and how many of them are missing. */
  readonly known: number;
  readonly count: number;
  readonly missing: readonly MissingItem[];
}

const batchSize = 100;

const inBatches = async function* (names: AsyncIterable<KnownName[]>): AsyncGenerator<KnownName[]> {
  for await (const page of names) yield* chunk(page, batchSize);
};

/** The records of a type that a source has named, with their names. */
const knownRecords = async function* (
  { store, known }: Session,
  type: string,
  options: Parameters<typeof knownNames>[3] = {},
): AsyncGenerator<{ name: KnownName; record: StoredRecord }[]> {
  for await (const names of inBatches(knownNames(store, known.source, type, options))) {
    const records = new Map(
      (await store.readMany(names.map(({ id }) => ({ type, id })))).map((each) => [each.id, each]),
    );
    yield names.flatMap((name) => {
      const record = records.get(name.id);
      return record === undefined ? [] : [{ name, record }];
    });
  }
};

const termsOf = ({ type, term, sections }: StoredRecord): unknown[] =>
  type === courseEvaluationSection.type ? [term] : Object.values(Object(sections)).map((entry) => Object(entry).term);

const isNamed = (type: string, { sourceId }: KnownName, contents: SetContents): boolean =>
  importable(type).unique === undefined
    ? contents.hasRecord(type, sourceId)
    : contents.hasClaim(claimKey(importable(type), sourceId.split('#')));

const toMissing = (type: string, { id, sourceId }: KnownName): MissingItem => ({ kind: 'record', type, id, sourceId });

const found = (kind: string, names: readonly KnownName[], contents: SetContents): Found => {
  const missing = names.filter((name) => !isNamed(kind, name, contents)).map((name) => toMissing(kind, name));
  return { kind, known: names.length, count: missing.length, missing };
};

const termKinds = new Set([courseEvaluationSection.type, courseEvaluationCourse.type]);

/** Sections of other terms than the set's, and courses taught in other terms only, are history. */
const findInTerms = async function* (session: Session, kind: string, contents: SetContents): AsyncGenerator<Found> {
  for await (const records of knownRecords(session, kind)) {
    const inTerms = records.filter(({ record }) => termsOf(record).some((term) => contents.hasTerm(term)));
    yield found(
      kind,
      inTerms.map(({ name }) => name),
      contents,
    );
  }
};

/**
 * Sections of the set's terms, also those that the source has removed: a removed section is kept, but its missing students
 * and instructors are removed.
 */
const sectionsInTerms = async (session: Session, contents: SetContents): Promise<ReadonlySet<string>> => {
  const sections = new Set<string>();
  for await (const records of knownRecords(session, courseEvaluationSection.type, { withEnded: true })) {
    for (const { record } of records) if (contents.hasTerm(record.term)) sections.add(record.id);
  }
  return sections;
};

const findEntries = async function* (
  session: Session,
  sections: ReadonlySet<string>,
  contents: SetContents,
): AsyncGenerator<Found> {
  for await (const students of knownRecords(session, courseEvaluationStudent.type)) {
    const missing: MissingItem[] = [];
    let [known, count] = [0, 0];
    for (const { record: member } of students) {
      const entries = linkedIds(member, 'sections').filter((section) => sections.has(section));
      const targets = entries.filter((section) => !contents.hasEntry(member.id, section));
      known += entries.length;
      count += targets.length;
      if (targets.length > 0) missing.push({ kind: 'entries', member, targets });
    }
    yield { kind: enrolments, known, count, missing };
  }
};

const findClaims = async function* (
  session: Session,
  kind: string,
  sections: ReadonlySet<string>,
  contents: SetContents,
): AsyncGenerator<Found> {
  const place = importable(kind).unique?.indexOf('section') ?? -1;
  const isInTerms = ({ sourceId }: KnownName): boolean =>
    place === -1 || sections.has(sourceId.split('#')[place] ?? '');
  for await (const names of knownNames(session.store, session.known.source, kind)) {
    yield found(kind, names.filter(isInTerms), contents);
  }
};

const findRecords = async function* (
  { store, known }: Session,
  kind: string,
  contents: SetContents,
): AsyncGenerator<Found> {
  for await (const names of knownNames(store, known.source, kind)) yield found(kind, names, contents);
};

/** Finds what the table knows of a source and a complete set does not name, step by step, in bounded memory. */
export const findMissing = async function* (
  session: Session,
  kinds: ReadonlySet<string>,
  contents: SetContents,
): AsyncGenerator<Found> {
  const isByTerm = [...kinds].some((kind) => kind === enrolments || importable(kind).unique !== undefined);
  const sections = isByTerm ? await sectionsInTerms(session, contents) : new Set<string>();
  for (const kind of kinds) {
    if (kind === enrolments) yield* findEntries(session, sections, contents);
    else if (importable(kind).unique !== undefined) yield* findClaims(session, kind, sections, contents);
    else if (termKinds.has(kind)) yield* findInTerms(session, kind, contents);
    else yield* findRecords(session, kind, contents);
  }
};
