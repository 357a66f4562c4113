import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followAdditionalAppointment } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { additionalAppointment } from '../../lib/resources/people/additional-appointment.ts';

/** Reads what a relationship of an additional appointment leads to (operation 42). */
export const handler = operation(followAdditionalAppointment, related(additionalAppointment, people));
