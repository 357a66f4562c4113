import { courseEvaluationResult } from '../../../resources/course-evaluations/course-evaluation-result.ts';
import { type Key, keyOf } from '../../../store/keys.ts';
import { type UnitResult, withoutOwn } from './frozen-result.ts';

// An item holds 400 KB. Text beyond ASCII has more bytes than characters.
const partLength = 100_000;

/** Member of a result's record: how many parts its details have. */
export const detailParts = 'detail_parts';

type Item = Readonly<Record<string, unknown>>;

const keyOfPart = (evaluation: string, part: number): Key =>
  keyOf.resultDetails({ type: courseEvaluationResult.type, id: evaluation }, part);

/**
 * Returns the items with the units of a result, which are written before its record; the record has their number under
 * `detailParts`. They are JSON text, cut at any place, because all parts are always read together.
 */
export const detailItems = (
  evaluation: string,
  units: readonly UnitResult[],
): { readonly key: Key; readonly item: Item }[] => {
  if (units.length === 0) return [];
  const text = JSON.stringify(units);
  return Array.from({ length: Math.ceil(text.length / partLength) }, (_, part) => ({
    key: keyOfPart(evaluation, part),
    item: { text: text.slice(part * partLength, (part + 1) * partLength) },
  }));
};

/** Returns the keys of all parts but the first `from`, from the number in the record. */
export const detailKeys = (record: Item & { readonly id: string }, from = 0): Key[] => {
  const { [detailParts]: parts } = record;
  const count = typeof parts === 'number' ? parts : 0;
  return Array.from({ length: Math.max(0, count - from) }, (_, part) => keyOfPart(record.id, part + from));
};

/**
 * Returns the units in some items, in the order of their keys; none for a withheld result. They include the section's
 * own questions, which only its instructors may see.
 */
export const allUnitsOf = (items: readonly Item[]): UnitResult[] => {
  const text = items.map((item) => String(item.text)).join('');
  // `detailItems` wrote the text, so it contains units.
  return text === '' ? [] : (JSON.parse(text) as UnitResult[]);
};

/** Returns the units without the section's own questions, as all others see them. */
export const unitsOf = (items: readonly Item[]): UnitResult[] => withoutOwn(allUnitsOf(items));
