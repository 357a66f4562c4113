import type { Words } from '../../shared/language/own-language.ts';
import type { en } from './answered-en.ts';

export const de: Words<typeof en> = {
  of: (completed, enrolled) => `${completed} von ${enrolled} haben geantwortet`,
  moreThan: (completed, enrolled) => `${completed} haben geantwortet, ${enrolled} sind jetzt eingeschrieben`,
};
