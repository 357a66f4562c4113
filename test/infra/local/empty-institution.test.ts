import { expect, it } from 'vitest';
import { prepareData } from '../../../infra/local/data/prepare-data.ts';
import { officer } from '../../../infra/sample/officer.ts';
import { startService } from '../../support/service.ts';

const service = await startService();

const list = async (collection: string) => (await service.call('GET', `/api/v1/${collection}`)).document.data;

it('a start with --empty leaves an officer who can sign in, and nothing else', async () => {
  const isNew = async () => 'created' as const;
  const { samples } = await prepareData({}, { isEmpty: true, ensure: isNew });
  expect(samples).toEqual({});
  expect(await list('users')).toMatchObject([{ attributes: { emails: [officer.email] } }]);
  for (const collection of ['course_evaluation_sections', 'departments', 'course_evaluation_periods'])
    expect(await list(collection)).toEqual([]);
});

it('a start with --empty is refused where there are data', async () => {
  const isThere = async () => 'found' as const;
  await expect(prepareData({ samples }, { isEmpty: true, ensure: isThere })).rejects.toThrow('add --reset');
});

const samples = { user: '01890a5d-ac96-774b-bcce-b302099a8057' };
