import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { bodyType, built, expectRefusal, expectSuccess, startConformance, withAttributes } from './conformance.ts';
import { contractType, words } from './contract.ts';
import type { RequestDocument } from './fixtures/fixture.ts';

const conformance = await startConformance();

const mebibyte = 1024 * 1024;
const headers = { 'content-type': 'application/vnd.api+json' };

/** The valid document as text of exactly so many bytes, filled up inside `meta`. */
const padded =
  (bytes: number, filling = 'x') =>
  (valid: RequestDocument): string => {
    const empty = Buffer.byteLength(JSON.stringify({ ...valid, meta: { padding: '' } }));
    const width = Buffer.byteLength(filling);
    const padding = filling.repeat(Math.floor((bytes - empty) / width)) + 'x'.repeat((bytes - empty) % width);
    return JSON.stringify({ ...valid, meta: { padding } });
  };

/** The valid document with arrays in `meta`, so that it is nested so deep: the document and `meta` are two levels. */
const nested =
  (depth: number) =>
  (valid: RequestDocument): string =>
    JSON.stringify({ ...valid, meta: { deep: '?' } }).replace('"?"', '['.repeat(depth - 2) + ']'.repeat(depth - 2));

describe.each(built.withBody)('the size of a body: %s', (name) => {
  it('accepts exactly 1 MiB', async () => {
    expectSuccess(name, await conformance.send(name, { body: padded(mebibyte), headers }));
  });

  it.each(['x', 'é'])('refuses 1 MiB and one byte, counted in bytes of UTF-8: %s', async (filling) => {
    const answer = await conformance.refuse(name, { body: padded(mebibyte + 1, filling), headers });
    expectRefusal(answer, 413, { code: 'body_too_large' });
  });

  it('accepts a depth of 32', async () => {
    expectSuccess(name, await conformance.send(name, { body: nested(32), headers }));
  });

  it.each([33, 34, 100_000])('refuses a depth of %i', async (depth) => {
    const answer = await conformance.refuse(name, { body: nested(depth), headers });
    expectRefusal(answer, 400, { code: 'too_deep', source: { pointer: '' } });
  });

  it('accepts brackets in texts, which nest nothing', async () => {
    const meta = { text: `${'[{'.repeat(40)}"\\"${'['.repeat(40)}` };
    expectSuccess(name, await conformance.send(name, { body: (valid: RequestDocument) => ({ ...valid, meta }) }));
  });
});

const objects = built.withBody.flatMap((name) =>
  Object.entries(contractType(bodyType(name)).writable).flatMap(([field, kind]) =>
    kind === 'object' ? [[name, field] as const] : [],
  ),
);

const objectOf = (bytes: number, filling = 'x') => {
  const length = bytes - JSON.stringify({ key: '' }).length;
  const width = Buffer.byteLength(filling);
  return { key: filling.repeat(Math.floor(length / width)) + 'x'.repeat(length % width) };
};

describe.each(objects)('the size of a free-form object: %s, %s', (name, field) => {
  it.each(['x', '😀'])('accepts 64 KiB of %s and gives it back', async (filling) => {
    const given = objectOf(64 * 1024, filling);
    const answer = await conformance.send(name, { body: withAttributes({ [field]: given }) });
    expectSuccess(name, answer);
    expect(answer.document.data.attributes[field]).toEqual(given);
  });

  it.each(['x', '😀'])('refuses 64 KiB and one byte of %s', async (filling) => {
    const answer = await conformance.refuse(name, {
      body: withAttributes({ [field]: objectOf(64 * 1024 + 1, filling) }),
    });
    const detail = expect.stringContaining(`${words(field)} is too large`);
    expectRefusal(answer, 422, { code: 'too_large', detail, source: { pointer: `/data/attributes/${field}` } });
  });
});

const texts = built.withBody.flatMap((name) =>
  Object.entries(contractType(bodyType(name)).writable).flatMap(([field, kind]) =>
    kind === 'string' ? [[name, field] as const] : [],
  ),
);

// The longest text that any attribute takes is rich text of 50,000 characters.
it.each(texts)('%s refuses a text that is too long: %s', async (name, field) => {
  const answer = await conformance.refuse(name, { body: withAttributes({ [field]: 'x'.repeat(50_001) }) });
  const detail = expect.stringMatching(new RegExp(`^${words(field)} is too long \\(maximum is \\d+ characters\\)$`));
  expectRefusal(answer, 422, { code: 'too_long', detail, source: { pointer: `/data/attributes/${field}` } });
});

it('has an operation for each of these limits', () => {
  expect([built.withBody.length, objects.length, texts.length].every((count) => count > 0)).toBe(true);
  expect(objects.every(([name]) => operationNamed(name).body !== undefined)).toBe(true);
});
