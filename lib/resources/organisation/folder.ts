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
  group: 'organisation',
  area: 'folders',
  attributes: { ...timestamps, name: text({ required: true }), locked: flag() },
  computed: { locked: { schema: v.boolean(), of: ({ values }) => values.locked ?? false } },
  relationships: {
    parent: toOne('folder', { bare: true, filter: { slot: 1 }, inverse: { linkage: 'children', carries: [] } }),
    children: toMany('folder', { bare: true }),
    user: toOne('user', { bare: true, filter: { slot: 2 } }),
  },
  hiddenLinkages: ['files'],
  meta: {
    children_count: (record) => Object.keys(linkageOf(record, 'children')).length,
    files_count: (record) => Object.keys(linkageOf(record, 'files')).length,
  },
  list: { counters: 'in all' },
  endpoints: {
    list: true,
    read: { number: 12, include: ['parent', 'children', 'user'] },
    related: {
      own: {
        parent: { number: 17, name: 'read-folder-parent', summary: 'Read the parent of a folder' },
        children: { number: 18, name: 'list-folder-children', summary: 'List the children of a folder' },
      },
    },
    create: true,
    update: true,
    delete: true,
  },
});
