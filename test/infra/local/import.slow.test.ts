import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFacetClient, type FacetClient } from '../../../client/src/client.ts';
import { resources } from '../../../client/src/pages.ts';
import type { Resource } from '../../../client/src/types.ts';
import { collegeText, zipCollege } from '../../lib/import/support/one-roster-set.ts';
import { until } from './support/holder.ts';
import { makeSampleFolder } from './support/sample-folder.ts';
import { startServer } from './support/server.ts';

/** Hands in an archive as a program would: asks where it goes, uploads it, and waits for the end. */
const importArchive = async (facet: FacetClient, archive: string): Promise<Resource<'import'>> => {
  const body = { data: { type: 'import', attributes: { format: 'oneroster' } } } as const;
  const { data, meta } = await facet.post('/api/v1/imports', { body });
  const { method, url, headers } = meta.upload;
  expect((await fetch(url, { method, headers, body: readFileSync(archive) })).status).toBe(200);
  const params = { path: { id: data.id } };
  const read = async () => (await facet.get('/api/v1/imports/{id}', { params })).data;
  return until(async () => {
    const found = await read();
    return found.attributes.state === 'finished' && found;
  });
};

it('an archive that a program hands in is imported, and its rejected rows are listed page by page', async () => {
  const facet = createFacetClient((await startServer(await makeSampleFolder())).state);
  const lost = Array.from({ length: 5 }, (_, index) => `lost-${index},,,X,,no-such-course,X,,,,fall,,,\n`);
  const archive = zipCollege({ 'classes.csv': `${collegeText('classes.csv')}${lost.join('')}` });
  const { id, attributes } = await importArchive(facet, archive);
  expect(attributes).toMatchObject({ rejected: 5, message: null });

  const rows = resources(facet, '/api/v1/imports/{id}/rejections', {
    params: { path: { id }, query: { 'page[size]': 2 } },
  });
  const rejections = await Array.fromAsync(rows, (each) => each.attributes);
  expect(rejections.map(({ file }) => file)).toEqual(Array(5).fill('classes.csv'));
  expect(new Set(rejections.map(({ line }) => line)).size).toBe(5);
});
