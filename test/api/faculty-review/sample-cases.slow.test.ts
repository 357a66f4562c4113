import { expect, it } from 'vitest';
import { institutionFolder } from '../../../infra/sample/load.ts';
import { readRecords } from '../../../infra/sample/read-records.ts';
import { directoryOf, findRecord } from '../../../infra/sample/references.ts';
import { user } from '../../../lib/resources/people/user.ts';
import { fillWithSample } from '../../support/sample.ts';
import { startService } from '../../support/service.ts';
import { path, tokenOf } from './support/reviews.ts';

const service = await startService();
await fillWithSample(service.store);
const directory = directoryOf(await readRecords(institutionFolder, user, 0));

it.each([
  ['an assistant of two', 'bettina-orsolich', ['Inês Carvalho-Lund', 'Tomasz Wierzbin']],
  [
    'a chair, also of the division below',
    'tomasz-wierzbin',
    ['Inês Carvalho-Lund', 'Adaeze Nwankire', 'Tomasz Wierzbin'],
  ],
  ['a member and chair who is recused from one', 'mateus-brandolin', ['Adaeze Nwankire', 'Leila Farrokhmand']],
  ['a candidate', 'devika-raghumohan', ['Devika Raghumohan']],
  ['a student', 'chloe-marchandeau', []],
])('the sample institution has %s', async (_role, key, candidates) => {
  const { id } = findRecord(directory, user.type, key, { file: 'users.json', key });
  const { document } = await service.call('GET', path, { headers: { authorization: await tokenOf(service, id) } });
  const titles = document.data.map(({ attributes }: { attributes: { full_title: string } }) => attributes.full_title);
  expect(titles.map((title: string) => title.split(':')[0])).toEqual(candidates);
});
