import * as v from 'valibot';
import type { Attribute } from '../../model/definition/attribute.ts';
import { flag, instant, jsonObject, longText, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toMany } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import type { StoredRecord } from '../../store/record.ts';
import { isAbandoned } from '../shared/abandoned.ts';
import { timestamps } from '../shared/timestamps.ts';

/**
 * How far an import is. One that is `stopped` has written nothing; one that is `interrupted` or has `failed` may be
 * repeated, and repeating finishes it.
 */
const importStates = ['awaiting_upload', 'running', 'finished', 'stopped', 'interrupted', 'failed'] as const;

/** Member of an import's record with the moment at which it was last being worked on. */
export const aliveField = 'alive_at';

/** Member of the record of a person's import: the id of the user. */
export const personField = 'person';

const hasBrokenOff = ({ state, started_at, [aliveField]: aliveAt }: StoredRecord, now: Date): boolean =>
  state === 'running' && isAbandoned(aliveAt ?? started_at, now);

/**
 * Whoever may import may see how it went. It is for integrations, and for persons by a group; other tokens that act for a
 * user do not import.
 */
export const forImporters = { scope: 'import:write', onlyIntegrationsMay: 'import' } as const;

/** Codes of rejected rows that programs may want to distinguish. */
export const rejectionCodes = ['integration_only'] as const;

const row = v.object({
  type: v.string(),
  file: v.string(),
  line: v.number(),
  column: v.exactOptional(v.string()),
  value: v.exactOptional(v.string()),
  reason: v.string(),
  code: v.exactOptional(v.picklist(rejectionCodes)),
});

const rows: Attribute<v.InferOutput<typeof row>[]> = {
  readOnly: true,
  schema: v.array(row),
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an array of rows.
  decode: (stored) => JSON.parse(String(stored)) as v.InferOutput<typeof row>[],
};

/** An import of a set of files that is uploaded as one zip archive, or of a single CSV file. */
export const importResource = defineResource({
  type: 'import',
  collection: 'imports',
  group: 'imports',
  area: 'import',
  attributes: {
    /**
     * The kind of the files. Unless you say it, the service recognises it by the files' names and headers.
     */
    format: oneOf(['oneroster', 'canvas', 'hr']),
    /**
     * The name of a single CSV file, which gives the kind of HR files and appears in reports. Not needed for an archive,
     * and for files whose header gives their kind.
     * @example employments.csv
     */
    file_name: text(),
    /** True to read, check and compare everything without writing anything; the counts then say what would happen. */
    dry_run: flag(),
    /** True to end, deactivate or destroy records that an earlier complete set named and this one does not. */
    remove_missing: flag(),
    /**
     * The share of missing records of a kind, in percent, above which the import stops instead of removing them.
     * @example 10
     */
    threshold: integer({ minimum: 0, maximum: 100 }),
    /**
     * How far the import is: waiting for its archive, at work, done, `stopped` before it wrote anything, or
     * `interrupted` after it wrote a part, or `failed` (repeat it).
     * @example running
     */
    state: oneOf(importStates, { readOnly: true }),
    /**
     * Why the import stopped or was interrupted, for people; null while all goes well.
     * @example The database does not answer. Run the import again to finish it.
     */
    message: longText({ readOnly: true }),
    /**
     * How many records of each type were created, changed, unchanged, removed and rejected so far.
     * @example {"types": {"user": {"created": 12, "changed": 3, "unchanged": 5404, "removed": 1, "rejected": 0}}}
     */
    counts: jsonObject({ readOnly: true }),
    /**
     * How many rows the files have in all; null until they are counted. Those that are read twice count twice.
     * @example 18600
     */
    rows: integer({ minimum: 0, readOnly: true }),
    /**
     * How many of these rows are done. It follows every two seconds while the import runs.
     * @example 8400
     */
    rows_done: integer({ minimum: 0, readOnly: true }),
    /**
     * How many rows were not loaded; each is a resource under `/imports/{id}/rejections`.
     * @example 1
     */
    rejected: integer({ minimum: 0, readOnly: true }),
    /**
     * The first rejected rows with their reasons, so that a look at the import is often enough.
     * @example [{"type": "user", "file": "users.csv", "line": 7, "column": "email", "reason": "It is no e-mail address."}]
     */
    first_rejections: rows,
    /**
     * When the import began to read its archive, in UTC; null before that.
     * @example 2025-03-14T03:30:00.000Z
     */
    started_at: instant({ readOnly: true }),
    /**
     * When the import ended, whichever way, in UTC; null until then.
     * @example 2025-03-14T03:30:09.000Z
     */
    finished_at: instant({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    state: {
      schema: v.nullable(v.picklist(importStates)),
      of: ({ record, values, now }) => (hasBrokenOff(record, now) ? 'failed' : values.state),
    },
    message: {
      schema: v.nullable(v.string()),
      of: ({ record, values, now }) =>
        hasBrokenOff(record, now) ? 'It broke off and does not continue. Import the set again.' : values.message,
    },
  },
  // Its rejections know it; so many ids would not fit into the record.
  relationships: {
    /** The rows that were not loaded, in the order of the files. */
    rejections: toMany('import_rejection', { refers: true, companions: true }),
  },
  list: { isCounted: true },
  endpoints: {
    list: { ...forImporters, include: 'none' },
    /** Ask every few seconds until `state` is `finished`, `stopped`, `interrupted` or `failed`. */
    read: {
      ...forImporters,
      include: 'none',
      summary: 'Read the state of an import, its counts and its first rejected rows',
    },
    /**
     * Answers in `meta.upload` where to send the zip archive, or a single CSV file, with one PUT and the headers given; the
     * import begins by itself when it has arrived. For a person, and with a token that a person has given to an integration,
     * rows about users who exist, about chairs, assistants, workflow groups and cases, and about changed ids are rejected with
     * the code `integration_only`.
     */
    create: {
      ...forImporters,
      returnsUpload: true,
      summary: 'Start an import of a zip archive or a CSV file, which its upload sets going',
    },
  },
});
