import type { Words } from '../../shared/language/own-language.ts';
import { de as ofPeriods } from '../messages/messages-de.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  title: 'Nachrichtenvorlagen',
  lead: 'Die Texte der Mails, die der Dienst schreibt, in einer oder mehreren Sprachen.',
  purposes: {
    ...ofPeriods.purposes,
    reply_available: 'Hinweis auf eine Antwort der Lehrenden',
  },
  create: 'Neue Vorlage',
  default: 'Standard',

  list: {
    caption: 'Vorlagen nach Namen',
    name: 'Name',
    purpose: 'Für',
    languages: 'Sprachen',
    isDefault: 'Standard',
    actions: 'Aktionen',
    none: 'Es gibt noch keine Vorlage',
    shipped: 'Englische und deutsche Texte des Dienstes',
    noneLead: 'Alle Nachrichten benutzen die englischen und deutschen Texte, die der Dienst mitbringt.',
    usedTitle: 'Für Nachrichten, die keine Vorlage nennen',
  },

  actions: { makeDefault: 'Zum Standard machen …', remove: 'Löschen …' },
  makeDefault: {
    title: (name) => `„${name}“ zum Standard machen?`,
    will: (purpose) =>
      `Nachrichten, die keine Vorlage nennen, benutzen sie von jetzt an, auch schon geplante. Sie sind von dieser Art: ${purpose}.`,
    confirm: 'Zum Standard machen',
    done: (name) => `„${name}“ ist jetzt der Standard.`,
  },
  remove: {
    title: (name) => `„${name}“ löschen?`,
    will: 'Sie lässt sich nicht zurückholen. Eine Vorlage, die eine Nachricht nennt, lässt sich nicht löschen.',
    wasDefault:
      'Sie ist der Standard: Ohne sie benutzen Nachrichten die englischen und deutschen Texte, die der Dienst mitbringt.',
    confirm: 'Löschen',
    done: (name) => `„${name}“ ist gelöscht.`,
  },

  form: {
    newTitle: 'Neue Nachrichtenvorlage',
    name: 'Name',
    nameHint: 'Wie das Büro sie nennt. Niemand sonst sieht ihn.',
    purpose: 'Für',
    toStaff: 'Nachrichten dieser Art gehen an Lehrende oder Institutsleitungen.',
    isDefault: 'Nachrichten dieser Art benutzen sie, wenn sie keine andere Vorlage nennen',
    ownTitle: 'Text',
    ownLead: (language) =>
      language === undefined
        ? 'In der ersten Sprache der Hochschule. Ihn bekommen alle, deren eigene Sprache nicht dabei ist.'
        : `Auf ${language}, der ersten Sprache der Hochschule. Ihn bekommen alle, deren eigene Sprache nicht dabei ist.`,
    inLanguage: (what, language) => `${what}, ${language}`,
    subject: 'Betreff',
    body: 'Text',
    bodyHint:
      'Als einfacher Text: Eine leere Zeile beginnt einen Absatz, Zeilen, die mit „- “ beginnen, sind eine Liste, Adressen werden Links.',
    insert: 'Einfügen, was der Dienst einsetzt',
    insertIn: (language) => `Einfügen, was der Dienst einsetzt, ${language}`,
    needed: 'nötig',
    fields: {
      'person.display_name': 'Name der Person',
      'period.name': 'Name des Zeitraums',
      'period.closes_at': 'Ende',
      link: 'Persönlicher Link',
      contact: 'Wo man fragen kann',
      count: 'Zahl der Evaluationen',
      courses: 'Liste der Kurse',
      response_rates: 'Rücklauf',
    },
    fieldsToStaff: {
      link: 'Link zu den Berichten',
      count: 'Zahl der Kurse oder Institute',
      courses: 'Liste der Kurse oder Institute',
      response_rates: 'Rücklauf nach Gruppe oder Institut',
    },
    removeLanguage: (language) => `${language} entfernen`,
    add: 'Eine Sprache hinzufügen',
    addHint: 'Mit ihrem Kürzel: de für Deutsch, fr für Französisch, pt-BR für brasilianisches Portugiesisch.',
    addButton: 'Hinzufügen',
    noLanguage: 'Das ist kein Kürzel einer Sprache.',
    thereAlready: 'Einen Text in dieser Sprache gibt es schon.',
    save: 'Vorlage speichern',
    saving: 'Wird gespeichert …',
    failed: 'Die Vorlage wurde nicht angelegt',
    changeFailed: 'Die Vorlage wurde nicht geändert',
    made: (name) => `„${name}“ ist gespeichert.`,
  },
};
