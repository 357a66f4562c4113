import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listAdditionalAppointments } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { additionalAppointment } from '../../lib/resources/people/additional-appointment.ts';

/** Lists additional appointments (operation 41). */
export const handler = operation(listAdditionalAppointments, list(additionalAppointment, people));
