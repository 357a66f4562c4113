import { expect, it } from 'vitest';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { MedianGathering } from '../../../../../lib/domain/evaluations/results/releasing/gather-medians.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { actingFor } from '../../../../support/results.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { afterClosing, answer, askPeriod, make } from './support/answered-period.ts';

const service = await startService();
const { store } = service;

const read = async (type: string, id: unknown): Promise<StoredRecord> => {
  const found = await store.read({ type, id: String(id) });
  if (found === undefined) throw new Error(`there is no ${type}`);
  return found;
};

const unitsIn = (units: readonly { instructor: string | null }[]) => units.map(({ instructor }) => instructor);

describeInProcess('an instructor who has left the section since the period closed', () => {
  it('is named with the result, and sees the own part and what was written of it', async () => {
    const period = await askPeriod(store, [{ enrolled: 4, teachers: 2 }], {
      minimum_response_threshold: 2,
      results_visible_to_roles: ['instructor'],
      results_release_at: afterClosing.toISOString(),
    });
    const [evaluation] = period.evaluations;
    const [gone] = evaluation?.teaching ?? [];
    if (evaluation === undefined || gone === undefined) throw new Error('nobody teaches');
    for (const [student, value] of [4, 3, 5].entries()) {
      const comment = { comment: `of ${student}` };
      const about = evaluation.teaching.map((instructor) => ({ question: period.questions.clear, instructor, value }));
      await answer(
        store,
        evaluation,
        student,
        about.map((each) => ({ ...each, ...(each.instructor === gone && comment) })),
      );
    }
    await foldPeriod(store, period.id, { now: afterClosing });
    const comments = `/api/v1/course_evaluation_comments`;
    const office = await service.call('GET', `${comments}?filter[period]=${period.id}`);
    for (const { id, type } of office.document.data) {
      const body = { data: { id, type, attributes: { decision: 'private' } } };
      expect((await service.call('PATCH', `${comments}/${id}`, { body })).status).toBe(200);
    }
    const { instructor } = await read('course_evaluation_section_instructor', gone);
    const { user } = await read('course_evaluation_instructor', instructor);
    const deleted = await service.call('DELETE', `/api/v1/course_evaluation_section_instructors/${gone}`);
    expect(deleted.status).toBe(204);
    const path = `/api/v1/course_evaluations/${evaluation.id}/result`;
    const { document } = await service.call('GET', path);
    expect(document.meta.instructors.map(({ id }: { id: string }) => id).sort()).toEqual(
      [...evaluation.teaching].sort(),
    );
    const headers = await actingFor(store, await read('user', user), 'results:read', 'comments:read');
    const own = await service.call('GET', path, { headers });
    expect(unitsIn(own.document.data.attributes.units)).toEqual([null, gone]);
    const rows = await service.call('GET', `/api/v1/course_evaluation_results?filter[period]=${period.id}`, {
      headers: { ...headers, accept: 'application/x-ndjson' },
    });
    expect(rows.text).toContain(gone);
    const written = await service.call('GET', `${comments}?filter[period]=${period.id}`, { headers });
    expect(written.document.data).toHaveLength(3);
    // For benchmarks the person is one, in however many sections that were left.
    const gathering = new MedianGathering(store);
    await gathering.addPeriod(period.id, () => true);
    const medians = [...gathering.medians.values()].flatMap((groups) => [...groups.values()].flat());
    expect(medians.map(({ instructors }) => instructors)).toContainEqual([instructor]);
  });
});

describeInProcess('an instructor who has left the section before the period closed', () => {
  it('sees the own part of what was answered until then, by the old assignment and by a new one', async () => {
    const period = await askPeriod(store, [{ enrolled: 4, teachers: 2 }], {
      minimum_response_threshold: 2,
      results_visible_to_roles: ['instructor'],
      results_release_at: afterClosing.toISOString(),
    });
    const [evaluation] = period.evaluations;
    const [gone, back] = evaluation?.teaching ?? [];
    if (evaluation === undefined || gone === undefined || back === undefined) throw new Error('nobody teaches');
    for (const [student, value] of [4, 3, 5].entries()) {
      const about = evaluation.teaching.map((instructor) => ({ question: period.questions.clear, instructor, value }));
      await answer(store, evaluation, student, about);
    }
    const leave = async (assignment: string) => {
      const { instructor } = await read('course_evaluation_section_instructor', assignment);
      const deleted = await service.call('DELETE', `/api/v1/course_evaluation_section_instructors/${assignment}`);
      expect(deleted.status).toBe(204);
      return { type: 'course_evaluation_instructor', id: String(instructor) };
    };
    const left = await leave(gone);
    const returned = await leave(back);
    const section = { type: 'course_evaluation_section', id: evaluation.section };
    const relationships = { section: toOne(section), instructor: toOne(returned) };
    await make(store, 'course_evaluation_section_instructor', {}, relationships);
    await foldPeriod(store, period.id, { now: afterClosing });
    const path = `/api/v1/course_evaluations/${evaluation.id}/result`;
    const office = await service.call('GET', path);
    expect(office.document.meta.instructors.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([gone, back]),
    );
    for (const [instructor, assignment] of [
      [left, gone],
      [returned, back],
    ] as const) {
      const { user } = await read(instructor.type, instructor.id);
      const headers = await actingFor(store, await read('user', user), 'results:read');
      const own = await service.call('GET', path, { headers });
      expect(own.document.data.attributes).toMatchObject({ status: 'available' });
      expect(unitsIn(own.document.data.attributes.units)).toContain(assignment);
      const listed = await service.call('GET', `/api/v1/course_evaluation_results?filter[period]=${period.id}`, {
        headers,
      });
      expect(listed.document.data).toHaveLength(1);
    }
  });

  it('is not named where too few have answered for a result', async () => {
    const period = await askPeriod(store, [{ enrolled: 4, teachers: 1 }], { minimum_response_threshold: 2 });
    const [evaluation] = period.evaluations;
    const [gone] = evaluation?.teaching ?? [];
    if (evaluation === undefined || gone === undefined) throw new Error('nobody teaches');
    await answer(store, evaluation, 0, [{ question: period.questions.clear, instructor: gone, value: 3 }]);
    await service.call('DELETE', `/api/v1/course_evaluation_section_instructors/${gone}`);
    await foldPeriod(store, period.id, { now: afterClosing });
    const { instructors } = await read('course_evaluation_result', evaluation.id);
    expect(instructors).toEqual({});
  });
});
