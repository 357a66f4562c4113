import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A document in a folder. */
export const file = defineResource({
  type: 'file',
  collection: 'files',
  area: 'folders',
  attributes: { name: text(), ...timestamps },
  relationships: { folder: toOne('folder', { inverse: { linkage: 'files', carries: [] } }) },
  required: ['name', 'folder'],
  list: { counters: 'in all', filters: { folder: { slot: 1 } } },
});
