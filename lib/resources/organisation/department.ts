import * as v from 'valibot';
import { text } from '../../model/definition/attribute-kinds.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A unit of the institution; departments form a tree. */
export const department = defineResource({
  type: 'department',
  collection: 'departments',
  area: 'organisation',
  attributes: { name: text(), external_id: text(), ...timestamps },
  computed: { is_root: { schema: v.boolean(), of: ({ record }) => (record.parent ?? null) === null } },
  relationships: {
    parent: toOne('department', { bare: true, inverse: { linkage: 'children', carries: [] } }),
    children: toMany('department', { bare: true }),
  },
  hiddenLinkages: ['profiles'],
  unread: ['profiles'],
  required: ['name'],
  list: { contains: ({ parent }) => (parent ?? null) === null, value: 'name', filters: { external_id: { slot: 1 } } },
});
