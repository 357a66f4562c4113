import { beforeAll, expect, it } from 'vitest';
import { runImport } from '../../../../lib/import/run/run.ts';
import { expectReferencesKept } from '../../../support/references.ts';
import { fillWithSample } from '../../../support/sample.ts';
import { startService, type TestService, toOne } from '../../../support/service.ts';
import { zipCollege } from '../../import/support/one-roster-set.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const patch = async (collection: string, { type, id }: { type: string; id: string }, relationships: object) => {
  const answer = await service.call('PATCH', `/api/v1/${collection}/${id}`, {
    body: { data: { type, id, relationships } },
  });
  expect(answer.status, answer.text).toBe(200);
};

it('stand for just what records name, in the sample institution and after an import', async () => {
  await fillWithSample(service.store);
  await runImport(service.store, { location: zipCollege() });
  await expectReferencesKept(service.store);
});

it('change with a record that comes to name another target, or none', async () => {
  const profile = toOne(await service.seed('profile'));
  const [one, other] = [
    await service.seed('department', { name: 'A' }),
    await service.seed('department', { name: 'B' }),
  ];
  const fields = { title: 'Chair', effective_from: '2026-01-01' };
  const appointment = await service.seed('additional_appointment', fields, { profile, department: toOne(one) });
  await patch('additional_appointments', appointment, { department: toOne(other) });
  await expectReferencesKept(service.store);
  await patch('additional_appointments', appointment, { department: { data: null } });

  const [workflow, next] = [
    await service.seed('workflow', { name: 'A' }),
    await service.seed('workflow', { name: 'B' }),
  ];
  const group = toOne(await service.seed('workflow_group', { name: 'Committee' }));
  const relationships = { workflow_group: group, candidate: profile, workflow: toOne(workflow) };
  const workflowCase = await service.seed('workflow_case', { full_title: 'Tenure' }, relationships);
  await patch('workflow_cases', workflowCase, { workflow: toOne(next) });

  const [term, later] = [
    await service.seed('course_evaluation_term', { name: 'A' }),
    await service.seed('course_evaluation_term', { name: 'B' }),
  ];
  const section = await service.seed('course_evaluation_section', { name: '1' }, { term: toOne(term) });
  await patch('course_evaluation_sections', section, { term: toOne(later) });
  await expectReferencesKept(service.store);
});
