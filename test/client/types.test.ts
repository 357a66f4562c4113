import { describe, expectTypeOf, it } from 'vitest';
import type { FacetClient } from '../../client/src/client.ts';
import type { pages, resources } from '../../client/src/pages.ts';
import type { Attributes, ErrorCode, PagedPath, Resource, ResourceType } from '../../client/src/types.ts';

// Never runs: that each expected error is one is what `tsc` checks.
const misuse = async (facet: FacetClient, each: typeof resources, eachPage: typeof pages): Promise<void> => {
  const params = { path: { id: '' } };
  const { data } = await facet.get('/api/v1/employments/{id}', { params });
  // @ts-expect-error the attribute is `title`
  data.attributes.titel;
  // @ts-expect-error an employment has no manager
  data.relationships.manager;
  // @ts-expect-error there is no such path
  await facet.get('/api/v1/people/{id}', { params });
  // @ts-expect-error nothing is posted to a user
  await facet.post('/api/v1/users/{id}', { params });
  // @ts-expect-error the id is missing
  await facet.get('/api/v1/employments/{id}');
  // @ts-expect-error no such relationship
  await facet.get('/api/v1/employments/{id}', { params: { ...params, query: { include: ['boss'] } } });
  // @ts-expect-error the body is missing
  await facet.post('/api/v1/users');
  // @ts-expect-error the attribute is `display_name`
  await facet.post('/api/v1/users', { body: { data: { type: 'user', attributes: { display_nmae: 'Ada' } } } });
  // @ts-expect-error another type
  await facet.post('/api/v1/users', { body: { data: { type: 'users', attributes: { display_name: 'Ada' } } } });
  // @ts-expect-error a read changes nothing, and needs no key
  await facet.get('/api/v1/employments/{id}', { params, idempotencyKey: 'one' });
  // @ts-expect-error a write is not answered from what the caller has
  await facet.delete('/api/v1/employments/{id}', { params, ifNoneMatch: '"v1"' });
  // @ts-expect-error one resource has no pages
  eachPage(facet, '/api/v1/employments/{id}', { params });
  // @ts-expect-error no such filter
  each(facet, '/api/v1/departments', { params: { query: { 'filter[colour]': 'red' } } });
  // @ts-expect-error the attribute is `name`
  for await (const { attributes } of each(facet, '/api/v1/departments')) attributes.title;
};

describe('the types of the client', () => {
  it('say what a resource has', () => {
    expectTypeOf<Resource<'user'>['type']>().toEqualTypeOf<'user'>();
    expectTypeOf<Attributes<'user'>['display_name']>().toEqualTypeOf<string>();
    expectTypeOf<Attributes<'user'>['primary_employee_id']>().toEqualTypeOf<string | null>();
    expectTypeOf<'course_evaluation_period'>().toExtend<ResourceType>();
    expectTypeOf<'create_user'>().not.toExtend<ResourceType>();
  });

  it('refuse what the service does not have', () => {
    expectTypeOf(misuse).toBeFunction();
  });

  it('know each error by its code', () => {
    expectTypeOf<'blank' | 'missing_scope' | 'invalid_cursor'>().toExtend<ErrorCode>();
    expectTypeOf<string>().not.toExtend<ErrorCode>();
  });

  it('distinguish lists from single resources', () => {
    expectTypeOf<'/api/v1/users' | '/api/v1/users/{user_id}/employments'>().toExtend<PagedPath>();
    expectTypeOf<'/api/v1/users/{id}'>().not.toExtend<PagedPath>();
  });
});
