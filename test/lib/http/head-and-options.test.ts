import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { operations, pages } from '../../../lib/operations.ts';
import { startService, type TestRequest } from '../../support/service.ts';

const service = await startService();
const { id } = await service.seed('department', { name: 'Physics' });

/** Headers that do not depend on the moment. */
const lasting = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => {
  const { 'server-timing': _cost, date: _date, 'apigw-requestid': _id, 'content-length': _length, ...rest } = headers;
  return rest;
};

const both = async (target: string, request: TestRequest = {}) => {
  const get = await service.call('GET', target, request);
  return { get, head: await service.call('HEAD', target, request) };
};

describe('HEAD', () => {
  it.each([
    ['a resource', `/api/v1/departments/${id}`],
    ['a list', '/api/v1/departments?sort=-name&page[size]=1'],
    ['what is related', `/api/v1/departments/${id}/children`],
    ['a wrong query', '/api/v1/departments?sort=colour'],
    ['a record that does not exist', '/api/v1/departments/01890a5d-ac96-774b-bcce-b302099a8057'],
    ['no path at all', '/api/v1/nothing'],
    ['the entry document', '/api/v1'],
  ])('is answered as GET without the body: %s', async (_what, target) => {
    const { get, head } = await both(target);
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect(lasting(head)).toEqual(lasting(get));
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(get.text));
  });

  it('shows the length of a compressed answer as it would be sent', async () => {
    const { get, head } = await both('/api/v1', { headers: { 'accept-encoding': 'gzip' } });
    expect(head.headers['content-encoding']).toBe('gzip');
    expect(lasting(head)).toEqual(lasting(get));
    const { text } = await service.call('GET', '/api/v1');
    expect(Number(head.headers['content-length'])).toBe(gzipSync(text, { level: 3 }).length);
  });

  it('wants a token where GET does', async () => {
    const { get, head } = await both(`/api/v1/departments/${id}`, { headers: { authorization: undefined } });
    expect([get.status, head.status, head.text]).toEqual([401, 401, '']);
    expect(head.headers['www-authenticate']).toBe(get.headers['www-authenticate']);
  });

  it('takes If-None-Match', async () => {
    const target = `/api/v1/departments/${id}`;
    const { etag = '' } = (await service.call('HEAD', target)).headers;
    expect(etag).toMatch(/^"v1\./);
    const again = await service.call('HEAD', target, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers['content-length']]).toEqual([304, undefined]);
  });

  it('is refused where there is no GET', async () => {
    const answer = await service.call('HEAD', '/api/v1/departments//', {});
    expect([answer.status, answer.text]).toEqual([404, '']);
  });
});

describe('a path that only other methods take', () => {
  const invitations = `/api/v1/course_evaluation_periods/${id}/invitations`;

  it.each(['GET', 'HEAD', 'DELETE'])(
    'is a 405 for %s, also where a relationship could have its place',
    async (method) => {
      const { status, headers } = await service.call(method, invitations);
      expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
    },
  );

  it('is the same in OPTIONS', async () => {
    const { status, headers } = await service.call('OPTIONS', invitations);
    expect([status, headers.allow]).toEqual([204, 'POST, OPTIONS']);
  });

  it('is not a name that nothing takes', async () => {
    const { status, document } = await service.call('GET', `/api/v1/departments/${id}/colour`);
    expect([status, document.errors[0].detail]).toEqual([404, 'The type department has no relationship "colour"']);
  });
});

describe('OPTIONS', () => {
  const optionsOf = async (target: string) => {
    const { status, headers, text } = await service.call('OPTIONS', target, { headers: { authorization: undefined } });
    return { status, text, allow: headers.allow?.split(', ').sort() };
  };

  it('says to anybody what a path takes', async () => {
    expect(await optionsOf('/api/v1/users')).toEqual({
      status: 204,
      text: '',
      allow: ['GET', 'HEAD', 'OPTIONS', 'POST'],
    });
    expect(await optionsOf(`/api/v1/departments/${id}`)).toMatchObject({
      allow: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH'],
    });
    expect(await optionsOf(`/api/v1/users/${id}/employments`)).toMatchObject({
      allow: ['GET', 'HEAD', 'OPTIONS', 'POST'],
    });
    expect(await optionsOf(`/api/v1/users/${id}/profile`)).toMatchObject({ allow: ['GET', 'HEAD', 'OPTIONS'] });
    expect((await optionsOf('/api/v1/nothing')).status).toBe(404);
  });

  it('is answered by every operation and page', async () => {
    for (const { path, method, relationships = [] } of [...operations, ...Object.values(pages)]) {
      const target = path.replace('{relationship}', relationships[0] ?? '').replaceAll(/\{\w+\}/g, id);
      const { status, allow } = await optionsOf(target);
      expect([path, status]).toEqual([path, 204]);
      expect(allow).toContain(method);
    }
  });
});
