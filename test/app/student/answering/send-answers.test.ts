import { FacetError } from 'facet-client/errors';
import { describe, expect, it } from 'vitest';
import type { Form } from '../../../../app/src/student/answering/form.ts';
import { refusedNames } from '../../../../app/src/student/answering/refused-answers.ts';
import { sendAnswers } from '../../../../app/src/student/answering/send-answers.ts';
import type { Session } from '../../../../app/src/student/session/session.ts';
import { formOf, question } from '../../support.ts';

const form = formOf(question('a', { kind: 'scale' }), question('b', { kind: 'scale' })) as Form;
const answers = { a: { value: 1 }, b: { value: 2 } };

const failing =
  (error: unknown): Session['ask'] =>
  () =>
    Promise.reject(error);
const refusing = (status: number, code: string) =>
  failing(new FacetError(new Response(null, { status }), { errors: [{ status: String(status), code }] }));

describe('answers that are sent', () => {
  it.each([
    [failing(new TypeError('Failed to fetch')), 'lost'],
    [failing(new FacetError(new Response('<html>', { status: 200 }), undefined)), 'lost'],
    [refusing(500, 'internal'), 'lost'],
    [refusing(504, 'timeout'), 'lost'],
    [refusing(503, 'busy'), 'busy'],
    [refusing(429, 'rate_limited'), 'busy'],
    [refusing(409, 'already_answered'), 'answered_before'],
    [refusing(409, 'not_open'), 'not_open'],
    [refusing(404, 'not_found'), 'not_yours'],
    [refusing(401, 'unauthorized'), 'link_not_valid'],
    [refusing(422, 'invalid_code'), 'link_not_valid'],
    [refusing(422, 'off_scale'), 'refused'],
    [refusing(422, 'too_large'), 'too_long'],
    [refusing(413, 'body_too_large'), 'refused'],
  ])('meet %# and come to an end that says what to do', async (ask, kind) => {
    expect((await sendAnswers(ask, form, answers)).kind).toBe(kind);
  });

  it('that are refused are found by their place, or by the question that has none', () => {
    const errors = [
      { source: { pointer: '/data/attributes/answers/1/value' } },
      { source: { pointer: '/data/attributes/answers' }, meta: { question: 'c', instructor: 'i' } },
      { source: { pointer: '/data/relationships' } },
    ] as unknown as Parameters<typeof refusedNames>[2];
    expect(refusedNames(form, answers, errors)).toEqual(['b', 'c-i']);
  });
});
