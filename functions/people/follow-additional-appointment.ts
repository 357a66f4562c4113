import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followAdditionalAppointment } from '../../lib/operations/derived/people.ts';
import { additionalAppointment } from '../../lib/resources/additional-appointment.ts';
import { people } from '../../lib/resources/neighbours/people.ts';

/** Reads what a relationship of an additional appointment leads to (operation 42). */
export const handler = operation(followAdditionalAppointment, related(additionalAppointment, people));
