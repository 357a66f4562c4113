import { describe, expect, it } from 'vitest';
import { built, casesFor, expectRefusal, expectSuccess, forAll, startConformance } from './conformance.ts';

const conformance = await startConformance();

const type = 'application/vnd.api+json';
const bulk = 'ext="https://jsonapi.org/ext/bulk"';
const profile = 'profile="https://example.org/a https://example.org/b"';

describe.each(built.withBody)('the Content-Type of a request: %s', (name) => {
  it('accepts the media type, with profiles and in any letter case', () =>
    forAll(
      casesFor(name, [
        type,
        'Application/VND.API+JSON',
        `${type}; ${profile}`,
        `${type};profile="https://example.org/a;b,c"`,
        `${type};`,
        `${type} ; ; ${profile};`,
        `${type}; ext=""; ${profile}`,
      ]),
      async (contentType) => {
        expectSuccess(name, await conformance.send(name, { headers: { 'content-type': contentType } }));
      },
    ));

  it('refuses other types, foreign parameters and unsupported extensions', () =>
    forAll(
      casesFor(name, [
        undefined,
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        `${type}; charset=utf-8`,
        `${type}; ${profile}; charset=utf-8`,
        `${type}; ${bulk}`,
        `${type}; ext="https://jsonapi.org/ext/atomic https://example.org/x"`,
        `${type}x`,
      ]),
      async (contentType) => {
        const answer = await conformance.refuse(name, { headers: { 'content-type': contentType } });
        expectRefusal(answer, 415, { code: 'unsupported_media_type', source: { header: 'Content-Type' } });
      },
    ));
});

describe.each(built.all)('the Accept header of a request: %s', (name) => {
  it('accepts the media type, wildcards, weights and profiles, ignoring modified instances next to them', async () => {
    const accepted = [
      undefined,
      '',
      type,
      'APPLICATION/VND.API+JSON',
      '*/*',
      'application/*',
      `${type};q=0.5`,
      `${type} ; ;`,
      `${type}; ${profile}`,
      `${type}; ext=""`,
      `${type}; charset=utf-8, ${type}`,
      `text/html, ${type}; ${bulk}, ${type}; ${profile};q=0.1`,
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'application/json, text/plain, */*',
    ];
    // One after another: of some things there can be only so many, for which each fixture makes room.
    for (const accept of casesFor(name, accepted))
      expectSuccess(name, await conformance.send(name, { headers: { accept } }));
  });

  it('refuses JSON:API with foreign parameters or extensions in every instance, and other types', () =>
    forAll(
      casesFor(name, [
        `${type}; charset=utf-8`,
        `${type}; charset=utf-8, ${type}; version=1`,
        `${type}; ${bulk}`,
        `${type}; ext=""; charset=utf-8`,
        `${type}; ${bulk}, ${type}; charset=utf-8`,
        `${type}; ${bulk}; q=0.9, text/html`,
        'text/html',
      ]),
      async (accept) => {
        const answer = await conformance.refuse(name, { headers: { accept } });
        expectRefusal(answer, 406, { code: 'not_acceptable', source: { header: 'Accept' } });
      },
    ));
});

// "If all instances of that media type are modified …, servers MUST respond with a 406", whatever stands next to them.
it.each(built.all)('%s refuses modified JSON:API instances even next to a wildcard', async (name) => {
  const answer = await conformance.refuse(name, { headers: { accept: `${type}; charset=utf-8, */*` } });
  expectRefusal(answer, 406, { source: { header: 'Accept' } });
});

it.each(built.all)('%s does not negotiate by the top-level member "jsonapi"', async (name) => {
  const jsonapi = { version: '1.0', ext: ['https://jsonapi.org/ext/atomic'], profile: ['https://example.org/a'] };
  const answer = await conformance.send(name, { body: (valid: object | undefined) => valid && { ...valid, jsonapi } });
  expectSuccess(name, answer);
  expect(answer.headers['content-type']).toBe(type);
});
