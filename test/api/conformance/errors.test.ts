import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toMany } from '../../support/service.ts';
import {
  bodyType,
  built,
  expectRefusal,
  forAll,
  startConformance,
  withAttributes,
  withData,
  withRelationships,
  writableRelationships,
} from './conformance.ts';
import { contractType, words } from './contract.ts';
import { resolvePointer } from './resolve-pointer.ts';
import { wrongValues } from './wrong-values.ts';

// Every answer goes through check-answer.ts: allowed members, string statuses, one title a status, pointers that exist.
const conformance = await startConformance();

it.each(wrongValues)('%s refuses wrong values of %s, naming and pointing at them', (name, field, values) =>
  forAll(values, async (value) => {
    const answer = await conformance.refuse(name, { body: withAttributes({ [field]: value }) });
    expectRefusal(answer, 422, {
      code: expect.any(String),
      detail: expect.stringMatching(new RegExp(`^${words(field)} `)),
      source: { pointer: expect.stringMatching(new RegExp(`^/data/attributes/${field}(/\\d+)?$`)) },
      // And the words that the field takes, where these are few.
      meta: expect.objectContaining({ field }),
    });
  }),
);

describe.each(built.withBody)('the shape of the request document: %s', (name) => {
  it('refuses what is no JSON, no object, or has no proper data, pointing at it', () =>
    forAll(
      [
        ['', ''],
        [' ', ''],
        ['{', ''],
        ['{"data": }', ''],
        ['{} {}', ''],
        ["{'data': {}}", ''],
        ['NaN', ''],
        ['[]', ''],
        ['null', ''],
        ['"data"', ''],
        ['7', ''],
        ['1.50', ''],
        ['{}', ''],
        ['{"meta": {}}', ''],
        ['{"data": null}', '/data'],
        ['{"data": []}', '/data'],
        ['{"data": "x"}', '/data'],
        ['{"data": 1.50}', '/data'],
        ['{"data": {}}', '/data'],
        ['{"data": {"type": 7}}', '/data/type'],
        ['{"data": {"type": null}}', '/data/type'],
      ] as const,
      async ([body, pointer]) => {
        const headers = { 'content-type': 'application/vnd.api+json' };
        expectRefusal(await conformance.refuse(name, { body, headers }), 400, { source: { pointer } });
      },
    ));

  it('refuses attributes and relationships that are no objects', () =>
    forAll(
      ['attributes', 'relationships'].flatMap((member) =>
        ['null', '[]', '"x"', '7', '1.50', 'true'].map((value) => [member, value] as const),
      ),
      async ([member, value]) => {
        const body = (valid: object) =>
          JSON.stringify(withData((data) => ({ ...data, [member]: '?' }))(valid as never)).replace('"?"', value);
        const headers = { 'content-type': 'application/vnd.api+json' };
        const answer = await conformance.refuse(name, { body, headers });
        expectRefusal(answer, 400, { source: { pointer: `/data/${member}` } });
      },
    ));

  it.for(Object.entries(writableRelationships(name)))(
    'refuses a relationship of the wrong shape: %s',
    async ([field, { target = 'department', many }]) => {
      const at = `/data/relationships/${field}`;
      for (const [given, pointer] of misshapen(at, target, many ?? false)) {
        const answer = await conformance.refuse(name, { body: withRelationships({ [field]: given }) });
        expectRefusal(answer, 400, { source: { pointer } });
      }
    },
  );
});

const misshapen = (at: string, target: string, many: boolean): readonly (readonly [unknown, string])[] => {
  const identifiers = [
    'x',
    7,
    {},
    { type: target },
    { type: target, id: 7 },
    { type: 7, id: randomUUID() },
    { id: 'x' },
  ];
  return [
    ...[null, 'x', 7, [], {}, { links: { related: '/x' } }, { meta: {} }].map((given) => [given, at] as const),
    [{ data: many ? null : [] }, `${at}/data`],
    ...identifiers.map((data) =>
      many ? ([{ data: [data] }, `${at}/data/0`] as const) : ([{ data }, `${at}/data`] as const),
    ),
  ];
};

describe.each(built.withBody)('fields that the type does not have: %s', (name) => {
  it('refuses an attribute, whatever its name', () =>
    forAll(['titel', 'no such/field~1', 'Title', 'toString', 'hasOwnProperty', 'ünbekannt', ''], async (field) => {
      const answer = await conformance.refuse(name, { body: withAttributes({ [field]: 1 }) });
      const pointer = `/data/attributes/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const detail = expect.stringMatching(/is not a field of this type$/);
      expectRefusal(answer, 422, { code: 'unknown', detail, source: { pointer }, meta: { field } });
    }));

  it('refuses a relationship, whatever its shape', async () => {
    for (const given of [{ data: null }, { data: { type: 'user', id: randomUUID() } }, null, 7]) {
      const answer = await conformance.refuse(name, { body: withRelationships({ manager: given }) });
      expectRefusal(answer, 422, { code: 'unknown', source: { pointer: '/data/relationships/manager' } });
    }
  });

  it('refuses an attribute among the relationships, pointing at it there', async () => {
    const [field = 'name'] = Object.keys(contractType(bodyType(name)).writable);
    const answer = await conformance.refuse(name, { body: withRelationships({ [field]: { data: null } }) });
    expectRefusal(answer, 422, { source: { pointer: `/data/relationships/${field}` }, meta: { field } });
  });

  it('refuses a relationship among the attributes, pointing at it there', async () => {
    const [field = 'user'] = Object.keys(contractType(bodyType(name)).relationships);
    const answer = await conformance.refuse(name, { body: withAttributes({ [field]: randomUUID() }) });
    expectRefusal(answer, 422, { source: { pointer: `/data/attributes/${field}` }, meta: { field } });
  });
});

const withRequired = built.creates.filter((name) => contractType(bodyType(name)).required.length > 0);

describe.each(withRequired)('required fields: %s', (name) => {
  const { required } = contractType(bodyType(name));

  it.for(
    required.flatMap((field) =>
      [null, '', ' \t', '\u0000\u001b\u0085', '\u200b\u2060\u00ad \ufeff'].map((value) => [field, value] as const),
    ),
  )('refuses a blank %s: %j', async ([field, value]) => {
    const answer = await conformance.refuse(name, { body: withAttributes({ [field]: value }) });
    const source = { pointer: `/data/attributes/${field}` };
    expectRefusal(answer, 422, { code: 'blank', detail: `${words(field)} can't be blank`, source, meta: { field } });
  });

  it.for(required)('refuses a missing %s, pointing at the attributes', async (field) => {
    const without = withData(({ attributes: { [field]: _, ...attributes }, ...data }) => ({ ...data, attributes }));
    const answer = await conformance.refuse(name, { body: without });
    expectRefusal(answer, 422, {
      detail: `${words(field)} can't be blank`,
      source: { pointer: '/data/attributes' },
      meta: { field },
    });
  });

  it.for([
    ['attributes that are empty', '/data/attributes', withData((data) => ({ ...data, attributes: {} }))],
    ['the data when there are no attributes', '/data', withData(({ attributes: _, ...data }) => data)],
  ] as const)('refuses all missing attributes at once, pointing at %s', async ([_where, pointer, body]) => {
    const errors = required.map((field) => ({ detail: `${words(field)} can't be blank`, source: { pointer } }));
    expectRefusal(await conformance.refuse(name, { body }), 422, ...errors);
  });
});

describe.each(built.withBody)('several problems: %s', (name) => {
  it('are answered all at once, in the order in which the type declares its fields, unknown ones last', async () => {
    const { writable } = contractType(bodyType(name));
    const wrong = Object.keys(writable).reverse();
    const values = Object.fromEntries(wrong.map((field) => [field, writable[field] === 'object' ? 7 : { x: 1 }]));
    const answer = await conformance.refuse(name, { body: withAttributes({ ...values, typo: 1 }) });
    const described = answer.document.errors.map(({ meta }: { meta: { field: string } }) => meta.field);
    expect(answer.status).toBe(422);
    expect(described).toEqual([...Object.keys(writable), 'typo']);
  });
});

const withDates = built.withBody.filter((name) => 'effective_to' in contractType(bodyType(name)).writable);

describe.each(withDates)('effective dates: %s', (name) => {
  it('must not end before they start', async () => {
    const body = withAttributes({ effective_from: '2026-01-02', effective_to: '2026-01-01' });
    expectRefusal(await conformance.refuse(name, { body }), 422, {
      detail: 'Effective to must be on or after effective from',
      source: { pointer: '/data/attributes/effective_to' },
      meta: { field: 'effective_to' },
    });
  });
});

it('points at the very reference that leads nowhere, also after references given twice', async () => {
  const number = await conformance.service.seed('course_evaluation_listing_number', { number: 'PHYS 1' });
  const missing = { type: number.type, id: randomUUID() };
  const body = {
    data: {
      type: 'course_evaluation_course',
      attributes: { name: 'Physics' },
      relationships: { listing_numbers: toMany(number, number, missing) },
    },
  };
  const answer = await conformance.call('POST', '/api/v1/course_evaluation_courses', { body });
  expect(answer.status).toBe(404);
  expect(resolvePointer(body, answer.document.errors[0].source.pointer)).toEqual({ value: missing });
});
