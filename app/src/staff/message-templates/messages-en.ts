import { en as ofPeriods } from '../messages/messages-en.ts';
import type { MergeField } from './merge-fields.ts';
import type { TemplatePurpose } from './queries.ts';

export const en = {
  title: 'Message templates',
  lead: 'The texts of the mails that the service writes, in one or more languages.',
  purposes: {
    ...ofPeriods.purposes,
    reply_available: 'Note of a reply',
  } satisfies Record<TemplatePurpose, string>,
  create: 'New template',
  default: 'Default',

  list: {
    caption: 'Templates by name',
    name: 'Name',
    purpose: 'For',
    languages: 'Languages',
    isDefault: 'Default',
    actions: 'Actions',
    none: 'There is no template yet',
    shipped: 'English and German texts of the service',
    noneLead: 'All messages use the English and German texts that the service brings along.',
    usedTitle: 'For messages that name no template',
  },

  actions: { makeDefault: 'Make default …', remove: 'Delete …' },
  makeDefault: {
    title: (name: string) => `Make “${name}” the default?`,
    will: (purpose: string) =>
      `Messages that name no template use it from now on, also those that are planned already. They are of this kind: ${purpose}.`,
    confirm: 'Make default',
    done: (name: string) => `“${name}” is the default now.`,
  },
  remove: {
    title: (name: string) => `Delete “${name}”?`,
    will: 'It cannot be brought back. A template that a message names cannot be deleted.',
    wasDefault:
      'It is the default: without it, messages use the English and German texts that the service brings along.',
    confirm: 'Delete',
    done: (name: string) => `“${name}” is deleted.`,
  },

  form: {
    newTitle: 'New message template',
    name: 'Name',
    nameHint: 'What the office calls it. Nobody else sees it.',
    purpose: 'For',
    toStaff: 'Messages of this kind go to instructors or to chairs of departments.',
    isDefault: 'Messages of this kind use it unless they name another template',
    ownTitle: 'Text',
    ownLead: (language: string | undefined) =>
      language === undefined
        ? 'In the first language of the institution. Those get it whose own language is not among the others.'
        : `In ${language}, the first language of the institution. Those get it whose own language is not among the others.`,
    inLanguage: (what: string, language: string) => `${what}, ${language}`,
    subject: 'Subject',
    body: 'Text',
    bodyHint:
      'As plain text: an empty line begins a paragraph, lines that begin with “- ” are a list, addresses become links.',
    insert: 'Insert what the service fills in',
    insertIn: (language: string) => `Insert what the service fills in, ${language}`,
    needed: 'needed',
    fields: {
      'person.display_name': 'Name of the person',
      'period.name': 'Name of the period',
      'period.closes_at': 'Closing time',
      link: 'Personal link',
      contact: 'Where to ask',
      count: 'Number of evaluations',
      courses: 'List of courses',
      response_rates: 'Response rates',
    } satisfies Record<MergeField, string>,
    /** Merge fields that have another meaning in mails to instructors and chairs. */
    fieldsToStaff: {
      link: 'Link to the reports',
      count: 'Number of courses or departments',
      courses: 'List of courses or departments',
      response_rates: 'Response rates by section or department',
    } as Partial<Record<MergeField, string>>,
    removeLanguage: (language: string) => `Remove ${language}`,
    add: 'Add a language',
    addHint: 'By its tag: de for German, fr for French, pt-BR for Portuguese of Brazil.',
    addButton: 'Add',
    noLanguage: 'This is no tag of a language.',
    thereAlready: 'There is a text in this language already.',
    save: 'Save the template',
    saving: 'Saving …',
    failed: 'The template was not made',
    changeFailed: 'The template was not changed',
    made: (name: string) => `“${name}” is saved.`,
  },
};
