import type { Words } from '../../shared/language/own-language.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  title: 'Wer keine Mails bekommt',
  lead: 'Diesen Personen schreibt der Dienst nicht. Er schreibt ihnen wieder, sobald er eine andere Adresse von ihnen hat.',
  caption: 'Personen, die keine Mails bekommen',
  none: 'Der Dienst schreibt allen',
  noneLead: 'Niemand hat sich abgemeldet, und keine Mail kam zurück.',
  somebody: 'Jemand',
  noneOfReason: 'Niemand aus diesem Grund',
  name: 'Name',
  address: 'Adresse',
  reason: 'Grund',
  day: 'Seit',
  actions: 'Aktionen',
  all: 'Alle Gründe',
  reasons: {
    bounced: 'Die Adresse gibt es nicht',
    complained: 'Hat eine Mail als Spam bezeichnet',
    unsubscribed: 'Hat sich abgemeldet; bekommt noch Einladungen',
    manual: 'Das Evaluationsbüro hat es gesagt',
  },
  end: {
    button: 'Wieder schreiben …',
    title: (name) => `${name} wieder schreiben?`,
    lead: 'Der Dienst schickt dieser Person wieder Mails, von der nächsten Nachricht an.',
    because: {
      bounced: 'Gibt es die Adresse noch immer nicht, so kommt auch die nächste Mail zurück.',
      complained:
        'Die Person hat eine Mail als Spam bezeichnet. Tun Sie es nur, wenn die Person es will: Solche Beschwerden halten Nachrichten an.',
      unsubscribed: 'Die Person wollte keine Erinnerungen. Tun Sie es nur, wenn die Person sie wieder will.',
      manual: undefined,
    },
    confirm: 'Wieder schreiben',
    done: (name) => `Der Dienst schreibt ${name} wieder.`,
  },
  add: {
    button: 'Eine Person hinzufügen …',
    title: 'Einer Person keine Mails schicken',
    lead: 'Die Person bekommt keine Mails des Dienstes mehr, auch keine Einladungen.',
    field: 'E-Mail-Adresse der Person',
    nobody: 'Niemand hat diese Adresse.',
    several: 'Mehr als eine Person hat diese Adresse.',
    already: 'Diese Person bekommt schon keine Mails.',
    confirm: 'Keine Mails schicken',
    done: (name) => `Der Dienst schreibt ${name} nicht mehr.`,
  },
};
