import { expect, it } from 'vitest';
import { messages } from '../../../../app/src/staff/periods/messages.ts';

it('of more answers than enrolments it is said how many are enrolled now', () => {
  expect(messages.tiles.of(5, 6)).toBe('of 6 enrolments');
  expect(messages.tiles.of(1, 1)).toBe('of 1 enrolment');
  expect(messages.tiles.of(5, 2)).toBe('2 enrolments now');
});

it('what closing a period will do is said of one enrolment and of several', () => {
  expect(messages.close.will(1204, 1)).toContain('of 1,204 enrolments, 1 has not been answered');
  expect(messages.close.will(1, 0)).toContain('of 1 enrolment, 0 have not been answered');
});
