import { describe, expect, it } from 'vitest';
import type { ToOne } from '../../../../lib/model/definition/relationship.ts';
import type { AnyResource, ResourceDefinition } from '../../../../lib/model/definition/resource.ts';
import { noChange } from '../../../../lib/model/validation/change.ts';
import { commit } from '../../../../lib/model/write/commit.ts';
import { createRecord } from '../../../../lib/model/write/create.ts';
import { storedToOnes } from '../../../../lib/model/write/links-of.ts';
import { unlinkRecordSteps } from '../../../../lib/model/write/unlink.ts';
import { updateRecord } from '../../../../lib/model/write/update.ts';
import { resourceOf, resources } from '../../../../lib/resources/registry.ts';
import { newId } from '../../../../lib/runtime/ids.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import { inlineEntries } from '../../../../lib/store/linkage.ts';
import { listKey } from '../../../../lib/store/list-index.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { changeStep } from '../../../../lib/store/steps.ts';
import { startService, toOne } from '../../../support/service.ts';

const service = await startService();
const { store } = service;

const instants: Record<string, Date> = {};
const at = (second: number): Date => {
  instants[second] ??= new Date(Date.UTC(2026, 0, 1, 12, 0, second));
  return instants[second];
};

/** What the records of any type can be made of. */
const values: Readonly<Record<string, unknown>> = {
  name: 'N',
  title: 'T',
  number: 'MATH 101',
  display_name: 'Ada Lovelace',
  full_title: 'Tenure of Ada Lovelace',
  evaluation_type: 'midterm',
  effective_from: '2026-01-01',
  address_line1: 'X',
  phone_number: '+15551234567',
  amount: '1',
  transaction_date: '2026-01-01',
  text: 'Q',
};

/** What an update makes of them. */
const otherValues: Readonly<Record<string, unknown>> = {
  cancelled: true,
  effective_from: '2025-01-01',
  effective_to: '2026-06-30',
  opens_at: '2026-02-01T00:00:00.000Z',
  closes_at: '2026-03-01T00:00:00.000Z',
  number: 'MATH 102',
  position: 3,
};

/** What one type alone can be made of. */
const ownValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  course_evaluation_question: { kind: 'text', subject: 'course', position: 0 },
  question_layer: { level: 'instructor', most: 3, until: '2026-01-31T00:00:00.000Z' },
};

const requiredOf = ({ type, attributes }: AnyResource): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(values).filter(([name]) => attributes[name] !== undefined)),
  ...ownValues[type],
});

/** A record of any type, with new records of all that it needs; `given` are relationships that the test decides. */
const make = async (
  type: string,
  now: Date,
  given: Readonly<Record<string, StoredRecord>> = {},
): Promise<StoredRecord> => {
  const resource = resourceOf(type);
  const linked: Record<string, object> = {};
  for (const [name, { types = [], required }] of storedToOnes(resource)) {
    const [target] = types;
    if (given[name] !== undefined) linked[name] = toOne(given[name]);
    else if (required && target !== undefined) linked[name] = toOne(await make(target, at(0)));
  }
  return service.seed(type, requiredOf(resource), linked, now);
};

interface Inverse {
  readonly child: AnyResource;
  readonly name: string;
  readonly relationship: ToOne;
  readonly parent: AnyResource;
}

const inverses = resources.flatMap((child) =>
  storedToOnes(child).flatMap(([name, relationship]): Inverse[] =>
    relationship.inverse === undefined
      ? []
      : (relationship.types ?? []).map((type) => ({ child, name, relationship, parent: resourceOf(type) })),
  ),
);

const read = async ({ type, id }: StoredRecord) => {
  const record = await store.read({ type, id });
  const { document } = await service.call('GET', `/api/v1/${resourceOf(type).collection}/${id}`);
  const shown = JSON.stringify(document).replaceAll(/"updated_at":"[^"]+"|"version":\d+/g, '');
  return { updated: record?.updated_at, place: record?.list_updated_at, version: document.data.meta.version, shown };
};

const updatedAt = async (record: StoredRecord) => (await read(record)).updated;

const movedTo = (record: StoredRecord, instant: Date) => ({
  updated: instant.toISOString(),
  place: listKey(instant.toISOString(), record.id),
});

type Named = Pick<Inverse, 'child' | 'name'>;

/** No write gives the child another parent. */
const isFixed = ({ child, name }: Named): boolean => child.unique?.includes(name) === true;

const moveTo = async (
  { type, id }: StoredRecord,
  { child, name, record }: Named & { readonly record: StoredRecord },
): Promise<StoredRecord> => {
  const current = (await store.read(record)) ?? record;
  if (isFixed({ child, name })) return current;
  return updateRecord(store, child, record.id, { ...noChange, toOne: { [name]: { type, id } } }, at(30));
};

const isSeen = ({ relationship }: Inverse): boolean => relationship.inverse?.unseen !== true;

const label = (each: Inverse) => ({ ...each, of: `${each.child.type}.${each.name}`, at: each.parent.type });

describe('updated_at of a record that others name', () => {
  it.each(inverses.filter(isSeen).map(label))(
    'moves with $of, at $at',
    async ({ child, name, relationship, parent }) => {
      const [one, other] = [await make(parent.type, at(0)), await make(parent.type, at(0))];
      const before = await read(one);
      const record = await make(child.type, at(10), { [name]: one });
      const linked = await read(one);
      expect(linked).toMatchObject(movedTo(one, at(10)));
      expect(linked.version).toBe(before.version + 1);
      expect(linked.shown).not.toBe(before.shown);

      const fields = (relationship.inverse?.carries ?? []).filter((field) => child.attributes[field] !== undefined);
      for (const field of fields) {
        const attributes = { [field]: otherValues[field] };
        const { version } = await read(one);
        await updateRecord(store, child, record.id, { ...noChange, attributes }, at(20));
        expect(await read(one)).toMatchObject({ ...movedTo(one, at(20)), version: version + 1 });
      }
      const last = await moveTo(other, { child, name, record });
      if (!isFixed({ child, name }))
        for (const each of [one, other]) expect(await read(each)).toMatchObject(movedTo(each, at(30)));
      await commit(store, (overflow) => unlinkRecordSteps(child, last, { overflow, now: at(40) }));
      const left = isFixed({ child, name }) ? one : other;
      expect(await read(left)).toMatchObject(movedTo(left, at(40)));
    },
  );

  it.each(inverses.filter((each) => !isSeen(each)).map(label))(
    'stays with $of, of which $at shows nothing',
    async ({ child, name, parent }) => {
      const [one, other] = [await make(parent.type, at(0)), await make(parent.type, at(0))];
      const before = [await read(one), await read(other)];
      const record = await make(child.type, at(10), { [name]: one });
      const last = await moveTo(other, { child, name, record });
      expect([await read(one), await read(other)]).toEqual(before);
      await commit(store, (overflow) => unlinkRecordSteps(child, last, { overflow, now: at(40) }));
      expect([await read(one), await read(other)]).toEqual(before);
    },
  );

  it('moves with entries that have overflowed', async () => {
    const person = await service.seedUser();
    const employment = resourceOf('employment');
    const others = Object.fromEntries(Array.from({ length: inlineEntries }, () => [newId(), {}] as const));
    await store.write([changeStep(keyOf.record(person), { set: [[['employments'], others]] }, () => 'refused')]);
    const given = { ...noChange, attributes: requiredOf(employment), toOne: { user: person } };
    const last = await createRecord(store, employment, given, { now: at(200) });
    expect((await store.read(person))?.spilled).toEqual({ employments: 1 });
    expect(await updatedAt(person)).toBe(at(200).toISOString());
    const change = { ...noChange, attributes: { effective_from: '2025-01-01' } };
    const changed = await updateRecord(store, employment, last.id, change, at(300));
    expect(await read(person)).toMatchObject(movedTo(person, at(300)));
    await commit(store, (overflow) => unlinkRecordSteps(employment, changed, { overflow, now: at(310) }));
    expect(await read(person)).toMatchObject(movedTo(person, at(310)));
  });
});

type Definition = Pick<ResourceDefinition, 'type' | 'hiddenLinkages'>;

/** The members of a record that a computation asks for. */
const askedBy = (compute: (from: { values: never; record: never; now: Date }) => unknown): Set<string> => {
  const asked = new Set<string>();
  const spyOn = (value: unknown) =>
    new Proxy(
      {},
      {
        get: (_target, name) => {
          asked.add(String(name));
          return value;
        },
      },
    ) as never;
  compute({ values: spyOn('x'), record: spyOn({}), now: at(0) });
  return asked;
};

describe('what is worked out', () => {
  const unseen = new Set(
    inverses
      .filter((each) => !isSeen(each))
      .map(({ parent, relationship }) => `${parent.type}.${relationship.inverse?.linkage}`),
  );
  const computations = resources.flatMap(({ type, computed, computedLinkage, meta = {} }) => [
    ...Object.entries(computed).flatMap(([name, { of, companions, onlyAsked }]) =>
      // What is read with a record, or put there by a list, is none of its fields.
      (companions && name !== 'course_uuids') || onlyAsked ? [] : [{ type, name, asked: askedBy((from) => of(from)) }],
    ),
    ...Object.entries(computedLinkage).map(([name, of]) => ({ type, name, asked: askedBy((from) => of?.(from)) })),
    ...Object.entries(meta).map(([name, of]) => ({ type, name, asked: askedBy(({ record }) => of(record)) })),
  ]);

  it.each(computations)('$type.$name comes from what moves updated_at', ({ type, asked }) => {
    const { attributes, relationships, hiddenLinkages }: AnyResource & Definition = resourceOf(type);
    for (const name of asked) {
      // Values that a parent's linkage carries are written like attributes, also where the record has no such attribute.
      const carried = Object.values(relationships).flatMap(({ inverse }) => inverse?.carries ?? []);
      // A write of these fields also sets `updated_at`.
      const touched = ['discarding', 'edition'];
      const written = [
        ...[...Object.keys(attributes), ...Object.keys(relationships), ...hiddenLinkages, ...carried],
        ...touched,
      ];
      expect(written).toContain(name);
      expect(unseen).not.toContain(`${type}.${name}`);
    }
  });

  it('is on the list of a poll', async () => {
    const course = await make('course_evaluation_course', at(0));
    await make('course_evaluation_listing_number', at(50), { course });
    const query = `filter[updated_at.gte]=${at(50).toISOString()}`;
    const { document } = await service.call('GET', `/api/v1/course_evaluation_courses?${query}`);
    expect(document.data.map(({ id }: StoredRecord) => id)).toContain(course.id);
    expect(document.data[0].attributes.display_name).toBe('MATH 101 N');
  });
});

describe('updated_at of an evaluation period', () => {
  it('moves when a section joins that it then evaluates', async () => {
    const term = await make('course_evaluation_term', at(0));
    const course = await make('course_evaluation_course', at(0));
    const attributes = { name: 'P', evaluation_type: 'midterm', course_uuids: [course.id] };
    const body = { data: { type: 'course_evaluation_period', attributes, relationships: { term: toOne(term) } } };
    const period = (await service.call('POST', '/api/v1/course_evaluation_periods', { body })).document.data;
    const relationships = { term: toOne(term), course: toOne(course) };
    const section = { data: { type: 'course_evaluation_section', attributes: { name: '01' }, relationships } };
    const joined = await service.call('POST', '/api/v1/course_evaluation_sections', { body: section });
    const { attributes: after, relationships: shown } = (
      await service.call('GET', `/api/v1/course_evaluation_periods/${period.id}`)
    ).document.data;
    expect(shown.evaluations.meta.count).toBe(1);
    expect(after.updated_at).toBe(joined.document.data.attributes.created_at);
  });
});
