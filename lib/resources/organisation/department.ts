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
  attributes: {
    /**
     * The unit's name as the institution prints it; the list of departments is sorted by it.
     * @example Department of Mathematics
     */
    name: text({ required: true, sort: true }),
    /**
     * The id of the unit in the system it comes from, such as the student information system. Lists can be filtered by
     * it.
     * @example DEPT-MATH
     */
    external_id: text({ filter: { slot: 1 } }),
    ...timestamps,
  },
  computed: {
    /**
     * Whether the unit stands at the top, without a parent; computed on every read. The list of departments shows only
     * these.
     */
    is_root: { schema: v.boolean(), of: ({ record }) => (record.parent ?? null) === null },
  },
  relationships: {
    /**
     * The unit to which this one belongs, such as a department's college; null for one at the top. No department can
     * lie within itself.
     */
    parent: toOne('department', { bare: true, inverse: { linkage: 'children', carries: [] } }),
    /** The units directly below this one. Each of them names its parent. */
    children: toMany('department', { bare: true }),
  },
  hiddenLinkages: ['profiles'],
  unread: ['profiles'],
  list: { contains: ({ parent }) => (parent ?? null) === null },
  endpoints: {
    /** Shows only the units at the top; follow `children` for those below. */
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
