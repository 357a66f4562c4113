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
  attributes: {
    ...timestamps,
    /**
     * What the folder is called, as its users see it.
     * @example Tenure dossiers
     */
    name: text({ required: true }),
    /**
     * Whether the folder is closed to changes by its users. The service only keeps it: this API changes locked folders
     * too.
     */
    locked: flag(),
  },
  computed: { locked: { schema: v.boolean(), of: ({ values }) => values.locked ?? false } },
  relationships: {
    /** The folder in which this one lies; null for one at the top. No folder can lie within itself. */
    parent: toOne('folder', { bare: true, filter: { slot: 1 }, inverse: { linkage: 'children', carries: [] } }),
    /** The folders directly in this one; each of them names its parent. */
    children: toMany('folder', { bare: true }),
    /** The person that owns the folder, if it has an owner. */
    user: toOne('user', { bare: true, filter: { slot: 2 } }),
  },
  hiddenLinkages: ['files'],
  meta: {
    /** How many folders lie directly in this one; 0 for none. */
    children_count: (record) => Object.keys(linkageOf(record, 'children')).length,
    /** How many files lie directly in this folder; 0 for none. */
    files_count: (record) => Object.keys(linkageOf(record, 'files')).length,
  },
  list: { isCounted: true },
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
