import fc, { type Arbitrary } from 'fast-check';

const deep = (levels: number): unknown => (levels === 0 ? null : [deep(levels - 1)]);

const strangeTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\ufeff',
  '%',
  '%00',
  '%ff',
  '../..',
  "' OR 1=1 --",
  '$' + '{7*7}',
  '{{7*7}}',
  '<script>',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  'null',
  'Infinity',
  '-0',
  '1e999',
  'a'.repeat(5_000),
] as const;

const strangeValues = [
  ...strangeTexts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  5e-324,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { data: null },
  { data: [] },
  { id: 7, type: 'user' },
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}') as unknown,
  deep(40),
  deep(2_000),
] as const;

/** Texts that are no good nearly everywhere. */
export const strangeText: Arbitrary<string> = fc.constantFrom(...strangeTexts);

/** Bodies that are no request document, some of them no JSON. */
export const strangeBody: Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  'null',
  '[]',
  '"data"',
  '7',
  '{',
  '{"data":',
  '{"data":{}}',
  '{"data":[]}',
  '{"data":null}',
  '{"data":{"type":"user"},"data":null}',
  '\ufeff{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
);

type Change = (container: Record<string, unknown> | unknown[], name: string | number) => unknown;

const asObject = (container: object): Record<string, unknown> => container as Record<string, unknown>;

const changes: Arbitrary<Change> = fc.oneof(
  fc.constant<Change>((container, name) =>
    Array.isArray(container)
      ? container.toSpliced(Number(name), 1)
      : Object.fromEntries(Object.entries(container).filter(([each]) => each !== name)),
  ),
  fc.constant<Change>((container, name) =>
    Array.isArray(container)
      ? [...container, container[Number(name)]]
      : { ...container, [`${name}x`]: asObject(container)[name] },
  ),
  fc
    .constantFrom(...strangeValues)
    .map<Change>(
      (value) => (container, name) =>
        Array.isArray(container)
          ? container.with(Number(name), value)
          : Object.fromEntries(Object.entries(container).map(([each, old]) => [each, each === name ? value : old])),
    ),
  fc
    .constantFrom(...strangeValues)
    .map<Change>(
      (value) => (container) => (Array.isArray(container) ? [...container, value] : { ...container, odd: value }),
    ),
);

const applyAt = (value: unknown, way: readonly number[], change: Change): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const [step = 0, ...further] = way;
  const name = names[step % names.length];
  if (name === undefined) return Array.isArray(value) ? ['odd'] : { odd: null };
  const inner = asObject(value)[name];
  const isContainer = typeof inner === 'object' && inner !== null;
  if (further.length === 0 || !isContainer) return change(value as Record<string, unknown>, name);
  const changed = applyAt(inner, further, change);
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
};

/** Makes one mistake somewhere in a JSON value. */
export const mistake: Arbitrary<(value: unknown) => unknown> = fc
  .tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }), changes)
  .map(
    ([way, change]) =>
      (value) =>
        applyAt(value, way, change),
  );
