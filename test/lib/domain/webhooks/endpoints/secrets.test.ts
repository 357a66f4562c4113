import { expect, it } from 'vitest';
import { inForce, previousEnd } from '../../../../../lib/domain/webhooks/endpoints/secrets.ts';

const rotated = new Date('2026-11-22T10:00:00.000Z');
const secrets = { secret: 'new', previous: 'old', previous_until: previousEnd(rotated).toISOString() };

it.each([
  ['2026-11-22T10:00:00.000Z', ['new', 'old']],
  ['2026-11-23T09:59:59.999Z', ['new', 'old']],
  ['2026-11-23T10:00:00.000Z', ['new']],
])('of a secret that was rotated a day before, or less, the previous signs too: at %s %s', (at, signing) => {
  expect(inForce(secrets, new Date(at))).toEqual(signing);
});

it('a secret that was never rotated signs alone', () => {
  expect(inForce({ secret: 'only' }, rotated)).toEqual(['only']);
});
