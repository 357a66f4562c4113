import { expect, it } from 'vitest';
import { announcedTypes } from '../../lib/resources/announced-types.ts';
import '../../lib/resources/registry.ts';
import { asksFor, eventTypes } from '../../lib/resources/service/event-types.ts';

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
