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
  attributes: {
    /**
     * The file's name with its extension. The content is kept elsewhere: the service knows only that there is such a
     * file.
     * @example cv.pdf
     */
    name: text({ required: true }),
    ...timestamps,
  },
  relationships: {
    /** The folder in which the file lies; a folder with files can't be deleted. */
    folder: toOne('folder', { required: true, filter: { slot: 1 }, inverse: { linkage: 'files', carries: [] } }),
  },
  list: { isCounted: true },
  endpoints: { list: true, read: true, related: true, create: true, update: true, delete: true },
});
