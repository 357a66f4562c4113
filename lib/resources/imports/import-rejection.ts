import { longText, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { forImporters, rejectionCodes } from './import.ts';

/** A row that an import did not load: where it stands and why, without what it says. */
export const importRejection = defineResource({
  type: 'import_rejection',
  collection: 'import_rejections',
  group: 'imports',
  area: 'import',
  attributes: {
    /**
     * The type of the resource that the row describes, or `enrolments`.
     * @example course_evaluation_section
     */
    record_type: text({ readOnly: true }),
    /**
     * The file in the archive in which the row stands.
     * @example classes.csv
     */
    file: text({ readOnly: true }),
    /**
     * The line of the file on which the row begins; the header is line 1.
     * @example 214
     */
    line: integer({ minimum: 0, readOnly: true }),
    /**
     * The column at fault; null when the row as a whole is.
     * @example courseSourcedId
     */
    column: text({ readOnly: true }),
    /**
     * What kind of value the column has, without the value itself: it may be personal.
     * @example text of 9 characters
     */
    value: text({ readOnly: true }),
    /**
     * Why the row was not loaded, in a sentence for people.
     * @example There is no such course.
     */
    reason: longText({ readOnly: true }),
    /**
     * `integration_only` for a row that only an integration may import; null for any other.
     * @example integration_only
     */
    code: oneOf(rejectionCodes, { readOnly: true }),
    ...timestamps,
  },
  relationships: {
    /** The import that rejected the row. */
    import: toOne('import', { filter: { slot: 1, isCrowded: true } }),
  },
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
