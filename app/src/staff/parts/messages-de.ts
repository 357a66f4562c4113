import type { Words } from '../../shared/language/own-language.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  app: 'Lehrevaluation',
  staff: 'Für Mitarbeitende',
  home: 'Start',
  language: 'Sprache',
  languageLater: 'Die Sprache wechselt mit der nächsten Seite, die Sie öffnen, damit auf dieser nichts verloren geht.',
  areas: {
    periods: 'Zeiträume',
    periodsPurpose: 'Verfolgen, wer antwortet, Studierende einladen und erinnern, verlängern, schließen und freigeben.',
    imports: 'Importe',
    importsPurpose: 'Personen, Kurse und Einschreibungen aus Dateien Ihrer anderen Systeme laden.',
    messageTemplates: 'Vorlagen',
    messageTemplatesPurpose: 'Die Texte der Mails schreiben, die der Dienst verschickt, und sehen, wer keine bekommt.',
    questionBank: 'Fragenkatalog',
    questionBankPurpose: 'Die Fragen pflegen, die viele Zeiträume stellen, und sehen, wo jede gestellt wird.',
    tokens: 'Tokens',
    tokensPurpose: 'Andere Systeme und Skripte einlassen, sehen, welche benutzt werden, und sie aussperren.',
    webhooks: 'Webhooks',
    webhooksPurpose: 'Andere Systeme über Änderungen hier benachrichtigen und sehen, was sie erreicht hat.',
    platforms: 'Lernplattformen',
    platformsPurpose: 'Canvas, Moodle und andere die Evaluation eines Kurses öffnen lassen.',
    institution: 'Hochschule',
    institutionPurpose: 'Was Seiten und Mails von ihr sagen: Name, Logo, Kontakt, Farben.',
  },
  rights: {
    comments: 'Kommentare durchsehen und Evaluationszeiträume lesen',
    import: 'Dateien importieren',
    messages: 'Nachrichten lesen',
    periods: 'Evaluationszeiträume lesen',
    questions: 'den Fragenkatalog lesen',
    results: 'Ergebnisse lesen',
    search: 'Personen, Kurse und Evaluationszeiträume lesen',
    tokens: 'Tokens lesen',
    webhooks: 'Webhooks lesen',
    institution: 'die Hochschule ändern',
    platforms: 'Lernplattformen lesen',
    writePlatforms: 'Lernplattformen ändern',
    writeMessages: 'Nachrichten schreiben',
    writeQuestions: 'Fragen schreiben',
  },
  action: { working: 'Einen Moment …', cancel: 'Abbrechen', failed: 'Das ist nicht geschehen' },
  secret: { copy: 'Kopieren', copied: 'Kopiert', notCopied: 'Nicht kopiert: Markieren und kopieren Sie es selbst' },
  find: { submit: 'Suchen', clear: 'Leeren' },
  navigation: 'Bereiche',
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  signIn: 'Anmelden',
  signInAgain: 'Neu anmelden',
  signOut: 'Abmelden',
  someoneElse: 'Als andere Person anmelden',
  signingIn: 'Sie werden angemeldet …',
  toHome: 'Zur Startseite',
  notSetUp: {
    title: 'Die Anmeldung ist nicht eingerichtet',
    lead: 'Diese Installation von Facet kennt den Anmeldedienst nicht, bei dem sich Mitarbeitende anmelden.',
    how: 'Wer sie betreibt, setzt oidcIssuer, oidcAudience und oidcClientId (docs/operating.md, „Signing in“).',
    students: 'Studierende öffnen den Link in ihrer Einladung.',
  },
  signedOut: {
    title: 'Sie sind abgemeldet',
    lead: 'Diese Seite hat Sie vergessen. Schließen Sie an einem geteilten Computer auch den Browser.',
  },
  ended: {
    title: 'Ihre Anmeldung ist abgelaufen',
    lead: 'Zu Ihrer Sicherheit endet eine Anmeldung nach einer Weile. Melden Sie sich neu an, um auf dieser Seite weiterzuarbeiten.',
    unsaved:
      'Was Sie getippt und nicht gespeichert haben, geht dabei verloren: Kopieren Sie es vorher, wenn Sie es brauchen.',
    look: 'Die Seite erst ansehen',
  },
  problem: {
    not_begun_here: [
      'Diese Anmeldung hat nicht hier begonnen',
      'Der Link, der hierher führte, gehört zur Anmeldung in einem anderen Tab oder einer anderen Person, oder er ist zu alt. Niemand wurde angemeldet.',
    ],
    refused: [
      'Die Anmeldung ist nicht gelungen',
      'Der Anmeldedienst hat sie abgelehnt, oder seine Antwort war eine andere als verlangt. Niemand wurde angemeldet. Wenn es wieder geschieht, sagen Sie es denen, die den Dienst betreiben.',
    ],
    not_kept: [
      'Ihr Browser sperrt Websitedaten',
      'Die Anmeldung führt zu Ihrem Anmeldedienst und zurück, und dieser Tab muss sich dabei etwas merken. Erlauben Sie dieser Adresse, Daten zu speichern (in den Einstellungen Ihres Browsers: Cookies und Websitedaten), und versuchen Sie es erneut.',
    ],
    unreachable: [
      'Der Anmeldedienst ist nicht erreichbar',
      'Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut. Wenn andere sich anmelden können, sagen Sie denen, die den Dienst betreiben, dass diese Adresse den Anmeldedienst nicht aufrufen darf.',
    ],
    unknown: [
      'Facet kennt Sie nicht',
      'Sie haben sich beim Anmeldedienst angemeldet, aber keine aktive Person hat hier Ihre Adresse, oder zwei haben sie. Bitten Sie das Evaluationsbüro, Ihren Eintrag anzusehen, oder melden Sie sich als andere Person an.',
    ],
    failed: [
      'Das lässt sich gerade nicht zeigen',
      'Die Verbindung ist abgebrochen, oder der Dienst ist überlastet. Versuchen Sie es in einer Minute erneut.',
    ],
    crashed: [
      'Auf dieser Seite ist etwas schiefgegangen',
      'Nichts Gespeichertes ist verloren. Laden Sie die Seite neu; wenn es wieder geschieht, sagen Sie denen, die den Dienst betreiben, was Sie getan haben.',
    ],
  },
  notKnown: {
    title: 'Wir wissen nicht, ob das geschehen ist',
    lead: 'Es kam keine Antwort: Die Verbindung ist abgebrochen, oder der Dienst ist ausgefallen. Versuchen Sie es erneut: Was schon geschehen ist, geschieht nicht zweimal.',
  },
  overtaken:
    'Jemand anders hat das geändert, seit Sie es geöffnet haben, und das wird nicht überschrieben. Brechen Sie ab, sehen Sie nach, was sich geändert hat, und wiederholen Sie es, wenn Sie es noch wollen.',
  forbidden: {
    title: 'Diese Seite dürfen Sie nicht öffnen',
    lacks: (right) => `Dazu braucht es ein Recht, das Sie nicht haben: ${right}.`,
    lead: 'Was Sie dürfen, ergibt sich daraus, was Sie lehren oder leiten, und aus den Gruppen, in die Ihre Hochschule Sie aufgenommen hat. Fragen Sie das Evaluationsbüro, wer es kann.',
  },
  missing: {
    title: 'Diese Seite gibt es nicht',
    lead: 'Sie ist vielleicht umgezogen, oder die Adresse wurde abgeschnitten.',
  },
  start: {
    hello: (name) => `Guten Tag, ${name}`,
    lead: 'Alle Bereiche',
    nothing: 'Hier ist noch nichts für Sie',
    nothingLead:
      'Lehrende und Institutsleitungen finden hier ihre Ergebnisse, sobald sie freigegeben sind, das Evaluationsbüro findet seine Arbeit. Studierende melden sich stattdessen auf der Seite für Studierende an.',
    studentLead:
      'Das ist der Teil für Mitarbeitende. Ihre Lehrveranstaltungen bewerten Sie auf der Seite für Studierende: Melden Sie sich dort an, oder öffnen Sie den Link in Ihrer Einladung.',
    toStudents: 'Zur Seite für Studierende',
    roles: {
      staff: 'Evaluationsbüro',
      instructor: 'Lehrperson',
      chair: 'Institutsleitung',
      student: 'Studierende',
      assistant: 'Assistenz',
    },
    chairs: 'Sie leiten',
    teaches: (number) => `Sie lehren ${number === 1 ? 'eine Gruppe' : `${number} Gruppen`}`,
  },
};
