import * as v from 'valibot';
import { type Attribute, readOnly } from '../../model/definition/attribute.ts';
import { flag, instant, integer, jsonObject, longText, oneOf } from '../../model/definition/attribute-kinds.ts';
import { toMany } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** How far an import is. One that is `stopped` has written nothing; one that is `interrupted` may be repeated. */
export const importStates = ['awaiting_upload', 'running', 'finished', 'stopped', 'interrupted'] as const;

const row = v.object({
  type: v.string(),
  file: v.string(),
  line: v.number(),
  column: v.exactOptional(v.string()),
  value: v.exactOptional(v.string()),
  reason: v.string(),
});

const rows = (): Attribute<v.InferOutput<typeof row>[]> => ({
  schema: v.array(row),
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an array of rows.
  decode: (stored) => JSON.parse(String(stored)) as v.InferOutput<typeof row>[],
});

/** An import of a set of files that is uploaded as one zip archive. */
export const importResource = defineResource({
  type: 'import',
  collection: 'imports',
  area: 'import',
  attributes: {
    format: oneOf('oneroster', 'canvas', 'hr'),
    dry_run: flag(),
    remove_missing: flag(),
    threshold: integer(0, 100),
    state: readOnly(oneOf(...importStates)),
    message: readOnly(longText()),
    counts: readOnly(jsonObject()),
    rejected: readOnly(integer(0)),
    first_rejections: readOnly(rows()),
    started_at: readOnly(instant()),
    finished_at: readOnly(instant()),
    ...timestamps,
  },
  // Its rejections know it; so many ids would not fit into the record.
  relationships: { rejections: toMany('import_rejection', { refers: true, companions: true }) },
  list: { counters: 'in all' },
});
