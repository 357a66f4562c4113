import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createAdditionalAppointment } from '../../lib/operations/people.ts';
import { writtenAppointment } from '../../lib/resources/written-appointment.ts';

/** Creates an additional appointment of a profile (operation 5). */
export const handler = operation(createAdditionalAppointment, create(writtenAppointment));
