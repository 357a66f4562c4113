import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../../lib/import/report/report.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type Texts, zipCollege } from './support/one-roster-set.ts';
import { folderOf, readSet } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

let service: TestService;
let first: Report;
const own = readSet('fixtures-hr');

const load = (changes: Texts = {}) => runImport(service.store, { location: folderOf({ ...own, ...changes }) });

const recordOf = async (type: string, sourceId: string, source = 'hr'): Promise<StoredRecord> => {
  const named = await service.store.get(keyOf.sourceId(source, type, sourceId));
  const record = await service.store.read({ type, id: String(named?.record_id) });
  if (record === undefined) throw new Error(`no ${type} "${sourceId}"`);
  return record;
};
const userOf = (sourceId: string) => recordOf('user', sourceId, 'oneroster');

const idsIn = (record: StoredRecord, linkage: string): string[] => Object.keys(Object(record[linkage])).sort();

beforeAll(async () => {
  service = await startService();
  await runImport(service.store, { location: zipCollege() });
  first = await load();
});

describe('HR files after a roster', () => {
  it('are loaded whole', () => {
    expect(first.rejections).toEqual([]);
    expect(totals(first)).toEqual({ created: 13, changed: 0, rejected: 0 });
  });

  it('find people by the number of the employee, or by the id of the roster', async () => {
    const [ines, kofi, role] = await Promise.all([
      userOf('u-ines'),
      userOf('u-kofi'),
      recordOf('admin_assistant_role', 'r-1'),
    ]);
    expect(role).toMatchObject({ admin_assistant: kofi.id, faculty_member: ines.id, external_id: 'r-1' });
  });

  it('give users and profiles their employments, with dates and custom fields', async () => {
    const [ines, { id }] = await Promise.all([userOf('u-ines'), recordOf('employment', 'e-1')]);
    const { document } = await service.call('GET', `/api/v1/employments/${id}?include=user,profile`);
    expect(document.data.attributes).toMatchObject({
      ...{ title: 'Associate Professor', effective_from: '2017-08-01', effective_to: null, external_id: 'e-1' },
      custom_fields: { tenure: true },
    });
    expect(document.included.map((each: { id: string }) => each.id)).toEqual([ines.id, ines.profile]);
    expect(JSON.stringify(await recordOf('employment', 'e-1'))).not.toMatch(/98000|salary|gender/);
  });

  it('give profiles their appointments, with the department', async () => {
    const [ines, science] = await Promise.all([userOf('u-ines'), recordOf('department', 'science', 'oneroster')]);
    expect(await recordOf('additional_appointment', 'a-1')).toMatchObject({
      ...{ profile: ines.profile, department: science.id, percent_allocation: 25, featured: true, label: 'Joint' },
      note: '<p>By <em>invitation</em></p>',
    });
  });

  it('keep the digits of amounts, and where they come from', async () => {
    const [credit, appointment] = await Promise.all([
      recordOf('credit_line_item', 'c-1'),
      recordOf('additional_appointment', 'a-1'),
    ]);
    expect(credit).toMatchObject({ amount: '12345678901234567.50', category: 'Travel' });
    expect(credit.source).toBe(`additional_appointment#${appointment.id}`);
  });

  it('bring folders before those in them, and telephone numbers into their form', async () => {
    const [root, child] = await Promise.all([recordOf('folder', 'f-root'), recordOf('folder', 'f-child')]);
    expect(child.parent).toBe(root.id);
    expect(idsIn(root, 'children')).toEqual([child.id]);
    expect(await recordOf('phone_number', 'p-1')).toMatchObject({ phone_number: '+13014051000' });
    expect(await recordOf('address', 'd-1')).toMatchObject({ address_line1: '12 Hill Road', country: 'US' });
  });

  it('let members and chairs see cases, and those recused not', async () => {
    const [group, one, tom, kofi] = await Promise.all([
      recordOf('workflow_group', 'g-1'),
      recordOf('workflow_case', 'w-1'),
      userOf('u-tom'),
      userOf('u-kofi'),
    ]);
    expect(idsIn(group, 'members')).toEqual([tom.id, kofi.id].sort());
    expect(idsIn(tom, 'workflow_groups')).toEqual([group.id]);
    expect(idsIn(kofi, 'recusals')).toEqual([one.id]);
    expect(one.workflow).toBe((await recordOf('workflow', 'Tenure')).id);
  });
});

describe('further HR files', () => {
  it('that say the same write nothing', async () => expect(totals(await load())).toEqual(nothing));

  it('change who belongs to a group, at both ends', async () => {
    const report = await load({
      'workflow_groups.csv': own['workflow_groups.csv']?.replace('4712; u-kofi', 'u-kofi; u-bea'),
    });
    expect(totals(report)).toEqual({ ...nothing, changed: 1 });
    const [tom, bea, group] = await Promise.all([userOf('u-tom'), userOf('u-bea'), recordOf('workflow_group', 'g-1')]);
    expect(idsIn(tom, 'workflow_groups')).toEqual([]);
    expect(idsIn(bea, 'workflow_groups')).toEqual([group.id]);
    expect(totals(await load())).toEqual({ ...nothing, changed: 1 });
  });

  it('leave alone what they have no column for, and clear what is empty', async () => {
    const before = await recordOf('employment', 'e-1');
    const [header, rows] = ['external_id,user_external_id,title,effective_from', 'e-1,4711,Professor,'];
    expect(totals(await load({ 'employments.csv': `${header}\n${rows}\n` }))).toEqual({ ...nothing, changed: 1 });
    const after = await recordOf('employment', 'e-1');
    expect(after).toMatchObject({ title: 'Professor', custom_fields: before.custom_fields });
    expect(after.effective_from).toBeUndefined();
  });

  it('reject rows one by one, with file, line, column and reason', async () => {
    const report = await load({
      'employments.csv': `${own['employments.csv']}e-3,nobody,Dean,2020-01-01,,,,\n,4711,Dean,2020-01-01,,,,\ne-4,4711,Dean,1 May,,,,\ne-5,4711,Dean,2020-01-01,2019-01-01,not json,,\ne-1,4711,Dean,2020-01-01,,,,\n`,
      'department_chairs.csv': `${own['department_chairs.csv']}nowhere,4711\n`,
      'phone_numbers.csv': `${own['phone_numbers.csv']}p-2,4711,Home,301 405 1000\n`,
      'credit_line_items.csv': `${own['credit_line_items.csv']}c-2,4711,2025-10-01,"1,200",,,,,\nc-3,4711,2025-10-01,1,,,,grant,x\n`,
      'folders.csv': `${own['folders.csv']}f-a,A,f-b,,\nf-b,B,f-a,,\nf-c,C,f-z,,perhaps\n`,
      'workflow_groups.csv': `${own['workflow_groups.csv']}g-2,Lost,4711;nobody\n`,
    });
    expect(report.rejections.map(({ file, line, column }) => `${file} ${line} ${column ?? ''}`.trim())).toEqual([
      'employments.csv 5 external_id',
      'employments.csv 8',
      'employments.csv 4 user_external_id',
      'employments.csv 6 effective_from',
      'employments.csv 7 effective_to',
      'department_chairs.csv 3 department_external_id',
      'phone_numbers.csv 3 phone_number',
      'credit_line_items.csv 4 source_type',
      'credit_line_items.csv 3 amount',
      'folders.csv 4 parent_external_id',
      'folders.csv 5 parent_external_id',
      'folders.csv 6 parent_external_id',
      'workflow_groups.csv 3 members_external_id',
    ]);
    expect(JSON.stringify(report.rejections)).not.toMatch(/nobody|1 May/);
  });
});
