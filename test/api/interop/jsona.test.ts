import { Jsona } from 'jsona';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Institution, serveInstitution } from './serve-institution.ts';

const jsona = new Jsona();

let institution: Institution;
beforeAll(async () => {
  institution = await serveInstitution();
});

const send = async (path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${institution.token}`, 'content-type': 'application/vnd.api+json' };
  const url = path.startsWith('http') ? path : `${institution.origin}/api/v1/${path}`;
  return (await fetch(url, { ...init, headers })).json();
};

/** What jsona sends of a model: `meta` and `links`, which it has read as properties, are members of no request. */
const toBody = ({ meta: _meta, links: _links, ...stuff }: Record<string, unknown>): string =>
  JSON.stringify(jsona.serialize({ stuff: stuff as { type: string } }));

describe('jsona', () => {
  it('reads a resource with what it includes', async () => {
    const { user, profile, employment } = institution.ids;
    const read = jsona.deserialize(await send(`employments/${employment}?include=user,profile`));
    expect(read).toMatchObject({
      type: 'employment',
      title: 'Lecturer',
      user: { id: user, display_name: 'Ada Lovelace' },
      profile: { id: profile },
    });
  });

  it('pages through a list by its links', async () => {
    const names: unknown[] = [];
    for (let next: string | null = 'departments?page[size]=2'; next !== null; ) {
      const page = (await send(next)) as { links: { next: string | null } };
      names.push(...[jsona.deserialize(page as never)].flat().map(({ name }) => name));
      next = page.links.next;
    }
    expect(names).toEqual(institution.departments);
  });

  it('creates a resource, and updates it with all that it has read', async () => {
    const body = toBody({ type: 'user', display_name: 'Emmy Noether', emails: ['emmy@example.edu'] });
    const created = jsona.deserialize(await send('users', { method: 'POST', body }));
    expect(created).toMatchObject({ type: 'user', display_name: 'Emmy Noether', meta: { version: 1 } });
    const changed = { ...created, display_name: 'E. Noether' } as Record<string, unknown>;
    const answer = await send(`users/${changed.id}`, { method: 'PATCH', body: toBody(changed) });
    expect(jsona.deserialize(answer)).toMatchObject({ display_name: 'E. Noether', emails: ['emmy@example.edu'] });
  });
});
