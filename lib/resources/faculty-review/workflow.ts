import { text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A kind of faculty review, such as tenure or reappointment. */
export const workflow = defineResource({
  type: 'workflow',
  collection: 'workflows',
  group: 'faculty-review',
  area: 'cases',
  attributes: {
    /**
     * What this kind of review is called.
     * @example Promotion to full professor
     */
    name: text({ required: true }),
    ...timestamps,
  },
  list: { isCounted: true },
  endpoints: { list: true, read: true, create: true, update: true, delete: true },
});
