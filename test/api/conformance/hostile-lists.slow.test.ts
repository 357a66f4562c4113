import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startConformance, withAttributes, withData } from './conformance.ts';
import { many, raw } from './hostile.ts';
import { fieldsFor } from './write-requests.ts';

const conformance = await startConformance();

const headers = { 'content-type': 'application/vnd.api+json' };

describe('a list', () => {
  it.each([
    ['course_uuids', 5_000, '{}'],
    ['results_visible_to_roles', 100, '0'],
  ])('of items of %s is one problem: they are counted before any is looked at', async (field, maximum, item) => {
    const body = raw(field, `[${many(`${item},`)}${item}]`);
    const answer = await conformance.refuse('update-evaluation-period', { body, headers });
    const detail = expect.stringContaining(`has too many items (maximum is ${maximum})`);
    expect(answer.document.errors).toMatchObject([{ code: 'too_many', detail }]);
  });

  it('of courses that do not exist is refused at once, and a hundred of them are named', async () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `no course ${index}`);
    const body = withAttributes({ course_uuids: ids });
    const { status, document } = await conformance.refuse('update-evaluation-period', { body });
    expect(status).toBe(404);
    expect(document.errors).toHaveLength(101);
    expect(document.errors[99].source).toEqual({ pointer: '/data/attributes/course_uuids/99' });
  });
});

describe('a request', () => {
  it.each(['attributes', 'relationships'] as const)('with 80,000 unknown %s is refused at once', async (member) => {
    const names = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`n${index}`, 0]));
    const body = withData((data) => ({ ...data, [member]: { ...data[member], ...names } }));
    const { status, document } = await conformance.refuse('update-evaluation-period', { body });
    expect(status).toBe(422);
    expect(document.errors).toHaveLength(101);
  });
});

/** Identifiers that are well-formed, as many as there is room for, each of its own. */
const identifiers = (idOf: (index: number) => string): string =>
  Array.from({ length: 11_000 }, (_, index) =>
    JSON.stringify({ type: 'course_evaluation_section', id: idOf(index) }),
  ).join();

const otherType = '{"type":"user","id":"x"}';

describe('a linkage of a megabyte', () => {
  // What is not among the targets need not be removed.
  it.each([
    ['POST', 422, 404],
    ['PATCH', 422, 404],
    ['DELETE', 200, 200],
  ])('is answered at once to %s', async (method, known, unknown) => {
    const { attributes, relationships } = await fieldsFor('course_evaluation_student', conformance.service);
    const { id } = await conformance.service.seed('course_evaluation_student', attributes, relationships);
    const target = `/api/v1/course_evaluation_students/${id}/relationships/sections`;
    // All methods read a linkage in the same way, so that malformed ones are sent with POST only.
    const others: [string, number][] = [
      [`${many('0,')}0`, 400],
      [`${many('{},')}{}`, 400],
      [`${many(`${otherType},`)}${otherType}`, 409],
    ];
    const lists: [string, number][] = [
      ...(method === 'POST' ? others : []),
      [identifiers(() => randomUUID()), known],
      [identifiers((index) => `no section ${index}`), unknown],
    ];
    for (const [list, expected] of lists) {
      const { status } = await conformance.call(method, target, { body: `{"data":[${list}]}`, headers });
      expect(status).toBe(expected);
    }
  });
});
