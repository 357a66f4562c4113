import { html } from '../model/html.ts';
import { additionalAppointment } from './additional-appointment.ts';

/** Additional appointments as they are written: with a note that is made harmless. */
export const writtenAppointment = {
  ...additionalAppointment,
  attributes: { ...additionalAppointment.attributes, note: html() },
};
