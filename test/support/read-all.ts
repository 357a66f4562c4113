import { announcedTypes } from '../../lib/resources/announced-types.ts';

interface Shown {
  readonly type: string;
  readonly id: string;
  readonly meta: { readonly version: number };
}

const read = async (address: string, token: string) => {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  // What the service answers is described by its own tests.
  return (await answer.json()) as { data: Shown | Shown[]; links: { next?: string | null } };
};

const readList = async (first: string, token: string): Promise<Shown[]> => {
  const found: Shown[] = [];
  for (let address: string | null = first; address !== null; ) {
    const { data, links } = await read(address, token);
    found.push(...[data].flat());
    address = links.next ?? null;
  }
  return found;
};

/** Everything that the feed covers, by type and id, read from the lists and not by the means that are under test. */
export const readAll = async (baseUrl: string, token: string): Promise<Map<string, Shown>> => {
  const all = new Map<string, Shown>();
  for (const { resource } of announcedTypes()) {
    const collection = `${baseUrl}/api/v1/${resource.collection}`;
    const waiting = [`${collection}?page[size]=100`];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
      for (const each of await readList(address, token)) {
        // Lists leave out what periods cover, and what stands below a department.
        const isPeriod = resource.type === 'course_evaluation_period';
        const whole = isPeriod ? (await readList(`${collection}/${each.id}`, token))[0] : each;
        all.set(`${each.type}/${each.id}`, whole ?? each);
        if (resource.type === 'department') waiting.push(`${collection}/${each.id}/children`);
      }
  }
  return all;
};
