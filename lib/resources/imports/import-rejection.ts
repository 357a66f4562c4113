import { integer, longText, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { forImporters } from './import.ts';

/** A row that an import did not load: where it stands and why, without what it says. */
export const importRejection = defineResource({
  type: 'import_rejection',
  collection: 'import_rejections',
  group: 'imports',
  area: 'import',
  attributes: {
    record_type: text({ readOnly: true }),
    file: text({ readOnly: true }),
    line: integer({ minimum: 0, readOnly: true }),
    column: text({ readOnly: true }),
    value: text({ readOnly: true }),
    reason: longText({ readOnly: true }),
    ...timestamps,
  },
  relationships: { import: toOne('import', { filter: { slot: 1, isCrowded: true } }) },
  endpoints: {
    list: {
      path: '/imports/{id}/rejections',
      within: 'import',
      ...forImporters,
      summary: 'List the rejected rows of an import, in the order of its files',
      include: 'none',
      sort: ['created_at'],
      filters: [],
    },
    read: { ...forImporters, summary: 'Read a rejected row of an import', include: 'none' },
    related: {
      only: true,
      own: {
        import: {
          name: 'read-rejection-import',
          summary: 'Read the import that rejected a row',
          ...forImporters,
        },
      },
    },
  },
});
