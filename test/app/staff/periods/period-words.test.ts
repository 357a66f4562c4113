import { expect, it } from 'vitest';
import { messages } from '../../../../app/src/staff/periods/messages.ts';

it('what closing a period will do is said of one enrolment and of several', () => {
  expect(messages.close.will(1204, 1)).toContain('of 1,204 enrolments, 1 has not been answered');
  expect(messages.close.will(1, 0)).toContain('of 1 enrolment, 0 have not been answered');
});
