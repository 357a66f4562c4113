import * as v from 'valibot';
import { flag, jsonObject, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { richText } from '../../model/definition/rich-text.ts';
import { plainText } from '../../model/render/plain-text.ts';
import { effectiveDates, endsAfterStart, isCurrent } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';

/** An appointment that a person holds besides the employment, such as a joint or an endowed chair. */
export const additionalAppointment = defineResource({
  type: 'additional_appointment',
  collection: 'additional_appointments',
  group: 'people',
  area: 'people',
  attributes: {
    /**
     * The title that comes with the appointment.
     * @example Director of the Coastal Data Lab
     */
    title: text({ required: true }),
    ...effectiveDates({ required: true }),
    /**
     * A short note that your institution sorts appointments by, in words of your own.
     * @example Joint
     */
    label: text(),
    /** Whether the appointment is to be shown prominently, for example on the person's public page. */
    featured: flag(),
    /**
     * The id of the appointment in the system it comes from, such as the HR system. Lists can be filtered by it.
     * @example APT-7001
     */
    external_id: text({ filter: { slot: 3 } }),
    /**
     * The share of a full workload that the appointment takes, in percent from 0 to 100.
     * @example 25
     */
    percent_allocation: integer({ minimum: 0, maximum: 100 }),
    /**
     * Remarks on the appointment as minimal HTML. Scripts, styles and unsafe links are removed before it is kept.
     * @example <p>Renewed <strong>yearly</strong>.</p>
     */
    note: richText(),
    /**
     * Whatever else your institution keeps about the appointment: a JSON object of your own, at most 64 KiB.
     * @example {"stipend": true}
     */
    custom_fields: jsonObject(),
    ...timestamps,
  },
  computed: {
    /** Whether today (UTC) lies between `effective_from` and `effective_to`; computed on every read. */
    is_current: isCurrent,
    /**
     * The note without its markup, entities decoded, for places that can't show HTML. Computed on every read.
     * @example Renewed yearly.
     */
    note_as_plain_text: {
      schema: v.nullable(v.string()),
      of: ({ values }) => (values.note === null ? null : plainText(values.note)),
    },
  },
  relationships: {
    /** The member of the faculty who holds the appointment. */
    profile: toOne('profile', { required: true, filter: { slot: 1 } }),
    /**
     * The unit in which the appointment is held, if it belongs to one. A department that is named here can't be
     * deleted.
     */
    department: toOne('department', { leaves: 'back-reference', filter: { slot: 2 } }),
  },
  rules: [endsAfterStart],
  list: { isCounted: true },
  endpoints: { list: true, read: true, related: true, create: { number: 5 }, update: true, delete: true },
});
