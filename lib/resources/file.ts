import { text } from '../model/attribute-kinds.ts';
import { toOne } from '../model/relationship.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

/** A document in a folder. */
export const file = defineResource({
  type: 'file',
  collection: 'files',
  area: 'folders',
  attributes: { name: text(), ...timestamps },
  relationships: { folder: toOne('folder', { inverse: { linkage: 'files', carries: [] } }) },
  required: ['name', 'folder'],
  list: { isTallied: 'in all', filters: { folder: { slot: 1 } } },
});
