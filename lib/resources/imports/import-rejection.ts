import { readOnly } from '../../model/definition/attribute.ts';
import { integer, longText, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A row that an import did not load: where it stands and why, without what it says. */
export const importRejection = defineResource({
  type: 'import_rejection',
  collection: 'import_rejections',
  area: 'import',
  attributes: {
    record_type: readOnly(text()),
    file: readOnly(text()),
    line: readOnly(integer(0)),
    column: readOnly(text()),
    value: readOnly(text()),
    reason: readOnly(longText()),
    ...timestamps,
  },
  relationships: { import: toOne('import') },
  list: { filters: { import: { slot: 1, isCrowded: true } } },
});
