import { describe, expect, it } from 'vitest';
import { startService } from '../../support/service.ts';

const service = await startService();
await service.seed('department', { name: 'Mathematics' });

// RFC 3986: what a URI is made of, and nothing else.
const uri =
  /^https?:\/\/[\w.:[\]-]+(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[\dA-Fa-f]{2})*)*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[\dA-Fa-f]{2})*)?$/;

describe('the links of a page', () => {
  it.each([
    ['plain brackets', 'page[size]=1&filter[external_id]=A'],
    ['encoded brackets', 'page%5Bsize%5D=1&filter%5Bexternal_id%5D=A'],
    ['brackets of both kinds', 'page[size%5D=1'],
    ['brackets within brackets', 'filter[created_at][gte]=2025-01-01T00:00:00Z'],
    ['all that a URI does not hold', 'filter[external_id]="<>\\^`{|}é%'],
    ['a percent sign that encodes nothing', 'filter[external_id]=100%&sort=-name'],
  ])('are URIs when the query has %s', async (_what, query) => {
    const { status, document } = await service.call('GET', `/api/v1/departments?${query}`);
    expect(status).toBe(200);
    for (const link of Object.values(document.links).filter((each) => each !== null)) expect(link).toMatch(uri);
    const again = await service.call('GET', document.links.self);
    expect(again.document).toEqual(document);
  });
});
