import { CoverageMoved } from '../../domain/evaluations/coverage/term-steps.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { RecordIntent } from '../formats/intent.ts';
import { BulkWriter, type Unit } from './bulk-writer.ts';
import { compareRecords, type Existing } from './compare-records.ts';
import { findExisting, findRefused, neededId } from './find-existing.ts';
import { groupByTargets } from './group-by-targets.ts';
import { withoutOwnTeaching } from './integration-only.ts';
import { matchUsers } from './match-users.ts';
import { type NewRecord, prepareFamily, stepsOf } from './new-records.ts';
import { prepareResolve, type Resolve, unmetNeed } from './read-intent.ts';
import { problemOf, rejectIntent, unknownReference } from './row-problem.ts';
import type { SeenRows } from './seen-rows.ts';
import type { Session } from './session.ts';
import { ownNameOf } from './source-names.ts';

// A new record and its dependents must fit into a transaction of 100 items; further dependents are written after it.
const maxDependents = 20;

/**
 * Notes a row as seen. A row that needs a record of other files is also noted by that record's own id, because the files can
 * have several ids for it.
 */
const addSeen = ({ seen }: Session, intent: RecordIntent, resolve: Resolve): ReturnType<SeenRows['add']> => {
  const { key } = intent;
  const added = seen.add(intent);
  if (key.by !== 'need' || added !== 'new') return added;
  return seen.add({ ...intent, needs: [], key: { ...key, sourceId: `#${neededId(intent, resolve)}` } });
};

const withoutRepetitions = (session: Session, intents: readonly RecordIntent[], resolve: Resolve): RecordIntent[] =>
  intents.filter((intent) => {
    const seen = addSeen(session, intent, resolve);
    if (seen === 'new' || intent.mayRepeat) return seen === 'new';
    if (seen === 'same') session.report.count(intent.type, 'doubled');
    else rejectIntent(session.report, intent, { reason: 'has the id of an earlier row, but other values' });
    return false;
  });

const withNeeds = ({ report }: Session, intents: readonly RecordIntent[], resolve: Resolve): RecordIntent[] =>
  intents.filter((intent) => {
    const problem = unmetNeed(intent.needs ?? [], resolve);
    if (problem !== undefined) rejectIntent(report, intent, problem);
    return problem === undefined;
  });

const companionsOf = (intents: readonly RecordIntent[]): RecordIntent[] =>
  intents.flatMap(({ companions = [] }) => companions);

/** Adds warnings about unknown optional references. Their rows are loaded without them. */
const warnOfUnknown = ({ report }: Session, intents: readonly RecordIntent[], resolve: Resolve): void => {
  for (const { origin, references } of intents) {
    for (const reference of Object.values(references)) {
      if (reference.optional === undefined || reference.sourceIds.length === 0) continue;
      if (resolve(reference) !== undefined) continue;
      const { reason, ...place } = unknownReference(reference);
      report.warn({ ...origin, ...place, reason: `${reason}; the row was loaded without it` });
    }
  }
};

const noteCreated = ({ known, report }: Session, records: readonly NewRecord[]): void => {
  for (const { intent, id } of records) {
    if (intent.key.by === 'source_id') known.learnNew(ownNameOf(intent), id, intent.kept);
    report.count(intent.type, 'created');
  }
};

/** Work that remains after the first attempt to load some records. */
interface Todo {
  /** Records to load again: another run has created them, or a companion may have caused their refusal. */
  readonly again: RecordIntent[];
  /** Companions that have not been written with the records they name. */
  readonly companions: Set<RecordIntent>;
}

/** A new record with its dependents and companions. */
const toUnit = (
  session: Session,
  family: readonly [NewRecord, ...NewRecord[]],
  resolve: Resolve,
  { again, companions }: Todo,
): Unit => {
  const [{ intent, id }] = family;
  const isAccompanied = family.some((each) => companions.has(each.intent));
  const written = (): void => {
    noteCreated(session, family);
    for (const each of family) companions.delete(each.intent);
  };
  return {
    steps: (options) => stepsOf(session.known.source, family, options),
    written,
    refused: async (reason) => {
      const existing = await findRefused(session, intent, resolve);
      // The answer to a successful attempt can be lost, and another run can have been faster.
      if (existing === id) written();
      else if (existing !== undefined || isAccompanied || reason instanceof CoverageMoved) again.push(intent);
      else rejectIntent(session.report, intent, problemOf(intent, reason));
    },
  };
};

const isOwned = ({ key }: RecordIntent): boolean => key.by === 'owner';

const splitDependents = ({ dependents = [] }: RecordIntent): [RecordIntent[], RecordIntent[]] => {
  const others = dependents.filter((each) => !isOwned(each));
  return [[...dependents.filter(isOwned), ...others.slice(0, maxDependents)], others.slice(maxDependents)];
};

/** Creates records with as many of their dependents and companions as fit. Returns the dependents that remain. */
const createAll = async (
  session: Session,
  intents: readonly RecordIntent[],
  resolve: Resolve,
  todo: Todo,
): Promise<RecordIntent[]> => {
  const writer = new BulkWriter(session.store);
  session.updates.coverage.forget();
  const leftOver: RecordIntent[] = [];
  for (const intent of groupByTargets(intents)) {
    const [dependents, later] = splitDependents(intent);
    const companions = companionsOf([intent]).filter((each) => todo.companions.has(each));
    const [record, ...others] = await prepareFamily(session, { intent, dependents, companions }, resolve);
    if (record === undefined) continue;
    await writer.add(toUnit(session, [record, ...others], resolve, todo));
    leftOver.push(...later);
  }
  await writer.flush();
  return leftOver;
};

const ownedOf = ({ intent }: Existing, owner: StoredRecord | undefined): Existing[] =>
  (intent.dependents ?? []).flatMap((dependent) => {
    const id = dependent.key.by === 'owner' ? owner?.[dependent.key.relationship] : undefined;
    return typeof id === 'string' ? [{ intent: dependent, id }] : [];
  });

interface LoadOptions {
  /** Companions that may be written with the records that they name. Written companions are removed from the set. */
  readonly companions: Set<RecordIntent>;
  readonly isAgain?: boolean;
}

const load = async (
  session: Session,
  given: readonly RecordIntent[],
  resolve: Resolve,
  { companions, isAgain = false }: LoadOptions,
): Promise<void> => {
  const intents = await withoutOwnTeaching(session, given, resolve);
  const dependents = intents.flatMap((intent) => intent.dependents ?? []);
  const found = await findExisting(session, [...intents, ...dependents], resolve, { trustsOwn: !isAgain });
  const isMissing = (intent: RecordIntent): boolean => !found.has(intent);
  const again: RecordIntent[] = [];
  const todo = { again, companions };
  const leftOver = await createAll(session, intents.filter(isMissing), resolve, todo);
  // Another run has created these records, so their dependents are compared with them.
  const later = new Set(again.flatMap((intent) => intent.dependents ?? []));
  const existing = [...found].flatMap(([intent, id]) => (later.has(intent) ? [] : [{ intent, id }]));
  const records = await compareRecords(session, existing, resolve);
  const owned = existing.flatMap((each) => ownedOf(each, records.get(each.id)));
  await compareRecords(session, owned, resolve);
  const added = intents.filter((intent) => !isMissing(intent)).flatMap((intent) => intent.dependents ?? []);
  const alone = [...added.filter((each) => isMissing(each) && !isOwned(each)), ...leftOver].filter(
    (each) => !later.has(each),
  );
  await createAll(session, alone, resolve, todo);
  // Each record is loaded by itself, because a companion may have caused the refusal.
  if (again.length > 0) await load(session, again, resolve, { companions: new Set(), isAgain: true });
};

/** Loads records that no earlier row has named. Returns the companions that were not written with them. */
const loadNew = async (
  session: Session,
  intents: readonly RecordIntent[],
  resolve: Resolve,
  given: readonly RecordIntent[] = [],
): Promise<RecordIntent[]> => {
  const companions = new Set(given);
  if (intents.length === 0) return [...given];
  warnOfUnknown(session, intents, resolve);
  await matchUsers(session, intents);
  await session.known.lookUp(given.map(ownNameOf));
  await session.report.inRowOrder(() => load(session, intents, resolve, { companions }));
  return [...companions];
};

/** Loads records of one type: creates what is new, changes what differs, and reports what became of each row. */
export const loadRecords = async (session: Session, given: readonly RecordIntent[]): Promise<void> => {
  const { seen } = session;
  const rows = given.filter((each) => !seen.addLoaded(each));
  if (rows.length === 0) return;
  const resolve = await prepareResolve(session, rows);
  // The needs are checked before repetitions are dropped, because the first of the rows that imply a record may be
  // refused.
  const intents = withoutRepetitions(session, withNeeds(session, rows, resolve), resolve);
  const companions = companionsOf(rows).filter((each) => seen.addAhead(each));
  const left = await loadNew(session, intents, resolve, companions);
  if (left.length === 0) return;
  const resolveLeft = await prepareResolve(session, left);
  await loadNew(session, withNeeds(session, left, resolveLeft), resolveLeft);
};
