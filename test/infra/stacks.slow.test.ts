import { describe, expect, it } from 'vitest';
import type { Operation } from '../../lib/operations/operation.ts';
import { synthesise } from './support/synthesise.ts';

describe('room for operations', () => {
  const invented = (count: number, group: Operation['group']): Operation[] =>
    Array.from({ length: count }, (_, index) => ({
      name: `${group}-${index}`,
      number: index,
      group,
      method: 'PATCH',
      path: `/api/v1/${group}_${index}/{id}`,
      scope: 'people:write',
      answers: 'user',
      summary: `Operation ${index} of ${group}`,
    }));

  it('is enough for 80 in one group and 140 in all', () => {
    const service = synthesise({
      operations: [...invented(80, 'course-evaluations'), ...invented(60, 'people')],
    });
    for (const template of [...service.groups, service.api]) {
      const text = JSON.stringify(template.toJSON());
      // CloudFormation's limits: 500 resources, 1 MB of template.
      expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(490);
      expect(text.length).toBeLessThan(1_000_000);
    }
  }, 60_000);
});
