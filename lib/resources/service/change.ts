import * as v from 'valibot';
import type { Attribute } from '../../model/definition/attribute.ts';
import { instant, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';

const ids: Attribute<Record<string, string>> = { readOnly: true, schema: v.record(v.string(), v.string()) };

const names: Attribute<string[]> = { readOnly: true, schema: v.array(v.string()) };

/** What happened to a resource: that it was created, updated or deleted, and no value of it. */
export const changeResource = defineResource({
  type: 'change',
  collection: 'changes',
  group: 'service',
  area: 'changes',
  attributes: {
    /**
     * What happened. A change of a to-many relationship is an update of the resource that names the targets.
     * @example updated
     */
    action: oneOf(['created', 'updated', 'deleted'], { readOnly: true }),
    /**
     * The type of the resource; `filter[subject_type]` selects by it.
     * @example employment
     */
    subject_type: text({ readOnly: true }),
    /**
     * The id that reads the resource, unless it was deleted.
     * @example 01959266-5bc0-7c3e-8a51-2f6d1f0b9e47
     */
    subject_id: text({ readOnly: true }),
    /**
     * The id that the system of record has for the resource; null where it has none, or the type has no such attribute.
     * @example HR-1
     */
    external_id: text({ readOnly: true }),
    /**
     * The ids that imports know the resource under, by source. Only a deletion has them, since no other request shows them then.
     * @example {"oneroster": "s-1001"}
     */
    source_ids: ids,
    /**
     * `meta.version` of the resource after the change; of a deletion, one more than the last. Apply what has a higher version
     * than you know.
     * @example 7
     */
    version: integer({ minimum: 0, readOnly: true }),
    /**
     * The attributes and relationships of the resource that changed; empty for one that was created or deleted, and where
     * only `meta` has changed.
     * @example ["title", "effective_to"]
     */
    changed: names,
    /**
     * When it changed, in UTC.
     * @example 2026-11-22T10:00:00.123Z
     */
    at: instant({ readOnly: true }),
    /**
     * True where the change was missing and has been found by the daily comparison; of such an update only the id is known.
     * @example true
     */
    reconciled: { readOnly: true, schema: v.literal(true) },
  },
  endpoints: {
    actions: {
      /**
       * Lists what has changed, deletions included, in the order in which it was recorded. Only types whose read scope the
       * token has; nothing of students' answers; of workflow cases to integrations alone. Store `meta.cursor` and give it as
       * `page[after]` next time; an empty page has one too. `page[after]=latest` answers an empty page with the cursor of
       * now, to begin with before all lists are read. `Prefer: wait=20` keeps an empty page back for up to 20 seconds, until
       * something comes. Each change is listed at least once, those of one resource in order. `filter[subject_type]` takes
       * names of types whose changes the token may see, `filter[since]` an instant to begin at.
       */
      list_changes: {
        method: 'GET',
        path: '/changes',
        summary: 'Read what has changed',
        timeoutSeconds: 29,
      },
    },
  },
});
