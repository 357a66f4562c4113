import type { Attributes } from 'facet-client/types';
import type { Words } from '../../shared/language/own-language.ts';
import { count, toNumber, toPercent } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

type When = Attributes<'course_evaluation_period_message'>['when'];

const events = {
  opens_at: 'der Öffnung des Zeitraums',
  closes_at: 'dem Ende des Zeitraums',
  results_release_at: 'der Freigabe der Ergebnisse',
};

const days = {
  opens_at: 'Am Tag der Öffnung des Zeitraums',
  closes_at: 'Am Tag, an dem der Zeitraum endet',
  results_release_at: 'Am Tag der Freigabe der Ergebnisse',
};

/** When a message is sent, as it was planned: 2 days before the period closes, at 09:00. */
const ruleOf = ({ at, anchor, days: distance = 0, time }: When): string => {
  if (at !== undefined || anchor === undefined) return 'Zu einem festen Zeitpunkt.';
  const clock = time === undefined ? '' : `, um ${time} Uhr an der Hochschule`;
  if (distance !== 0)
    return `${count(Math.abs(distance), 'Tag', 'Tage')} ${distance < 0 ? 'vor' : 'nach'} ${events[anchor]}${clock}.`;
  return time === undefined ? `Mit ${events[anchor]}.` : `${days[anchor]}${clock}.`;
};

/** How long something takes, in words: about 5 minutes. */
const duration = (seconds: number): string => {
  if (seconds < 90) return count(Math.max(1, seconds), 'Sekunde', 'Sekunden');
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? count(minutes, 'Minute', 'Minuten') : count(Math.round(minutes / 60), 'Stunde', 'Stunden');
};

export const de: Words<typeof en> = {
  title: 'Nachrichten',
  titleOf: (period) => `Nachrichten: ${period}`,
  lead: 'Was der Dienst über diesen Zeitraum schreibt, und was daraus wird.',
  link: {
    lead: 'Der Dienst kann die Studierenden dieses Zeitraums per E-Mail einladen und alle erinnern, die nicht fertig sind. Ihre Links kommen dann nur per Mail und in keiner Datei. Er kann auch Lehrenden und Institutsleitungen schreiben.',
    over: 'Was der Dienst über diesen Zeitraum geschrieben hat. Er kann noch schreiben, dass es Ergebnisse gibt.',
    button: 'Nachrichten ansehen',
  },
  templates: 'Nachrichtenvorlagen',
  suppressions: 'Wer keine Mails bekommt',
  failed: 'Die Nachrichten ließen sich nicht lesen',

  forecast: {
    title: 'Bevor sie verschickt werden',
    failed: 'Über die Mails lässt sich gerade nichts sagen',
    good: 'Geklärt',
    bad: 'Fehlt',
    draft: 'Der Zeitraum ist ein Entwurf. Nichts wird verschickt, bevor er veröffentlicht und offen ist.',
    recipients: (number) =>
      `${toNumber(number)} Studierende ${number === 1 ? 'hat' : 'haben'} etwas zu beantworten und ${number === 1 ? 'ist' : 'sind'} erreichbar.`,
    noRecipients: 'Niemand hat etwas zu beantworten und ist erreichbar.',
    withoutAddress: (number) =>
      `${toNumber(number)} Studierende ${number === 1 ? 'hat' : 'haben'} keine E-Mail-Adresse und ${number === 1 ? 'bekommt' : 'bekommen'} keine Mail.`,
    takes: (seconds) => `Eine Nachricht an alle dauert etwa ${duration(seconds)}.`,
    missing: {
      links_by_file:
        'Die Links dieses Zeitraums wurden für eine Datei erzeugt. Der Dienst schickt Studierenden keine Nachrichten, damit niemand zwei Links hat.',
      mail_not_set_up:
        'Der Versand von Mails ist nicht eingerichtet. Nichts wird verschickt, bevor es die getan haben, die den Dienst betreiben.',
      no_contact: 'Die Hochschule hat keinen Kontakt. Die Mails sagen nicht, wo Studierende fragen können.',
      no_time_zone: 'Die Hochschule hat keine Zeitzone. Uhrzeiten von Nachrichten und Zeiten in Mails sind in UTC.',
      period_not_scheduled:
        'Dem Zeitraum fehlt die Zeit seiner Öffnung, seines Endes oder der Freigabe seiner Ergebnisse. Nachrichten, die davon abhängen, werden nicht verschickt.',
    },
  },

  list: {
    title: 'Nachrichten in der Folge ihrer Zeiten',
    none: 'Es gibt noch keine Nachricht',
    noneLead: 'Niemand bekommt eine Mail des Dienstes über diesen Zeitraum.',
    noneOver: 'Dieser Zeitraum hatte keine Nachrichten. Nun ist er geschlossen.',
    needsTimes: 'Die üblichen Nachrichten brauchen die Zeiten, zu denen der Zeitraum öffnet und schließt.',
    setTimes: 'Zeiten festlegen',
  },

  purposes: {
    invitation: 'Einladung',
    reminder: 'Erinnerung',
    closing_soon: 'Hinweis vor dem Ende',
    response_rates: 'Rücklauf',
    results_available: 'Hinweis auf Ergebnisse',
    reply_available: 'Hinweis auf Antworten der Lehrenden',
  },
  audiences: {
    students: 'An alle, die etwas zu beantworten haben.',
    students_not_finished: 'An alle, die nicht fertig sind.',
    instructors: 'An die Lehrenden.',
    chairs: 'An die Institutsleitungen.',
  },
  reached: (number) => `${toNumber(number)} erreichbar.`,
  states: {
    planned: 'Geplant',
    sending: 'Wird verschickt',
    sent: 'Verschickt',
    skipped: 'Übersprungen',
    paused: 'Angehalten',
    cancelled: 'Abgesagt',
  },
  reasons: {
    links_by_file: 'Die Links dieses Zeitraums wurden für eine Datei erzeugt.',
    mail_not_set_up: 'Der Versand von Mails ist nicht eingerichtet. Setzen Sie die Nachricht fort, sobald er es ist.',
    mail_unavailable: 'Der Mailserver nimmt gerade keine Mails an. Der Versand geht von selbst weiter.',
    paused_by_office: 'Das Evaluationsbüro hat sie angehalten. Nichts wird verschickt, bis sie fortgesetzt wird.',
    period_closed: 'Der Zeitraum war nicht mehr offen.',
    response_rate_reached: 'Genügend hatten geantwortet, als sie fällig war.',
    too_many_bounces:
      'Viele Adressen gibt es nicht. Sehen Sie nach, wer keine Mails bekommt, und setzen Sie die Nachricht fort.',
    too_many_complaints:
      'Mehrere Personen bezeichnen diese Mails als Spam. Lesen Sie den Text noch einmal, und setzen Sie die Nachricht fort.',
    too_soon: 'Kurz davor war eine andere Nachricht verschickt worden.',
  },

  times: {
    due: 'Fällig',
    since: 'Seit',
    sent: 'Verschickt',
    skipped: 'Übersprungen',
    cancelled: 'Abgesagt',
    unknown: 'Noch keine Zeit: Sie fehlt in den Zeiten des Zeitraums.',
  },
  ruleOf,
  template: (name) => `Ihr Text ist „${name}“.`,
  skips: (rate) =>
    `Übersprungen, wenn bis dahin ${toPercent(rate, Math.round(rate * 1_000) % 10 === 0 ? 0 : 1)} geantwortet haben.`,

  counts: {
    sent: (sent, recipients) => `${toNumber(sent)} von ${toNumber(recipients)} verschickt`,
    withoutAddress: (number) => `${toNumber(number)} ohne Adresse`,
    suppressed: (number) => `${toNumber(number)} bekommen keine Mails`,
    refused: (number) => `${toNumber(number)} vom Mailserver abgelehnt`,
    bounced: (number) => `${toNumber(number)} kamen zurück`,
    complained: (number) => `${toNumber(number)} als Spam bezeichnet`,
    finished: (number) => `${toNumber(number)} waren inzwischen fertig`,
  },

  form: {
    button: 'Eine Nachricht planen …',
    planTitle: 'Eine Nachricht planen',
    changeTitle: (purpose) => `Ändern: ${purpose}`,
    purpose: 'Nachricht',
    noRelease:
      'Der Zeitraum hat keine Zeit, ab der seine Ergebnisse sichtbar sind: Legen Sie sie zuerst in seinen Einstellungen fest.',
    audience: 'Wer sie bekommt',
    audiences: {
      students: 'Studierende',
      students_not_finished: 'Studierende, die nicht fertig sind',
      instructors: 'Lehrende, über ihre Gruppen',
      chairs: 'Institutsleitungen, über ihre Institute',
    },
    template: 'Text',
    defaultTemplate: (name) => `Der Standard, „${name}“`,
    shippedTemplate: 'Englische und deutsche Texte des Dienstes',
    anchor: 'Wann sie verschickt wird',
    anchors: {
      opens_at: 'Nach der Öffnung des Zeitraums',
      closes_at: 'Vor dem Ende des Zeitraums',
      results_release_at: 'Nach der Freigabe der Ergebnisse',
    },
    days: 'Tage nach der Öffnung oder vor dem Ende',
    daysOfRelease: 'Tage nach der Freigabe der Ergebnisse',
    time: 'Uhrzeit an der Hochschule',
    timeHint: 'Leer: die Uhrzeit, zu der der Zeitraum öffnet oder schließt.',
    timeHintOfRelease: 'Leer: die Uhrzeit, zu der die Ergebnisse freigegeben werden.',
    skips: 'Überspringen über diesem Rücklauf, in Prozent',
    skipsHint: 'Leer: Sie wird bei jedem Rücklauf verschickt.',
    plan: 'Nachricht planen',
    planned: 'Die Nachricht ist geplant.',
    change: 'Nachricht ändern',
    changed: 'Die Nachricht ist geändert.',
    labels: {
      '/data/attributes/audience': 'Wer sie bekommt',
      '/data/attributes/when': 'Wann sie verschickt wird',
      '/data/attributes/when/days': 'Tage',
      '/data/attributes/when/time': 'Uhrzeit',
      '/data/attributes/skip_above_response_rate': 'Rücklauf',
      '/data/relationships/template/data': 'Text',
    },
  },

  actions: {
    change: 'Ändern …',
    preview: 'Vorschau',
    pause: 'Anhalten …',
    resume: 'Fortsetzen …',
    cancel: 'Absagen …',
  },

  dialogs: {
    keep: 'Lassen, wie sie ist',
    pause: {
      title: 'Diese Nachricht anhalten?',
      lead: 'Nichts mehr davon wird verschickt, bis jemand sie fortsetzt. Mails, die fort sind, bleiben fort.',
      confirm: 'Nachricht anhalten',
      done: 'Die Nachricht ist angehalten.',
    },
    resume: {
      title: 'Diese Nachricht fortsetzen?',
      lead: 'Sie wird zu ihrer Zeit verschickt. Ist die vorbei, so beginnt der Versand innerhalb von Minuten: bei einem Hinweis auf Ergebnisse, sobald sie freigegeben sind, bei allen anderen, wenn der Zeitraum offen ist.',
      confirm: 'Nachricht fortsetzen',
      done: 'Die Nachricht ist fortgesetzt.',
    },
    cancel: {
      title: 'Diese Nachricht absagen?',
      lead: 'Mails, die nicht verschickt sind, bleiben es. Das lässt sich nicht zurücknehmen; eine neue Nachricht lässt sich planen.',
      confirm: 'Nachricht absagen',
      done: 'Die Nachricht ist abgesagt.',
    },
  },

  preview: {
    titleOf: (purpose) => `Vorschau: ${purpose}`,
    lead: 'Name, Kurse und Zeiten sind erfunden, und der Link gehört niemandem.',
    language: 'Sprache',
    languages: { en: 'Englisch', de: 'Deutsch' },
    subject: 'Betreff',
    otherLanguage: (wanted) => `Auf ${wanted} gibt es keinen Text. Wer das vorzieht, bekommt diesen.`,
    failed: 'Die Vorschau kam nicht zustande',
    test: 'Mir einen Test schicken',
    testing: 'Wird verschickt …',
    tested: (address) => `Ein Test mit denselben erfundenen Angaben ging an ${address}.`,
    notTaken: (address) =>
      `Der Mailserver hat die Mail an ${address} nicht angenommen. Wer den Dienst betreibt, sieht den Grund in seinem Protokoll.`,
    notTested: 'Kein Test wurde verschickt',
    noMail: (missing) =>
      `Der Versand von Mails ist nicht eingerichtet. Wer den Dienst betreibt, muss ${missing.length === 0 ? 'ihn einrichten' : `${missing.join(', ')} setzen`}.`,
    tooMany: 'Fünf Tests in der Stunde sind möglich. Versuchen Sie es in der nächsten Stunde erneut.',
    close: 'Schließen',
  },

  usual: {
    button: 'Die üblichen Nachrichten planen …',
    title: 'Die üblichen Nachrichten planen?',
    lead: 'Der Dienst verschickt sie von selbst, in der Sprache jeder Person.',
    confirm: 'Nachrichten planen',
    done: 'Die üblichen Nachrichten sind geplant.',
    noRelease:
      'Sobald der Zeitraum eine Zeit für seine Ergebnisse hat, lässt sich auch ein Hinweis an die Lehrenden planen.',
    past: 'Der Zeitraum ist schon offen: Die Einladung wird innerhalb von Minuten verschickt.',
  },
};
