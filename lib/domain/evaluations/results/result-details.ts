import { courseEvaluationResult } from '../../../resources/course-evaluations/course-evaluation-result.ts';
import { type Key, keyOf } from '../../../store/keys.ts';
import { type UnitResult, withoutOwn } from './frozen-result.ts';

// An item holds 400 KB; text beyond ASCII takes more bytes than it has characters.
const partLength = 100_000;

/** Member of a result's record: how many parts its details have. */
export const detailParts = 'detail_parts';

type Item = Readonly<Record<string, unknown>>;

const keyOfPart = (evaluation: string, part: number): Key =>
  keyOf.resultDetails({ type: courseEvaluationResult.type, id: evaluation }, part);

/**
 * The items that hold the units of a result, to be written before its record, which has their number under `detailParts`.
 * They are JSON text, cut where it must be: what belongs to one question is read with all else anyway.
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

/** The keys of all parts but the first `from`, by what the record says. */
export const detailKeys = (record: Item & { readonly id: string }, from = 0): Key[] => {
  const { [detailParts]: parts } = record;
  const count = typeof parts === 'number' ? parts : 0;
  return Array.from({ length: Math.max(0, count - from) }, (_, part) => keyOfPart(record.id, part + from));
};

/**
 * The units that some items hold, in the order of their keys; none for a result that is withheld. With the section's own
 * questions for those who teach it alone.
 */
export const allUnitsOf = (items: readonly Item[]): UnitResult[] => {
  const text = items.map((item) => String(item.text)).join('');
  // What `detailItems` wrote are units.
  return text === '' ? [] : (JSON.parse(text) as UnitResult[]);
};

/** The same without the section's own questions, as all others see them. */
export const unitsOf = (items: readonly Item[]): UnitResult[] => withoutOwn(allUnitsOf(items));
