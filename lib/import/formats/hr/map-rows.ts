import type { Origin } from '../../files/origin.ts';
import type { Table, TableRow, ValidRow } from '../../files/table.ts';
import { type MappedRow, mappedTo, type Need, type RecordIntent, type SourceReference } from '../intent.ts';
import { toRecord } from '../record.ts';
import { mapTreeRows, orderTree, type TreeRow } from '../tree.ts';
import { checkSourceId, pairId, referTo } from '../values.ts';
import { idsIn } from './columns.ts';
import { columnOf, type HrTable } from './hr-table.ts';

/** A row by column; a column that the file does not have is undefined. */
export type HrRow = Readonly<Record<string, string | undefined>>;

/** The column that says which record a row is about. */
export const idColumnOf = ({ type, changes }: HrTable): string => (changes ? columnOf(type) : 'external_id');

/** The columns of a table, as the parser takes them. */
export const readColumns = (table: HrTable): Table => {
  const { file, attributes, references, lists = {}, required, hasSource } = table;
  const named = Object.entries(references).filter(([, { isRequired, orElse }]) => isRequired && orElse === undefined);
  const needed = [...required, ...named.map(([name]) => columnOf(name))];
  const all = [
    ...[idColumnOf(table), ...Object.keys(attributes)],
    ...[...Object.keys(references), ...Object.keys(lists)].map(columnOf),
    ...(hasSource ? ['source_type', 'source_external_id'] : []),
  ];
  return { file, required: needed, optional: [...new Set(all)].filter((column) => !needed.includes(column)) };
};

/**
 * Returns the reference of a row for a relationship; undefined when the file has no column for it, so that the
 * relationship stays as it is.
 */
const referenceOf = (table: HrTable, row: HrRow, name: string): SourceReference | undefined => {
  const { to, isRequired, orElse } = table.references[name] ?? {};
  const column = columnOf(name);
  const id = row[column] || (orElse === undefined ? row[column] : row[columnOf(orElse)]);
  if (to === undefined || (id === undefined && !isRequired)) return undefined;
  const reference = to(column, id ?? '');
  return reference.sourceIds.length === 0 && !isRequired ? { ...reference, optional: true } : reference;
};

const sourceTypes = ['employment', 'additional_appointment', 'address', 'phone_number', 'admin_assistant_role'];

/** Returns the record from which a credit line item comes. */
const sourceOf = ({ source_type: type = '', source_external_id: id = '' }: HrRow): SourceReference => {
  const reference = referTo(type, type.replaceAll('_', ' '), 'source_external_id', id);
  return id === '' ? { ...reference, optional: true } : reference;
};

const referencesOf = (table: HrTable, row: HrRow): Record<string, SourceReference> => {
  const references = Object.keys(table.references).flatMap((name) => {
    const reference = referenceOf(table, row, name);
    return reference === undefined ? [] : [[name, reference] as const];
  });
  const hasSource = table.hasSource && row.source_external_id !== undefined;
  return { ...Object.fromEntries(references), ...(hasSource ? { source: sourceOf(row) } : {}) };
};

const listsOf = ({ lists = {} }: HrTable, row: HrRow): Record<string, SourceReference[]> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, to]) => {
      const ids = row[columnOf(name)];
      return ids === undefined ? [] : [[name, idsIn(ids).map((id) => to(columnOf(name), id))] as const];
    }),
  );

const keyOf = (table: HrTable, row: HrRow): RecordIntent['key'] => {
  const { foundBy, changes } = table;
  if (foundBy === undefined) return { by: changes ? 'need' : 'source_id', sourceId: row[idColumnOf(table)] ?? '' };
  const [one = '', other = ''] = foundBy.map((name) => row[columnOf(name)] ?? '');
  return { by: 'claim', sourceId: pairId(one, other) };
};

/**
 * Returns what a row needs: the record that it changes, or that the columns of user and profile, if both are filled,
 * name one person.
 */
const needsOf = (table: HrTable, row: HrRow): readonly Need[] => {
  const { references, changes } = table;
  if (changes) return [{ reference: changes(idColumnOf(table), row[idColumnOf(table)] ?? '') }];
  const { user, profile } = references;
  const [userId, profileId] = [row[columnOf('user')], row[columnOf('profile')]];
  if (!user || !profile || !userId || !profileId || userId === profileId) return [];
  const reference = { ...profile.to(columnOf('profile'), profileId), called: 'profile' };
  return [{ reference, sameAs: { ...user.to(columnOf('user'), userId), through: 'profile' } }];
};

const toHrRecord = (table: HrTable, origin: Origin, row: HrRow): RecordIntent => {
  const names = Object.keys(table.attributes);
  const attributes = Object.entries(table.attributes).flatMap(([name, read]) => {
    const value = row[name];
    return value === undefined ? [] : [[name, read(value)] as const];
  });
  return {
    kind: 'record',
    type: table.type,
    key: keyOf(table, row),
    origin,
    attributes: Object.fromEntries(attributes),
    references: referencesOf(table, row),
    lists: listsOf(table, row),
    needs: needsOf(table, row),
    columns: Object.fromEntries(names.map((name) => [name, name])),
  };
};

/** Returns the record that a row names and that no file describes. */
const createdBy = ({ creates }: HrTable, record: RecordIntent, row: HrRow): RecordIntent[] => {
  const { origin, references } = record;
  const column = columnOf(creates ?? '');
  const others = Object.values(references).filter((reference) => reference.column !== column && !reference.optional);
  const needs = others.map((reference) => ({ reference }));
  const name = row[column] ?? '';
  if (creates === undefined || name === '') return [];
  return [toRecord({ type: creates, id: name, origin, fields: { name: [column, name] }, needs, mayRepeat: true })];
};

// A row is written in one transaction of at most 100 items; each entry of a list takes one.
const maxListed = 80;

const problemOf = (table: HrTable, line: number, row: HrRow): MappedRow | undefined => {
  const { source_type: type = '', source_external_id: source = '' } = row;
  if ((source !== '' || type !== '') && !sourceTypes.includes(type)) {
    const reason = `source_type is none of ${sourceTypes.join(', ')}`;
    return { kind: 'rejected', line, column: 'source_type', value: type, reason };
  }
  const column = Object.keys(table.lists ?? {})
    .map(columnOf)
    .find((each) => idsIn(row[each] ?? '').length > maxListed);
  if (column !== undefined) return { kind: 'rejected', line, column, reason: `${column} names more than ${maxListed}` };
  const id = idColumnOf(table);
  return table.foundBy === undefined ? checkSourceId(line, row[id] ?? '', id) : undefined;
};

export const mapRow = (table: HrTable, line: number, row: HrRow): MappedRow => {
  const origin = { file: table.file, line };
  const record = toHrRecord(table, origin, row);
  return problemOf(table, line, row) ?? mappedTo(...createdBy(table, record, row), record);
};

/** Maps the rows of a file whose records form a tree. */
export const mapTree = (table: HrTable, rows: readonly TableRow[]): MappedRow[] => {
  const mapOne = ({ line, values }: ValidRow): TreeRow | MappedRow => {
    const mapped = mapRow(table, line, values);
    if (mapped.kind !== 'intents') return mapped;
    return { line, id: values.external_id ?? '', parent: values[columnOf('parent')] ?? '', intents: mapped.intents };
  };
  const { tree, others } = mapTreeRows(rows, mapOne);
  return [...others, ...orderTree(tree, columnOf('parent'))];
};
