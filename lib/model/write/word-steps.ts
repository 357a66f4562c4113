import { type Key, keyName, keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { changeStep, deleteStep, type Step } from '../../store/steps.ts';
import { foundWords } from '../definition/found-words.ts';
import { textOf } from '../definition/record-fields.ts';
import type { ListedType } from '../definition/relationship.ts';

// An entry is derived from the record alone: no condition has to hold, and writing it twice does no harm.
const nothing = () => undefined;

// As much of an id as differs among the records that lead to the same one: a search pays for each character.
const idTail = 12;

/** Where the search entries of a record are: the type that is searched, and the rest of the key. */
const placeOf = ({ type, searched }: ListedType, record: StoredRecord): readonly [string, string] | undefined => {
  if (searched?.finds === undefined) return [type, record.id];
  const target = textOf(record, searched.finds.by);
  return target === null ? undefined : [searched.finds.type, `${target}#${record.id.slice(-idTail)}`];
};

interface WordEntry {
  readonly key: Key;
  /** All words of the record; empty where they are only a part of the words of the record to be found. */
  readonly words: string;
}

const entriesOf = (resource: ListedType, record: StoredRecord | undefined): Map<string, WordEntry> => {
  const { searched } = resource;
  const place = record && placeOf(resource, record);
  if (searched === undefined || record === undefined || place === undefined) return new Map();
  const [list, rest] = place;
  const { words, addresses } = foundWords(searched, record);
  const all = searched.isPart ? '' : [...words, ...addresses].join(' ');
  const entries = words.map((word): WordEntry => ({ key: keyOf.wordEntry(list, word, rest), words: all }));
  return new Map(entries.map((entry) => [keyName(entry.key), entry]));
};

/** The keys of the entries that find a record, or what it belongs to. */
export const wordKeys = (resource: ListedType, record: StoredRecord): Key[] =>
  entriesOf(resource, record)
    .values()
    .map(({ key }) => key)
    .toArray();

const putEntry = ({ key, words }: WordEntry): Step => changeStep(key, { set: [[['words'], words]] }, nothing);

/** Steps that write search entries for the present words of a record and delete the entries of its previous words. */
export const wordSteps = (resource: ListedType, before?: StoredRecord, after?: StoredRecord): Step[] => {
  if (resource.searched === undefined) return [];
  const [old, present] = [entriesOf(resource, before), entriesOf(resource, after)];
  return [
    ...[...old].flatMap(([name, { key }]) => (present.has(name) ? [] : [deleteStep(key, nothing, [])])),
    ...[...present].flatMap(([name, entry]) => (old.get(name)?.words === entry.words ? [] : [putEntry(entry)])),
  ];
};
