import { language } from '../../model/definition/language-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** What is said when a message is to be shown before it is sent. */
export const messagePreview = defineResource({
  type: 'message_preview',
  collection: 'message_previews',
  group: 'messages',
  area: 'messages',
  attributes: {
    /**
     * The language in which it is shown, a language tag; that of the institution, unless said.
     * @example de
     */
    language: language({ createOnly: true }),
  },
  endpoints: {},
});
