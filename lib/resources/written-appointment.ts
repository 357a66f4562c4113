import { html } from '../model/definition/html.ts';
import { additionalAppointment } from './people/additional-appointment.ts';

/** Additional appointments as they are written: with a note that is made harmless. */
export const writtenAppointment = {
  ...additionalAppointment,
  attributes: { ...additionalAppointment.attributes, note: html() },
};
