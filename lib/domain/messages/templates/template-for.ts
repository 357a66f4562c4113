import { messageTemplate } from '../../../resources/messages/message-template.ts';
import type { Purpose } from '../../../resources/messages/purposes.ts';
import type { Store } from '../../../store/store.ts';
import { readKnown } from './items.ts';
import { shippedTemplates } from './shipped-templates.ts';
import type { TextsByLanguage } from './template-texts.ts';
import type { TemplateRecord } from './write-template.ts';

/** All texts of a template. Its own language, which is the first language of the institution, comes first. */
export const textsOf = (
  { subject, body, translations = {} }: Pick<TemplateRecord, 'subject' | 'body' | 'translations'>,
  ownLanguage: string,
): TextsByLanguage => ({ ...translations, [ownLanguage]: { subject, body } });

const defaultOf = async (store: Store, purpose: Purpose): Promise<string | undefined> => {
  const { templates } = await readKnown(store);
  const [id] = Object.entries(templates).find(([, each]) => each.purpose === purpose && each.is_default) ?? [];
  return id;
};

/**
 * The texts of a message, by language: from its own template, otherwise from the default template of its purpose, otherwise
 * from the templates that the service ships. At most 2 round trips.
 */
export const templateFor = async (
  store: Store,
  purpose: Purpose,
  { template, ownLanguage }: { readonly template: string | undefined; readonly ownLanguage: string },
): Promise<TextsByLanguage> => {
  const id = template ?? (await defaultOf(store, purpose));
  const record = id === undefined ? undefined : await store.read({ type: messageTemplate.type, id });
  // Only the type writes the record, and it checks the fields.
  return record === undefined ? shippedTemplates[purpose] : textsOf(record as TemplateRecord, ownLanguage);
};
