import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A document in a folder. */
export const file = defineResource({
  type: 'file',
  collection: 'files',
  group: 'organisation',
  area: 'folders',
  attributes: { name: text({ required: true }), ...timestamps },
  relationships: {
    folder: toOne('folder', { required: true, filter: { slot: 1 }, inverse: { linkage: 'files', carries: [] } }),
  },
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, related: true, create: true, update: true, delete: true },
});
