import * as v from 'valibot';
import type { AnyResource } from '../../../../lib/model/definition/resource.ts';

// Those that grow when they are written as JSON, once for the document and once for what Lambda returns.
const characters = ['"', '\u0001', '&', 'é', 'x'];
const lengths = [50_000, 32_700, 10_000, 255, 100, 10];

// With one character that shows: a required text of none is blank.
const texts = characters.flatMap((character) => lengths.map((length) => `${character.repeat(length - 1)}x`));

const candidates: readonly unknown[] = [
  ...texts,
  ...texts.map((text) => ({ text })),
  ...texts.map((text) => [text]),
  Array.from({ length: 100 }, (_, index) => `${index}@${`${'x'.repeat(60)}.`.repeat(3)}example`),
];

const sizeOf = (value: unknown): number => JSON.stringify(JSON.stringify(value) ?? '').length;

const isTaken = (schema: AnyResource['attributes'][string]['schema'], value: unknown): boolean =>
  v.safeParse(schema, value).success;

/** The values of a type's attributes that make an answer the largest. */
export const largestValues = async ({ attributes }: AnyResource): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for (const [name, { schema, load }] of Object.entries(attributes)) {
    await load?.('<p>');
    const [largest] = candidates
      .filter((each) => isTaken(schema, each))
      // Each is measured once: to sanitise a large text takes a while.
      .map((value) => ({ value, size: sizeOf(v.parse(schema, value)) }))
      .sort((one, other) => other.size - one.size);
    if (largest !== undefined) found[name] = largest.value;
  }
  return found;
};
