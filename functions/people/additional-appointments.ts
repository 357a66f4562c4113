import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { additionalAppointment } from '../../lib/resources/people/additional-appointment.ts';

export const listAdditionalAppointments = list(additionalAppointment);
export const readAdditionalAppointmentRelated = relatedToOne(additionalAppointment);
export const readAdditionalAppointment = read(additionalAppointment);
export const createAdditionalAppointment = create(additionalAppointment);
export const updateAdditionalAppointment = update(additionalAppointment);
export const deleteAdditionalAppointment = remove(additionalAppointment);
