import { refuse } from '../../errors/error-kind.ts';
import { relatedNotFound } from '../../errors/reading.ts';
import { linkagePointer } from '../../errors/source.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { gainedEntry, linkageOf } from '../../model/definition/record-fields.ts';
import { addedBackReferenceSteps } from '../../model/write/back-references.ts';
import { versionStep } from '../../model/write/to-many.ts';
import { chunk } from '../../runtime/chunk.ts';
import { now } from '../../runtime/clock.ts';
import { newId } from '../../runtime/ids.ts';
import { linkSteps } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Step } from '../../store/steps.ts';
import type { MembershipIntent, RecordIntent } from '../formats/intent.ts';
import { enrolments } from '../report/report.ts';
import { BulkWriter, type Unit } from './bulk-writer.ts';
import { importable } from './importable.ts';
import { prepareRecord, stepsOf } from './new-records.ts';
import { prepareResolve, type Resolve, unmetNeed } from './read-intent.ts';
import { type RowProblem, unknownReference } from './row-problem.ts';
import type { Session } from './session.ts';
import { namesOfEntries, ownNameOf } from './source-names.ts';

// The maximum number of targets of a new member. With their back-references, and with items of their own if the linkage
// overflows, they must fit into a transaction of 100 items.
const maxTargets = 40;

interface Entry {
  readonly target: ResourceIdentifier;
  readonly intent: MembershipIntent;
}

/** A member and the targets that rows name for it. */
interface Group {
  readonly member: RecordIntent;
  readonly relationship: string;
  readonly entries: Entry[];
}

const isLinked = (record: StoredRecord, relationship: string, { id }: ResourceIdentifier): boolean =>
  Object.hasOwn(linkageOf(record, relationship), id);

const reject = ({ report }: Session, { origin }: MembershipIntent, problem: RowProblem): void =>
  report.reject(enrolments, { ...origin, ...problem });

/** Returns the first reference of a member that is unknown. */
const unknownIn = ({ references }: RecordIntent, resolve: Resolve) =>
  Object.values(references).find((reference) => resolve(reference) === undefined);

const groupByMember = (session: Session, intents: readonly MembershipIntent[], resolve: Resolve): Group[] => {
  const groups = new Map<string, Group>();
  for (const intent of intents) {
    const { member, relationship } = intent;
    const target = resolve(intent.target);
    const unknown = target === undefined ? intent.target : unknownIn(member, resolve);
    if (unknown !== undefined || target === undefined) {
      reject(session, intent, unknownReference(unknown ?? intent.target));
      continue;
    }
    const unmet = unmetNeed(intent.needs ?? [], resolve);
    if (unmet !== undefined) {
      reject(session, intent, unmet);
      continue;
    }
    const group = groups.get(member.key.sourceId) ?? { member, relationship, entries: [] };
    const isDoubled = group.entries.some((entry) => entry.target.id === target.id);
    if (!session.seen.addEntry(intent) || isDoubled) session.report.count(enrolments, 'doubled');
    else {
      groups.set(member.key.sourceId, group);
      group.entries.push({ target, intent });
    }
  }
  return [...groups.values()];
};

/** Returns the unit that writes a new member with its first targets; undefined if the member is refused. */
const createUnit = async (
  session: Session,
  { member, relationship, entries }: Group,
  resolve: Resolve,
  again: Group[],
) => {
  const data = entries.map(({ target }) => target);
  const record = await prepareRecord(session, member, { id: newId(), resolve, owned: { [relationship]: { data } } });
  if (record === undefined) return undefined;
  const written = (): void => {
    session.known.learn(ownNameOf(member), record.id);
    session.report.count(member.type, 'created');
    session.report.count(enrolments, 'created', entries.length);
  };
  const unit: Unit = {
    steps: (options) => stepsOf(session.known.source, [record], options),
    written,
    refused: async () => {
      await session.known.lookUpAfresh([ownNameOf(member)]);
      const existing = session.known.find(ownNameOf(member));
      if (existing === record.id) written();
      else if (existing !== undefined) again.push({ member, relationship, entries });
      else for (const { intent } of entries) reject(session, intent, { reason: 'the record was refused' });
    },
  };
  return unit;
};

const linkUnit = (session: Session, record: StoredRecord, { relationship, entries }: Group): Unit => {
  const parent = { type: record.type, id: record.id };
  const resource = importable(record.type);
  const entry = gainedEntry(resource.relationships[relationship], now());
  const targets = entries.map(({ target }) => target.id);
  const missing = () => refuse(relatedNotFound, parent.type, parent.id, linkagePointer(relationship));
  return {
    steps: ({ overflow }): Step[] => [
      ...targets.flatMap((target) => linkSteps({ parent, linkage: relationship, target, entry }, overflow, missing)),
      ...addedBackReferenceSteps(resource, record, { relationship, targets }),
      versionStep(parent, now()),
    ],
    written: () => session.report.count(enrolments, 'created', entries.length),
    refused: async () => {
      // The answer to a successful attempt can be lost.
      const found = await session.store.read(parent);
      for (const { intent, target } of entries) {
        if (found !== undefined && isLinked(found, relationship, target)) session.report.count(enrolments, 'created');
        else reject(session, intent, { reason: 'the record was refused' });
      }
    },
  };
};

const inParts = (group: Group): Group[] => chunk(group.entries, maxTargets).map((entries) => ({ ...group, entries }));

/** Creates members with their first targets. Returns the targets that remain. */
const createMembers = async (session: Session, groups: readonly Group[], resolve: Resolve): Promise<Group[]> => {
  const writer = new BulkWriter(session.store);
  const leftOver: Group[] = [];
  for (const [first, ...rest] of groups.map(inParts)) {
    if (first === undefined) continue;
    const unit = await createUnit(session, first, resolve, leftOver);
    if (unit === undefined) continue;
    await writer.add(unit);
    leftOver.push(...rest);
  }
  await writer.flush();
  return leftOver;
};

/** Adds the targets that members do not have yet. */
const addTargets = async (session: Session, groups: readonly Group[]): Promise<void> => {
  const { store, known, report } = session;
  const named = groups.flatMap((group) => {
    const id = known.find(ownNameOf(group.member));
    return id === undefined ? [] : [{ group, id }];
  });
  const references = named.map(({ group, id }) => ({ type: group.member.type, id }));
  const records = new Map((await store.readMany(references)).map((record) => [record.id, record]));
  const writer = new BulkWriter(session.store);
  for (const { group, id } of named) {
    const record = records.get(id);
    if (record === undefined) {
      for (const { intent } of group.entries) reject(session, intent, { reason: 'its record does not exist any more' });
      continue;
    }
    const missing = group.entries.filter(({ target }) => !isLinked(record, group.relationship, target));
    report.count(enrolments, 'unchanged', group.entries.length - missing.length);
    for (const part of inParts({ ...group, entries: missing })) {
      await writer.add(linkUnit(session, record, part));
    }
  }
  await writer.flush();
};

/** Loads entries of to-many relationships; a new member is written together with its entries. */
export const loadMemberships = async (session: Session, intents: readonly MembershipIntent[]): Promise<void> => {
  if (intents.length === 0) return;
  const { known, seen, report } = session;
  await known.lookUpTargets(namesOfEntries(intents));
  const resolve = await prepareResolve(
    session,
    intents.map(({ member }) => member),
    intents.flatMap(({ needs = [] }) => needs),
  );
  const groups = groupByMember(session, intents, resolve);
  const isKnown = ({ member }: Group): boolean => known.find(ownNameOf(member)) !== undefined;
  const [existing, others] = [groups.filter(isKnown), groups.filter((group) => !isKnown(group))];
  for (const { member } of existing) if (seen.add(member) === 'new') report.count(member.type, 'unchanged');
  for (const { member } of others) seen.add(member);
  const leftOver = await createMembers(session, others, resolve);
  await addTargets(session, [...existing, ...leftOver]);
};
