import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateAdditionalAppointment } from '../../lib/operations/derived/people.ts';
import { writtenAppointment } from '../../lib/resources/written-appointment.ts';

/** Updates an additional appointment (operation 44). */
export const handler = operation(updateAdditionalAppointment, update(writtenAppointment));
