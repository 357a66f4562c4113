import type { ResourceIdentifier } from '../../../lib/jsonapi/resource-object.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import { SampleMistake } from './mistake.ts';
import type { PlannedRecord } from './plan.ts';

/** A record and the ids of the records that must be there before it. */
interface Waiting {
  readonly record: PlannedRecord;
  readonly needs: readonly string[];
}

const referencesOf = ({ toOne, toMany }: Change): string[] =>
  [...Object.values(toOne), ...Object.values(toMany).flat()]
    .filter((target): target is ResourceIdentifier => target !== null)
    .map(({ id }) => id);

// Whoever waits for good waits for another one that does: as many steps on as there are of them, one is in the circle.
const findInCircle = (first: Waiting, waiting: readonly Waiting[]): Waiting => {
  const byId = new Map(waiting.map((each) => [each.record.id, each]));
  const nextOf = ({ needs }: Waiting) => needs.map((id) => byId.get(id)).find((each) => each !== undefined);
  return waiting.reduce((at) => nextOf(at) ?? at, first);
};

/** Puts records into waves: each refers to records of earlier waves only. Throws a `SampleMistake` for a circle. */
export const inWaves = (records: readonly PlannedRecord[]): PlannedRecord[][] => {
  const waves: PlannedRecord[][] = [];
  const placed = new Set<string>();
  let waiting: Waiting[] = records.map((record) => ({ record, needs: referencesOf(record.change) }));
  for (let [first] = waiting; first !== undefined; [first] = waiting) {
    const wave = waiting.filter(({ needs }) => needs.every((id) => placed.has(id))).map(({ record }) => record);
    if (wave.length === 0) {
      const { place } = findInCircle(first, waiting).record;
      throw new SampleMistake(place, 'refers to itself, by way of what it refers to');
    }
    for (const { id } of wave) placed.add(id);
    waiting = waiting.filter(({ record }) => !placed.has(record.id));
    waves.push(wave);
  }
  return waves;
};
