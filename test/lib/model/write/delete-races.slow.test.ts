import { beforeAll, describe, expect, it } from 'vitest';
import { type Deletion, deleteRecord } from '../../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../../lib/model/write/dependents.ts';
import { courseEvaluationInstructor } from '../../../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationTerm } from '../../../../lib/resources/course-evaluations/course-evaluation-term.ts';
import { workflow } from '../../../../lib/resources/faculty-review/workflow.ts';
import { workflowGroup } from '../../../../lib/resources/faculty-review/workflow-group.ts';
import { department } from '../../../../lib/resources/organisation/department.ts';
import { types } from '../../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import type { Store } from '../../../../lib/store/store.ts';
import { statusOf } from '../../../support/expectations.ts';
import { atEveryCall } from '../../../support/interleave.ts';
import { expectReferencesKept } from '../../../support/references.ts';
import { startService, type TestService, toOne } from '../../../support/service.ts';

let service: TestService;
let profile: StoredRecord;
let user: StoredRecord;
let term: StoredRecord;
beforeAll(async () => {
  service = await startService();
  profile = await service.seed('profile');
  user = await service.seedUser();
  term = await service.seed('course_evaluation_term', { name: 'Fall 2026' });
});

/** A type that is deleted, and something that comes to refer to a record of it. */
interface Case extends Deletion {
  readonly attributes: object;
  relationships?(): object;
  refer(target: StoredRecord): Promise<StoredRecord>;
}

const cases: readonly Case[] = [
  {
    resource: workflow,
    dependents: dependentsOf(workflow, types.values()),
    attributes: { name: 'Tenure' },
    refer: async (target) => {
      const group = await service.seed('workflow_group', { name: 'Committee' });
      const relationships = { workflow: toOne(target), workflow_group: toOne(group), candidate: toOne(profile) };
      return service.seed('workflow_case', { full_title: 'Case' }, relationships);
    },
  },
  {
    resource: department,
    dependents: dependentsOf(department, types.values()),
    attributes: { name: 'History' },
    refer: async (target) => {
      const chair = toOne(await service.seed('profile'));
      return service.seed('department_chair', {}, { department: toOne(target), chair });
    },
  },
  {
    resource: department,
    dependents: dependentsOf(department, types.values()),
    attributes: { name: 'History' },
    refer: (target) => service.seed('profile', {}, { department: toOne(target) }),
  },
  {
    resource: courseEvaluationInstructor,
    dependents: dependentsOf(courseEvaluationInstructor, types.values()),
    attributes: {},
    relationships: () => ({ user: toOne(user) }),
    refer: async (target) => {
      const section = await service.seed('course_evaluation_section', { name: '1' }, { term: toOne(term) });
      const relationships = { instructor: toOne(target), section: toOne(section) };
      return service.seed('course_evaluation_section_instructor', {}, relationships);
    },
  },
  {
    resource: courseEvaluationTerm,
    dependents: dependentsOf(courseEvaluationTerm, types.values()),
    attributes: { name: 'Spring 2027' },
    refer: (target) => service.seed('course_evaluation_section', { name: '2' }, { term: toOne(target) }),
  },
  {
    resource: workflowGroup,
    dependents: dependentsOf(workflowGroup, types.values()),
    attributes: { name: 'Committee' },
    refer: async (target) => {
      const flow = await service.seed('workflow', { name: 'Tenure' });
      const relationships = { workflow: toOne(flow), workflow_group: toOne(target), candidate: toOne(profile) };
      return service.seed('workflow_case', { full_title: 'Case' }, relationships);
    },
  },
];

const seedOne = ({ resource, attributes, relationships }: Case): Promise<StoredRecord> =>
  service.seed(resource.type, attributes, relationships?.());

describe.each(cases.map((each) => [each.resource.type, each] as const))('deleting a %s', (_type, each) => {
  it('and referring to it: the one that comes first wins, at whatever moment', async () => {
    const outcomes: string[] = [];
    await atEveryCall(service.store, async () => {
      const target = await seedOne(each);
      let referred = 0;
      return {
        meanwhile: async () => {
          referred = await statusOf(each.refer(target));
        },
        work: async (store) => {
          const deleted = await statusOf(deleteRecord(store, each, target.id, new Date()));
          const late = await statusOf(each.refer(target));
          outcomes.push(`${deleted} ${referred}`);
          expect(late).toBe(deleted === 200 ? 404 : 200);
        },
      };
    });
    // Whoever refers before the last write keeps the record; afterwards nothing happens any more.
    expect(new Set(outcomes)).toEqual(new Set(['409 200', '200 0']));
    await expectReferencesKept(service.store);
  });
});

// What follows differs only by whether others leave back-references.
const kinds = [true, false].flatMap((has) => cases.find(({ dependents }) => dependents.backReferences === has) ?? []);

describe.each(kinds.map((each) => [each.resource.type, each] as const))('deleting a %s', (_type, each) => {
  it('twice at once deletes it once', async () => {
    const outcomes: string[] = [];
    await atEveryCall(service.store, async () => {
      const target = await seedOne(each);
      let other = 404;
      return {
        meanwhile: async () => {
          other = await statusOf(deleteRecord(service.store, each, target.id, new Date()));
        },
        work: async (store) => {
          outcomes.push(`${await statusOf(deleteRecord(store, each, target.id, new Date()))} ${other}`);
        },
      };
    });
    expect(new Set(outcomes)).toEqual(new Set(['404 200', '200 404']));
    await expectReferencesKept(service.store);
  });

  it('can be given up at any moment: others refer to it, or delete it, as if nothing had been', async () => {
    for (const next of ['refer', 'delete'] as const) {
      const killed = new Error('killed');
      await atEveryCall(service.store, async () => {
        const target = await seedOne(each);
        const proceed = async (): Promise<void> => {
          if (next === 'refer') await each.refer(target);
          expect(await statusOf(deleteRecord(service.store, each, target.id, new Date()))).toBe(
            next === 'refer' ? 409 : 200,
          );
        };
        return {
          meanwhile: () => Promise.reject(killed),
          work: async (store: Store) => {
            const ending = await deleteRecord(store, each, target.id, new Date()).catch((error) => error);
            if (ending === killed) await proceed();
          },
        };
      });
    }
    await expectReferencesKept(service.store);
  });
});
