import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerRequest } from '../../../infra/local/gateway/answer-request.ts';
import { operationRoutes } from '../../../infra/local/gateway/operation-routes.ts';
import type { Handler, RouteTable } from '../../../infra/local/gateway/route.ts';
import {
  bodyType,
  built,
  expectRefusal,
  expectSuccess,
  forAll,
  isBelowParent,
  startConformance,
  withAttributes,
  withRelationships,
  writableRelationships,
} from './conformance.ts';
import { contractType } from './contract.ts';
import type { RequestDocument } from './fixtures/fixture.ts';

const conformance = await startConformance();

const headers = { 'content-type': 'application/vnd.api+json' };

/** The valid document as text, with raw JSON in the place of one attribute. */
const raw = (field: string, json: string) => (valid: RequestDocument) =>
  JSON.stringify(withAttributes({ [field]: '<raw>' })(valid)).replace('"<raw>"', () => json);

const fieldOf = (name: (typeof built.all)[number], ...kinds: readonly string[]): string | undefined =>
  Object.entries(contractType(bodyType(name)).writable).find(([, kind]) => kinds.includes(kind))?.[0];

describe.each(built.withBody)('hostile member names: %s', (name) => {
  it('refuses unknown attributes by their names', () =>
    forAll(
      [
        ['__proto__', '__proto__'],
        ['constructor', 'constructor'],
        ['toString', 'toString'],
        ['a NUL character', '\u0000'],
        ['half a surrogate pair', '\ud800'],
        ['10,000 characters', 'a'.repeat(10_000)],
      ] as const,
      async ([_what, field]) => {
        // A computed member name makes an own member of "__proto__" too.
        const answer = await conformance.refuse(name, { body: withAttributes({ [field]: { polluted: true } }) });
        expectRefusal(answer, 422, { code: 'unknown', meta: { field } });
        expect(Object.prototype).not.toHaveProperty('polluted');
      },
    ));

  it('refuses unknown relationships by their names', () =>
    forAll(['__proto__', 'constructor', 'hasOwnProperty'], async (field) => {
      const answer = await conformance.refuse(name, { body: withRelationships({ [field]: { data: null } }) });
      expectRefusal(answer, 422, { code: 'unknown', source: { pointer: `/data/relationships/${field}` } });
    }));

  it('takes no member from a prototype', () =>
    forAll(['{"__proto__": {"data": {}}}', '{"data": {"__proto__": {"type": "user"}}}'], async (body) => {
      expect((await conformance.refuse(name, { body, headers })).status).toBe(400);
    }));
});

describe.each(built.withBody)('hostile values: %s', (name) => {
  const text = fieldOf(name, 'string');
  const object = fieldOf(name, 'object');
  const number = fieldOf(name, 'number', 'integer');

  it('refuses half a surrogate pair in a text', async () => {
    for (const json of text === undefined ? [] : ['"\\ud800"', '"a\\udc00b"']) {
      const answer = await conformance.refuse(name, { body: raw(text ?? '', json), headers });
      expectRefusal(answer, 422, { code: 'invalid_characters', source: { pointer: `/data/attributes/${text}` } });
    }
  });

  it('refuses NUL and other control characters in a text', async () => {
    for (const odd of text === undefined ? [] : ['a\u0000b', '\u0007', 'a\u001b[2J', 'a\u007f']) {
      const answer = await conformance.refuse(name, { body: withAttributes({ [text ?? '']: odd }) });
      // Nothing but controls is blank besides.
      expect(answer.status).toBe(422);
      expect(answer.document.errors).toContainEqual(
        expect.objectContaining({ source: { pointer: `/data/attributes/${text}` } }),
      );
    }
  });

  it('keeps tab, line breaks and odd characters of a text, or refuses them', async () => {
    const odd = 'a\tb\r\nc\u202e\ufeff\u{1f600}\uffff';
    const answer = await conformance.send(name, {
      body: text === undefined ? undefined : withAttributes({ [text]: odd }),
    });
    expect([200, 201, 422]).toContain(answer.status);
    if (text !== undefined && answer.status < 400) expect(answer.document.data.attributes[text]).toBe(odd);
  });

  it.each([
    ['digits', '{"n":[1e400,-0,12345678901234567890.123456789,1.50,0.1e1]}'],
    ['odd characters', '{"":null,"\\ud800":"\\udfff","nul":"\\u0000"}'],
    ['the member "__proto__"', '{"__proto__":{"a":1}}'],
    ['the member "constructor"', '{"constructor":{"prototype":{"a":1}}}'],
  ])('keeps what is in a free-form object: %s', async (_what, json) => {
    if (object === undefined) return;
    const answer = await conformance.send(name, { body: raw(object, json), headers });
    expectSuccess(name, answer);
    expect(answer.text).toContain(json);
  });

  it('refuses a number that can not be kept', () =>
    forAll(
      [
        ['beyond the greatest double', '1e400'],
        ['beyond the least double', '-1e400'],
        ['below the smallest double', '1e-400'],
        ['an absurd exponent', '1e999999999'],
        ['401 digits', `1${'0'.repeat(400)}`],
        ['400 decimals', `25.${'0'.repeat(399)}1`],
      ] as const,
      async ([_what, json]) => {
        if (number === undefined) return;
        const answer = await conformance.refuse(name, { body: raw(number, json), headers });
        expectRefusal(answer, 422, { source: { pointer: `/data/attributes/${number}` } });
      },
    ));

  it('refuses members that are given twice, wherever they are', () =>
    forAll(
      [
        ['/data', (valid: string) => `{"data": {"type": "file"}, ${valid.slice(1)}`],
        ['/data', (valid: string) => `${valid.slice(0, -1)}, "data": null}`],
        ['/data', (valid: string) => `${valid.slice(0, -1)}, "d\\u0061ta": null}`],
        ['/meta/a/1/x~1~0y', (valid: string) => `${valid.slice(0, -1)}, "meta": {"a": [{}, {"x/~y": 1, "x/~y": 1}]}}`],
      ] as const,
      async ([pointer, twice]) => {
        const body = (valid: RequestDocument) => twice(JSON.stringify(valid));
        const answer = await conformance.refuse(name, { body, headers });
        expectRefusal(answer, 400, { code: 'repeated_member', source: { pointer } });
      },
    ));

  it('refuses a reference by an id that no record can have', () =>
    forAll(
      [
        ['a percent sign', '%00'],
        ['a word', 'not-a-uuid'],
        ['nothing', ''],
        ['a blank', ' '],
        ['half a surrogate pair', '\ud800'],
        ['the separator of keys', '#'],
        ['5,000 characters', 'a'.repeat(5_000)],
        ['a path', '../users/1'],
      ] as const,
      async ([_what, id]) => {
        const [first] = Object.entries(writableRelationships(name));
        if (first === undefined) return;
        const [field, { target = 'department', many }] = first;
        const data = many ? [{ type: target, id }] : { type: target, id };
        const answer = await conformance.refuse(name, { body: withRelationships({ [field]: { data } }) });
        // A parent in the path must be the one in the body: any other is a 422 by the contract.
        expect(answer.status).toBe(isBelowParent(name) ? 422 : 404);
      },
    ));
});

const openRelationships = built.withBody.flatMap((name) =>
  Object.entries(contractType(bodyType(name)).relationships).flatMap(([field, { target }]) =>
    target === undefined ? [[name, field] as const] : [],
  ),
);

describe.each(openRelationships)('a relationship to any type: %s, %s', (name, field) => {
  it.each([
    ['a word', 'nothing'],
    ['nothing', ''],
    ['the separator of keys', '#'],
    ['__proto__', '__proto__'],
    ['a NUL character', '\u0000'],
    ['half a surrogate pair', '\ud800'],
    ['3,000 characters', 'x'.repeat(3_000)],
    ['another kind of item', 'claim'],
  ])('refuses a type that is none: %s', async (_what, type) => {
    const data = { type, id: randomUUID() };
    const answer = await conformance.refuse(name, { body: withRelationships({ [field]: { data } }) });
    expectRefusal(answer, 404, {
      code: 'related_not_found',
      source: { pointer: `/data/relationships/${field}/data` },
    });
  });
});

describe.each(built.withBody)('the encoding of a body: %s', (name) => {
  it('refuses what is not UTF-8', () =>
    forAll(
      [
        ['a lone continuation byte', [0x80]],
        ['a truncated sequence', [0xe2, 0x82]],
        ['an overlong slash', [0xc0, 0xaf]],
        ['an encoded surrogate', [0xed, 0xa0, 0x80]],
        ['bytes of UTF-16', [0xff, 0xfe]],
      ] as const,
      async ([_what, bytes]) => {
        const body = (valid: RequestDocument) => {
          const [before = '', after = ''] = JSON.stringify({ ...valid, meta: { text: '?' } }).split('?');
          return Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
        };
        const answer = await conformance.refuse(name, { body, headers });
        expectRefusal(answer, 400, { code: 'malformed_json', source: { pointer: '' } });
      },
    ));

  // API Gateway chooses how it hands a body over; the answer must not depend on it.
  it.each([
    ['plain', ''],
    ['with a byte order mark', '\ufeff'],
  ])('answers the same to a body that comes in base64: %s', async (_what, marker) => {
    const valid = await conformance.fresh(name);
    const body = Buffer.from(marker + JSON.stringify(valid.body));
    const asText = await conformance.call(methodOf(name), valid.target, { body, headers });
    const again = await conformance.fresh(name);
    const inBase64 = await callInBase64(name, again.target, Buffer.from(marker + JSON.stringify(again.body)));
    expect(inBase64).toBe(asText.status);
  });
});

const methodOf = (name: (typeof built.all)[number]): string => (built.creates.includes(name) ? 'POST' : 'PATCH');

const inBase64 = ({ routes, fallback }: RouteTable): RouteTable => ({
  fallback,
  routes: routes.map((route) => ({
    ...route,
    function: {
      ...route.function,
      load: async (): Promise<Handler> => {
        const handler = await route.function.load();
        return (event, context) => {
          const body = Buffer.from(event.body ?? '').toString('base64');
          return handler({ ...event, body, isBase64Encoded: true }, context);
        };
      },
    },
  })),
});

const callInBase64 = async (name: (typeof built.all)[number], target: string, body: Buffer): Promise<number> => {
  const answer = await answerRequest(inBase64(operationRoutes()), {
    method: methodOf(name),
    target,
    protocol: 'HTTP/1.1',
    headers: Object.entries({ host: 'facet.test', authorization: `Bearer ${conformance.service.token}`, ...headers }),
    sourceIp: '127.0.0.1',
    body,
    requestId: randomUUID(),
    receivedAt: new Date(),
    port: 80,
  });
  return answer.statusCode;
};
