import type { Words } from '../../shared/language/own-language.ts';
import { toNumber } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

const evaluated = (number: number): string =>
  number === 1
    ? 'eine Lehrveranstaltung, die bewertet wird'
    : `${toNumber(number)} Lehrveranstaltungen, die bewertet werden`;

export const de: Words<typeof en> = {
  unnamed: 'Jemand ohne Namen',
  addresses: 'E-Mail-Adressen',
  noAddress: 'Keine: Der Dienst kann dieser Person nicht schreiben.',
  number: 'Personalnummer',
  others: 'Nummern in anderen Systemen',
  roles: 'Hier als',
  student: 'Student oder Studentin',
  instructor: 'Lehrperson',
  chairs: (department) => `Leitung von ${department}`,
  noRole: 'Weder studierend noch lehrend',
  language: 'Sprache der Mails',
  mails: 'Mails',
  mailsOf: 'Bekommt keine Mails: ',
  gone: 'Dieses Konto ist nicht in Gebrauch: Kein Import seiner Quelle nennt es mehr.',
  wayIn: 'Kommt hinein',
  waysIn: (address) => `Durch Anmeldung bei ${address}, oder mit dem Link einer Einladung`,
  open: {
    title: 'Jetzt offen',
    none: 'Kein Zeitraum ist offen, in dem diese Person eine Lehrveranstaltung hat.',
    takes: (number) => `Besucht ${evaluated(number)}`,
    teaches: (number) => `Lehrt ${evaluated(number)}`,
    period: 'Zeitraum',
    classes: 'Lehrveranstaltungen',
    actions: 'Aktionen',
    newLink: 'Neuer Link …',
    lead: 'Was jemand geantwortet hat, wird hier nicht gezeigt.',
  },
  sent: {
    title: 'Nachrichten an diese Person',
    lead: 'Was über eine Person aufbewahrt wird, verschwindet 30 Tage nach dem Ende des Zeitraums.',
    none: 'Keine ist aufbewahrt. Was über eine Person aufbewahrt wird, verschwindet 30 Tage nach dem Ende des Zeitraums.',
    leftOut:
      'Erinnerungen stehen nie hier: Wer eine bekam, hatte bis dahin nicht geantwortet. Auch Einladungen stehen nicht hier, die nach der ersten Antwort begannen.',
    message: 'Nachricht',
    period: 'Zeitraum',
    day: 'Tag',
    outcome: 'Ausgang',
    outcomes: {
      sent: 'Gesendet',
      in_doubt: 'Niemand weiß, ob sie hinausging',
      refused: 'Vom Mailserver abgelehnt',
      without_address: 'Nicht gesendet: keine E-Mail-Adresse',
      suppressed: 'Nicht gesendet: diese Person bekommt keine Mails',
      bounced: 'Gesendet und zurückgekommen',
      complained: 'Gesendet und als Spam gemeldet',
    },
  },
  taken: 'Besuchte Gruppen',
  taught: 'Gelehrte Gruppen',
  section: 'Gruppe',
  course: 'Kurs',
  term: 'Semester',
  cancelled: 'Abgesagt',
  link: {
    title: (name) => `Einen neuen Link für ${name} erzeugen?`,
    confirm: 'Neuen Link erzeugen',
    lead: (period) => `Er führt zu dem, was die Person in „${period}“ noch beantworten kann.`,
    replaces: 'Ein Link, den die Person schon hat, gilt dann nicht mehr. Entwürfe auf ihrem Telefon bleiben.',
    care: 'Wer den Link hat, kann an ihrer Stelle antworten. Geben Sie ihn nur der Person selbst.',
    settles:
      'Die Links dieses Zeitraums gehen dann nur noch in Dateien an Studierende, und der Dienst verschickt keine.',
    nothing: 'Es gibt nichts, was diese Person jetzt beantworten könnte.',
    slow: 'Der Link wird noch erzeugt. Holen Sie ihn gleich von der Seite des Zeitraums.',
    byMail: (period) =>
      `Der Dienst verschickt die Links von „${period}“, und niemand sonst sieht sie. Die Person bekommt denselben Link mit der nächsten Nachricht des Zeitraums: Planen Sie eine Erinnerung.`,
    toMessages: 'Nachrichten des Zeitraums',
    shown: {
      title: 'Der neue Link',
      label: 'Link',
      lead: 'Er wird nur jetzt gezeigt. Kopieren Sie ihn, und schicken Sie ihn der Person.',
      lost: 'Die Antwort mit dem Link ist verloren gegangen. Erzeugen Sie einen weiteren.',
      done: 'Ich habe ihn kopiert',
    },
  },
};
