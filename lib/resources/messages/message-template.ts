import { flag, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { purposes } from './purposes.ts';
import { body, subject, templateTranslations } from './template-fields.ts';

/** Texts of the mails that the service sends for a purpose. A deployment has at most 100 templates. */
export const messageTemplate = defineResource({
  type: 'message_template',
  collection: 'message_templates',
  group: 'messages',
  area: 'messages',
  attributes: {
    /**
     * What the office calls it; no two templates have the same name, however it is capitalised.
     * @example Invitation, end of term
     */
    name: text({ required: true, sort: true }),
    /**
     * For which mails it is; it keeps its purpose.
     * @example invitation
     */
    purpose: oneOf(purposes, { required: 'on create', createOnly: true, filter: { slot: 1 } }),
    /**
     * The subject in the institution's first language, one line of at most 200 characters, with merge fields.
     * @example {{period.name}}: your evaluations
     */
    subject: subject({ required: true }),
    /**
     * The text in the institution's first language, at most 10,000 characters: paragraphs, lists and links as they are written
     * in plain text, with merge fields. An invitation, a reminder, a note before closing and a note of results need `{{link}}`.
     * @example Dear {{person.display_name}}, please answer: {{link}}
     */
    body: body({ required: true }),
    /**
     * Subject and text in further languages, by language tag; at most 20.
     * @example {"fr": {"subject": "{{period.name}}", "body": "{{link}}"}}
     */
    translations: templateTranslations(),
    /**
     * Whether messages of its purpose that name no template use it. It takes the place of the default before; without one, the
     * texts count that the service brings along.
     * @example true
     */
    is_default: flag(),
    ...timestamps,
  },
  writtenBy: 'lib/domain/messages/templates/write-template.ts',
  list: { isCounted: true },
  endpoints: {
    list: { filters: ['created_at', 'updated_at', 'purpose'] },
    read: true,
    /** A merge field that the purpose does not have is refused with 422 `unknown_merge_field`; `meta.allowed` lists those that it has. */
    create: true,
    update: true,
    /** Deletes a template that no message names. */
    delete: true,
  },
});
