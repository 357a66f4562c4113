import { expect, it } from 'vitest';
import { announcedTypes } from '../../../lib/resources/announced-types.ts';
import { asksFor, covers, eventTypes } from '../../../lib/resources/service/event-types.ts';

it('endpoints can ask for the events of every type that the change feed announces, and of no other', () => {
  const announced = announcedTypes().flatMap(({ resource: { type } }) =>
    ['*', 'created', 'updated', 'deleted'].map((action) => `${type}.${action}`),
  );
  expect([...eventTypes].sort()).toEqual(['*', ...announced].sort());
});

it.each([
  [['*'], true],
  [['user.*'], true],
  [['user.updated'], true],
  [['user.deleted', 'employment.*'], false],
  [[], false],
])('%j asks for user.updated: %s', (wanted, isAsked) => {
  expect(asksFor(wanted, 'user', 'updated')).toBe(isAsked);
});

it.each([
  [['*'], '*', true],
  [['*'], 'user.*', true],
  [['user.*', 'folder.*'], '*', false],
  [['user.*'], 'user.*', true],
  [['user.*'], 'user.updated', true],
  [['user.*'], 'folder.updated', false],
  [['user.updated'], 'user.*', false],
  [['user.updated'], 'user.updated', true],
  [['user.created'], 'user.updated', false],
])('%j covers %s: %s', (wanted, other, isCovered) => {
  expect(covers(wanted, other)).toBe(isCovered);
});
