import { expect } from 'vitest';
import { scanTable } from '../../../../../../../infra/tools/bench/scan-table.ts';
import {
  type Generated,
  generateResponses,
} from '../../../../../../../lib/domain/evaluations/synthetic/responses/generate-responses.ts';
import { linkedIds } from '../../../../../../../lib/model/definition/record-fields.ts';
import type { AnyResource } from '../../../../../../../lib/model/definition/resource.ts';
import { newRecord } from '../../../../../../../lib/model/write/apply-change.ts';
import { countSteps } from '../../../../../../../lib/model/write/counters.ts';
import { courseEvaluation } from '../../../../../../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResponse } from '../../../../../../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../../../../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { courseEvaluationStudent } from '../../../../../../../lib/resources/course-evaluations/course-evaluation-student.ts';
import { evaluationId } from '../../../../../../../lib/resources/course-evaluations/coverage.ts';
import { newId } from '../../../../../../../lib/runtime/ids.ts';
import { counterPartitions, keyOf } from '../../../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../../../lib/store/record.ts';
import { putStep } from '../../../../../../../lib/store/steps.ts';
import { startService, toMany, toOne } from '../../../../../../support/service.ts';

/** When they are made. */
export const now = new Date('2026-03-10T12:00:00.000Z');
/** When the periods open. */
export const opens = '2026-02-01T08:00:00.000Z';
/** When they close. */
export const closes = '2026-02-15T22:00:00.000Z';
/** Where periods are created and changed. */
export const periods = '/api/v1/course_evaluation_periods';

/** Starts the service with an institution for which responses are made. */
export const openInstitution = async () => {
  const service = await startService();
  const { store, seed } = service;

  /** Sends primary data. */
  const send = (method: string, target: string, data: object) => service.call(method, target, { body: { data } });

  /** All records of a type. */
  const recordsOf = async (type: string): Promise<StoredRecord[]> => {
    const items = await scanTable(store);
    return items.filter(({ pk, sk }) => String(pk).startsWith(`${type}#`) && sk === '#') as unknown as StoredRecord[];
  };

  const sumCounters = (counts: Iterable<readonly [string, number]>): Record<string, number> => {
    const sums: Record<string, number> = {};
    for (const [name, count] of counts) sums[name] = (sums[name] ?? 0) + count;
    return Object.fromEntries(Object.entries(sums).filter(([, count]) => count !== 0));
  };

  /** What the counter of a type says, and what it should say. */
  const counters = async (resource: AnyResource) => {
    const { type } = resource;
    const partitions = ['all', 'd', 'h'].flatMap((bucket) => counterPartitions(type, bucket));
    const reads = partitions.map((partition) => store.queryRange(partition, ['!', '~']));
    const items = (await Promise.all(reads)).flat();
    const bucketOf = (sk: unknown) => String(sk).split('#')[0];
    const said = items.flatMap(({ pk: _pk, sk, ...counts }) =>
      Object.entries(counts).map(([name, count]) => [`${bucketOf(sk)} ${name}`, Number(count)] as const),
    );
    const steps = (await recordsOf(type)).flatMap((each) => countSteps(resource, each, 1));
    const meant = steps.flatMap((step) =>
      step.kind === 'change' ? step.add.map(([[name], by]) => [`${bucketOf(step.key.sk)} ${name}`, by] as const) : [],
    );
    return [sumCounters(said), sumCounters(meant)] as const;
  };

  /** Expects the counters of evaluations, responses and section responses to say what there is. */
  const expectExactCounters = async (): Promise<void> => {
    for (const resource of [courseEvaluation, courseEvaluationResponse, courseEvaluationSectionResponse]) {
      const [said, meant] = await counters(resource);
      expect(said).toEqual(meant);
    }
  };

  const enrol = async (count: number, section: { id: string }): Promise<void> => {
    const change = { attributes: {}, toOne: {}, toMany: {}, data: { attributes: {}, relationships: {} } };
    // Each of an account of its own: classes are counted by people.
    const students = Array.from({ length: count }, () => ({
      ...newRecord(courseEvaluationStudent, change, now),
      user: newId(),
      sections: { [section.id]: {} },
    }));
    for (let start = 0; start < count; start += 100) {
      const batch = students.slice(start, start + 100);
      await store.write(batch.map((each) => putStep(keyOf.record(each), each, () => new Error('there already'))));
    }
  };

  const term = await seed('course_evaluation_term', { name: 'Spring' });

  /** A course with one section for each number of students; undefined for a section without known students. */
  const newCourse = async (...enrolled: (number | undefined)[]) => {
    const sections: StoredRecord[] = [];
    for (const count of enrolled) {
      const section = await seed('course_evaluation_section', { name: '01' }, { term: toOne(term) });
      if (count !== undefined) await enrol(count, section);
      sections.push(section);
    }
    const course = await seed('course_evaluation_course', { name: 'C' }, { sections: toMany(...sections) });
    return { course, sections };
  };

  /** Replaces what a period covers. */
  const cover = (id: string, ...courses: { id: string }[]) =>
    service.call('PATCH', `${periods}/${id}`, {
      body: {
        data: {
          type: 'course_evaluation_period',
          id,
          attributes: { course_uuids: courses.map((each) => each.id) },
        },
        // Most of them have been answered.
        meta: { discard_results: true },
      },
    });

  /** A period that is closed. */
  const newPeriod = async (...courses: { id: string }[]) => {
    const { document } = await send('POST', periods, {
      type: 'course_evaluation_period',
      attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses.map(({ id }) => id) },
      relationships: { term: toOne(term) },
    });
    const period = { type: 'course_evaluation_period', id: String(document.data.id) };
    await seed('course_evaluation_period_schedule', { opens_at: opens, closes_at: closes }, { period: toOne(period) });
    await send('PATCH', `${periods}/${period.id}`, { ...period, attributes: { draft: false } });
    return period;
  };

  /** Makes responses. */
  const generate = (count: number, seedText = 'one'): Promise<Generated> =>
    generateResponses(store, { count, seed: seedText, now });

  /** The responses that a section has in a period. */
  const responsesTo = async (period: { id: string }, section: { id: string }): Promise<string[]> => {
    const evaluation = await store.read({ type: 'course_evaluation', id: evaluationId(period.id, section.id) });
    return evaluation === undefined ? [] : linkedIds(evaluation, 'responses');
  };

  /** The total of the list of section responses. */
  const total = async (): Promise<number> =>
    (await service.call('GET', '/api/v1/course_evaluation_section_responses?page[size]=1')).document.meta.total;

  return { service, send, recordsOf, expectExactCounters, newCourse, cover, newPeriod, generate, responsesTo, total };
};
