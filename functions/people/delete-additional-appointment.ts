import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteAdditionalAppointment } from '../../lib/operations/derived/people.ts';
import { additionalAppointment } from '../../lib/resources/people/additional-appointment.ts';

/** Deletes an additional appointment (operation 45). */
export const handler = operation(deleteAdditionalAppointment, remove(additionalAppointment));
