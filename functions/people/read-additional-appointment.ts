import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readAdditionalAppointment } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { additionalAppointment } from '../../lib/resources/people/additional-appointment.ts';

/** Reads an additional appointment (operation 40). */
export const handler = operation(readAdditionalAppointment, read(additionalAppointment, people));
