import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { additionalAppointment } from '../../lib/resources/people/additional-appointment.ts';

export const listAdditionalAppointments = list(additionalAppointment);
export const readAdditionalAppointmentRelated = relatedToOne(additionalAppointment);
export const readAdditionalAppointment = read(additionalAppointment);
export const createAdditionalAppointment = create(additionalAppointment);
export const updateAdditionalAppointment = update(additionalAppointment);
export const deleteAdditionalAppointment = remove(additionalAppointment);
