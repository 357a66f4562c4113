import * as v from 'valibot';
import type { Attribute } from '../../model/definition/attribute.ts';
import { flag, instant, integer, jsonObject, longText, oneOf } from '../../model/definition/attribute-kinds.ts';
import { toMany } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import type { StoredRecord } from '../../store/record.ts';
import { timestamps } from '../shared/timestamps.ts';

/**
 * How far an import is. One that is `stopped` has written nothing; one that is `interrupted` or has `failed` may be
 * repeated, and repeating finishes it.
 */
export const importStates = ['awaiting_upload', 'running', 'finished', 'stopped', 'interrupted', 'failed'] as const;

/** Member of an import's record with the moment at which it was last being worked on. */
export const aliveField = 'alive_at';

// Longer than a function of AWS can run, and than its queue waits before it lets another one go on.
const silence = 20 * 60_000;

/** Whether nobody works on a running import any more, nor will. */
const isAbandoned = ({ state, started_at, [aliveField]: aliveAt }: StoredRecord, now: Date): boolean =>
  state === 'running' && now.getTime() - Date.parse(String(aliveAt ?? started_at)) > silence;

/**
 * Whoever may import may see how it went. An import writes and tells of whatever its files name, also what a person must
 * not know of: it is for integrations alone.
 */
export const forImporters = { scope: 'import:write', onlyIntegrationsMay: 'import' } as const;

const row = v.object({
  type: v.string(),
  file: v.string(),
  line: v.number(),
  column: v.exactOptional(v.string()),
  value: v.exactOptional(v.string()),
  reason: v.string(),
});

const rows: Attribute<v.InferOutput<typeof row>[]> = {
  readOnly: true,
  schema: v.array(row),
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an array of rows.
  decode: (stored) => JSON.parse(String(stored)) as v.InferOutput<typeof row>[],
};

/** An import of a set of files that is uploaded as one zip archive. */
export const importResource = defineResource({
  type: 'import',
  collection: 'imports',
  group: 'imports',
  area: 'import',
  attributes: {
    format: oneOf(['oneroster', 'canvas', 'hr']),
    dry_run: flag(),
    remove_missing: flag(),
    threshold: integer({ minimum: 0, maximum: 100 }),
    state: oneOf(importStates, { readOnly: true }),
    message: longText({ readOnly: true }),
    counts: jsonObject({ readOnly: true }),
    rejected: integer({ minimum: 0, readOnly: true }),
    first_rejections: rows,
    started_at: instant({ readOnly: true }),
    finished_at: instant({ readOnly: true }),
    ...timestamps,
  },
  // Who died could not say so.
  computed: {
    state: {
      schema: v.nullable(v.picklist(importStates)),
      of: ({ record, values, now }) => (isAbandoned(record, now) ? 'failed' : values.state),
    },
    message: {
      schema: v.nullable(v.string()),
      of: ({ record, values, now }) =>
        isAbandoned(record, now) ? 'It broke off, and nothing goes on with it. Import the set again.' : values.message,
    },
  },
  // Its rejections know it; so many ids would not fit into the record.
  relationships: { rejections: toMany('import_rejection', { refers: true, companions: true }) },
  list: { counters: 'in all' },
  endpoints: {
    list: { ...forImporters, include: 'none' },
    read: {
      ...forImporters,
      include: 'none',
      summary: 'Read the state of an import, its counts and its first rejected rows',
    },
    create: {
      ...forImporters,
      tellsUpload: true,
      summary: 'Start an import of a zip archive, which its upload sets going',
    },
  },
});
