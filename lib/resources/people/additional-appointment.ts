import * as v from 'valibot';
import { flag, integer, jsonObject, text } from '../../model/definition/attribute-kinds.ts';
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
    title: text({ required: true }),
    ...effectiveDates({ required: true }),
    label: text(),
    featured: flag(),
    external_id: text({ filter: { slot: 3 } }),
    percent_allocation: integer({ minimum: 0, maximum: 100 }),
    note: richText(),
    custom_fields: jsonObject(),
    ...timestamps,
  },
  computed: {
    is_current: isCurrent,
    note_as_plain_text: {
      schema: v.nullable(v.string()),
      of: ({ values }) => (values.note === null ? null : plainText(values.note)),
    },
  },
  relationships: {
    profile: toOne('profile', { required: true, filter: { slot: 1 } }),
    department: toOne('department', { leaves: 'back-reference', filter: { slot: 2 } }),
  },
  rules: [endsAfterStart],
  list: { counters: 'in all' },
  endpoints: { list: true, read: true, related: true, create: { number: 5 }, update: true, delete: true },
});
