import { expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { bodyType, built, startConformance } from './conformance.ts';
import type { Kind } from './contract/contract-type.ts';
import { contractType } from './contract.ts';
import { many, megabyte, raw } from './hostile.ts';

const conformance = await startConformance();
const headers = { 'content-type': 'application/vnd.api+json' };

/** What makes a pattern go back and forth: many characters that it takes, and one at the end that it does not. */
const texts = ['a', '0', '1', ' ', '-', '.', 'a.', 'a-', '@', 'a@', '<', '<a ', '<b>', '&', '+', '( ', '1-'];
const hostileTexts = texts.flatMap((each) => [JSON.stringify(many(each)), JSON.stringify(`+1 a@${many(each)}!`)]);

const hostileNumbers = [
  `1${many('0')}1`,
  `1.${many('0')}1`,
  `0.${many('0')}`,
  `1e${many('0')}1`,
  `1e-${many('0')}1`,
  many('1'),
  `-1${many('0')}.${many('0')}`.slice(0, megabyte),
];

// What other items they may have: hostile-lists.slow.test.ts.
const hostileLists = [`[${many('"",')}""]`, JSON.stringify([many('a.')])];

const hostileObjects = [
  `{${Array.from({ length: 80_000 }, (_, index) => `"${index}":0`).join()}}`,
  `{"a":1${many('0')}1}`,
  `{"a":[${many('{},')}{}]}`,
];

const hostileOf: Readonly<Record<Kind, readonly string[]>> = {
  ...{ string: hostileTexts, date: hostileTexts, timestamp: hostileTexts, choice: hostileTexts, phone: hostileTexts },
  ...{ whole: hostileNumbers, integer: hostileNumbers, number: hostileNumbers },
  ...{ boolean: hostileNumbers, object: hostileObjects, emails: hostileLists, strings: hostileLists },
};

// One attribute of each kind: the patterns belong to the kinds.
const fields = [
  ...new Map(
    built.withBody.flatMap((name) =>
      Object.entries(contractType(bodyType(name)).writable).map(([field, kind]) => [
        // Rich text is a text with a parser behind it.
        `${kind} ${resourceOf(operationNamed(name).body ?? '').attributes[field]?.load !== undefined}`,
        [kind, name, field] as const,
      ]),
    ),
  ).values(),
];

it.each(fields)('a megabyte as the value of an attribute is refused at once: %s, %s, %s', async (kind, name, field) => {
  for (const json of hostileOf[kind]) {
    const answer = await conformance.refuse(name, { body: raw(field, json), headers });
    // Only the table knows which text is the id of a course.
    expect(kind === 'strings' ? [404, 422] : [422], answer.text.slice(0, 200)).toContain(answer.status);
  }
});
