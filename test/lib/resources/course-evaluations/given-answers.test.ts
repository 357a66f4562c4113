import * as v from 'valibot';
import { expect, it } from 'vitest';
import { answersAttribute } from '../../../../lib/resources/course-evaluations/given-answers.ts';

const question = '01890a5d-ac96-774b-bcce-b302099a8057';

it('takes what a student writes without the control characters that nobody sees', () => {
  const given = [
    { question, text: 'one\u0000\u000b\ttwo\r\nthree\u007f' },
    { question, value: 4, comment: '\u0001Fine.' },
  ];
  expect(v.parse(answersAttribute.schema, given)).toEqual([
    { question, text: 'one\ttwo\r\nthree' },
    { question, value: 4, comment: 'Fine.' },
  ]);
});
