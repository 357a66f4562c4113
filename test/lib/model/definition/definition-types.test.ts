import { expect, it } from 'vitest';
import { text } from '../../../../lib/model/definition/attribute-kinds.ts';
import { toMany, toOne } from '../../../../lib/model/definition/relationship.ts';
import { defineResource } from '../../../../lib/model/definition/resource.ts';

// What is held here is held by `npm run types`: a line that compiles where it must not makes it fail.
const frame = { type: 'careless', collection: 'careless', group: 'people', area: 'people' } as const;
const fields = {
  attributes: { title: text() },
  relationships: { user: toOne('user', { filter: { slot: 1 } }) },
} as const;

const inverse = <const Carried extends string>(carries: readonly Carried[]) => ({
  inverse: { linkage: 'careless', carries },
});

it('a definition with a misspelt name does not compile', () => {
  // @ts-expect-error: the type is called "profile"
  toOne('profle');
  // @ts-expect-error: one of them is called "user"
  toOne(['profile', 'usr']);
  // @ts-expect-error: the type is called "employment"
  toMany('employmnt');
  // @ts-expect-error: a field is required always, on create, or except on import
  text({ required: 'on creation' });
  // @ts-expect-error: there are three slots
  text({ filter: { slot: 4 } });
  // @ts-expect-error: the option is called "required"
  text({ requried: true });
  // @ts-expect-error: the type has no relationship "usr" that could exist once
  defineResource({ ...frame, ...fields, unique: ['usr'], endpoints: {} });
  // @ts-expect-error: the list can't be filtered by "titel"
  defineResource({ ...frame, ...fields, endpoints: { list: { filters: ['titel'] } } });
  // @ts-expect-error: nor be sorted by it
  defineResource({ ...frame, ...fields, endpoints: { list: { sort: ['titel'] } } });
  // @ts-expect-error: and "usr" can't be included
  defineResource({ ...frame, ...fields, endpoints: { read: { include: ['usr'] } } });
  // @ts-expect-error: and leads to nothing
  defineResource({ ...frame, ...fields, endpoints: { related: { own: { usr: { name: 'a', summary: 'b' } } } } });
  // @ts-expect-error: no relationship "usr" could be worked out
  defineResource({ ...frame, ...fields, computedLinkage: { usr: () => null }, endpoints: {} });
  const carrying = { attributes: fields.attributes, hiddenFields: ['secret'], endpoints: {} } as const;
  // @ts-expect-error: a linkage of its user can't carry "titel" along
  defineResource({ ...frame, ...carrying, relationships: { user: toOne('user', inverse(['title', 'titel'])) } });
  // @ts-expect-error: nor a relationship that it has not
  defineResource({ ...frame, ...carrying, relationships: { user: toOne('user', inverse(['profile'])) } });
  const rule = { code: 'taken', holds: () => true } as const;
  // @ts-expect-error: a rule compares fields that there are
  defineResource({ ...frame, ...fields, rules: [{ ...rule, fields: ['titel'], blames: 'title' }], endpoints: {} });
  // @ts-expect-error: and blames one of them
  defineResource({ ...frame, ...fields, rules: [{ ...rule, fields: ['title'], blames: 'titel' }], endpoints: {} });
});

it('and one with names that there are does', () => {
  const endpoints = { list: { filters: ['user', 'created_at'], sort: ['title'], include: ['user'] } } as const;
  expect(defineResource({ ...frame, ...fields, unique: ['user'], endpoints })).toMatchObject({ type: 'careless' });
  const relationships = { user: toOne('user', inverse(['title', 'user', 'secret'])), profile: toOne('profile') };
  const carrying = { ...frame, attributes: fields.attributes, hiddenFields: ['secret'], relationships } as const;
  expect(defineResource({ ...carrying, endpoints: {} })).toMatchObject({ type: 'careless' });
});
