import { keyOf, type RecordReference } from './keys.ts';
import { overflowAttribute, overflowOf, type StoredRecord } from './record.ts';
import { LinkageOverflow } from './refused.ts';
import {
  type ChangeStep,
  type Condition,
  changeStep,
  deleteStep,
  itemExists,
  type Path,
  putStep,
  type Refusal,
  type Step,
} from './steps.ts';
import { countTouch, touchedFields, touchStep } from './touch.ts';

/**
 * Most entries of a linkage in the record's own item; further ones are overflow, in items of the same partition.
 * 200 entries are about 15 KB: a read stays at 4 units, and a record with a dozen linkages stays far below 400 KB.
 */
export const inlineEntries = 200;

/** An entry of a parent's to-many linkage. */
export interface LinkageEntry {
  readonly parent: RecordReference;
  /** Name of the linkage in the parent, such as `employments`. */
  readonly linkage: string;
  /** Id of the record that the entry leads to. */
  readonly target: string;
  /** What the parent needs to know of the target, such as the dates of an employment. */
  readonly entry: Readonly<Record<string, unknown>>;
  /**
   * Time at which the linkage changes, ISO 8601, if responses for the parent show the linkage. It becomes the parent's
   * `updated_at`.
   */
  readonly shownAt?: string | undefined;
}

/** Linkages (see `linkageNameOf`) whose entries are written, or looked for, as overflow. */
export type Overflow = ReadonlySet<string>;

const linkageName = ({ type, id }: RecordReference, linkage: string): string => `${type}#${id}#${linkage}`;

/** Names a linkage of a parent: `<type>#<id>#<linkage>`. */
export const linkageNameOf = ({ parent, linkage }: LinkageEntry): string => linkageName(parent, linkage);

/** Returns the names of a record's linkages that overflow, so that a write knows them beforehand. */
export const overflowingLinkages = (record: StoredRecord): Overflow =>
  new Set(
    Object.entries(record.spilled)
      .filter(([, count]) => count > 0)
      .map(([linkage]) => linkageName(record, linkage)),
  );

const entriesIn = (record: StoredRecord, linkage: string): string[] => Object.keys(Object(record[linkage]));

/** Returns how many entries a linkage has, with its overflow, for a record that was read inline. */
export const linkageSize = (record: StoredRecord, linkage: string): number =>
  entriesIn(record, linkage).length + overflowOf(record, linkage);

/** Returns how many more entries of a linkage fit into the record's own item, for a record that was read inline. */
export const inlineRoom = (record: StoredRecord, linkage: string): number =>
  Math.max(0, inlineEntries - entriesIn(record, linkage).length);

/** Ids of the overflow entries of a linkage, which `Store.complete` puts last. */
export const overflowEntries = (record: StoredRecord, linkage: string): ReadonlySet<string> => {
  const count = overflowOf(record, linkage);
  return new Set(count === 0 ? [] : entriesIn(record, linkage).slice(-count));
};

/** Whether further entries of a linkage are overflow. */
export const isFull = (record: StoredRecord, linkage: string): boolean =>
  overflowOf(record, linkage) > 0 || entriesIn(record, linkage).length >= inlineEntries;

// A merged step has several conditions on one item, so a condition other than the parent's existence may have failed.
const whenMissing =
  (missing: Refusal): Refusal =>
  (found) =>
    found === undefined ? missing(found) : undefined;

// If the parent exists, the refusal is due to overflow. If it does not exist, the refusal is the caller's error.
const refusal =
  (link: LinkageEntry, missing: Refusal): Refusal =>
  (found) =>
    found === undefined ? missing(found) : new LinkageOverflow(linkageNameOf(link));

const entryKey = ({ parent, linkage, target }: LinkageEntry) => keyOf.linkageEntry(parent, linkage, target);

const touched = ({ parent, shownAt }: LinkageEntry): Pick<ChangeStep, 'set' | 'add'> =>
  shownAt === undefined ? { set: [], add: [] } : { set: touchedFields(parent.id, shownAt), add: countTouch };

/** Returns steps that add an entry for a new target. `missing` makes the error when the parent does not exist. */
export const linkSteps = (link: LinkageEntry, overflow: Overflow, missing: Refusal): Step[] => {
  const { parent, linkage, target, entry } = link;
  const { set, add } = touched(link);
  if (overflow.has(linkageNameOf(link))) {
    const counted = changeStep(
      keyOf.record(parent),
      { conditions: [itemExists], set, add: [[[overflowAttribute, linkage], 1], ...add] },
      whenMissing(missing),
    );
    return [counted, putStep(entryKey(link), { target, entry }, () => new LinkageOverflow(linkageNameOf(link)))];
  }
  const conditions: Condition[] = [itemExists, { kind: 'shorter', path: [linkage], than: inlineEntries }];
  const parts = { conditions, set: [[[linkage, target], entry] as const, ...set], add };
  return [changeStep(keyOf.record(parent), parts, refusal(link, missing))];
};

// The fields are set one by one. The target must not change other fields of the entry, such as its place in an order.
const alterEntry = (previous: LinkageEntry, { entry }: LinkageEntry, pathOf: (field: string) => Path) => ({
  set: Object.entries(entry).map(([field, value]) => [pathOf(field), value] as const),
  remove: Object.keys(previous.entry)
    .filter((field) => !Object.hasOwn(entry, field))
    .map(pathOf),
});

/** Returns steps that change the entry that a parent has for an existing target. */
export const relinkSteps = (
  previous: LinkageEntry,
  link: LinkageEntry,
  overflow: Overflow,
  missing: Refusal,
): Step[] => {
  const { parent, linkage, target } = link;
  if (overflow.has(linkageNameOf(link))) {
    const altered = alterEntry(previous, link, (field) => ['entry', field]);
    return [
      changeStep(entryKey(link), { conditions: [itemExists], ...altered }, missing),
      ...(link.shownAt === undefined ? [] : [touchStep(parent, link.shownAt, whenMissing(missing))]),
    ];
  }
  const conditions: Condition[] = [itemExists, { kind: 'exists', path: [linkage, target] }];
  const { set, remove } = alterEntry(previous, link, (field) => [linkage, target, field]);
  const own = touched(link);
  const parts = { conditions, set: [...set, ...own.set], add: own.add, remove };
  return [changeStep(keyOf.record(parent), parts, refusal(link, missing))];
};

export const unlinkSteps = (link: LinkageEntry, overflow: Overflow, missing: Refusal): Step[] => {
  const { parent, linkage, target } = link;
  const { set, add } = touched(link);
  if (overflow.has(linkageNameOf(link))) {
    const uncounted = changeStep(
      keyOf.record(parent),
      { add: [[[overflowAttribute, linkage], -1], ...add], set, conditions: [itemExists] },
      whenMissing(missing),
    );
    return [uncounted, deleteStep(entryKey(link), missing)];
  }
  const conditions: Condition[] = [itemExists, { kind: 'exists', path: [linkage, target] }];
  const parts = { conditions, set, add, remove: [[linkage, target]] as const };
  return [changeStep(keyOf.record(parent), parts, refusal(link, missing))];
};
