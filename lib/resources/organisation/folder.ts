import * as v from 'valibot';
import { flag, text } from '../../model/definition/attribute-kinds.ts';
import { linkageOf } from '../../model/definition/record-fields.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A folder of documents; folders form a tree. */
export const folder = defineResource({
  type: 'folder',
  collection: 'folders',
  area: 'folders',
  attributes: { ...timestamps, name: text(), locked: flag() },
  computed: { locked: { schema: v.boolean(), of: ({ values }) => values.locked ?? false } },
  relationships: {
    parent: toOne('folder', { bare: true, inverse: { linkage: 'children', carries: [] } }),
    children: toMany('folder', { bare: true }),
    user: toOne('user', { bare: true }),
  },
  hiddenLinkages: ['files'],
  required: ['name'],
  meta: {
    children_count: (record) => Object.keys(linkageOf(record, 'children')).length,
    files_count: (record) => Object.keys(linkageOf(record, 'files')).length,
  },
  list: { counters: 'in all', filters: { parent: { slot: 1 }, user: { slot: 2 } } },
});
