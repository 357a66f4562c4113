import * as v from 'valibot';
import { text } from '../../model/definition/attribute-kinds.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A unit of the institution; departments form a tree. */
export const department = defineResource({
  type: 'department',
  collection: 'departments',
  group: 'organisation',
  area: 'organisation',
  attributes: { name: text({ required: true, sort: true }), external_id: text({ filter: { slot: 1 } }), ...timestamps },
  computed: { is_root: { schema: v.boolean(), of: ({ record }) => (record.parent ?? null) === null } },
  relationships: {
    parent: toOne('department', { bare: true, inverse: { linkage: 'children', carries: [] } }),
    children: toMany('department', { bare: true }),
  },
  hiddenLinkages: ['profiles'],
  unread: ['profiles'],
  list: { contains: ({ parent }) => (parent ?? null) === null },
  endpoints: {
    list: {
      number: 14,
      summary: 'List root departments',
      include: ['children'],
      sort: ['name', 'created_at', 'updated_at'],
      filters: ['created_at', 'updated_at', 'external_id'],
    },
    read: true,
    related: true,
    create: true,
    update: { needsAuthority: true },
    delete: true,
  },
});
