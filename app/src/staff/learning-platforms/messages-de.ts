import type { Words } from '../../shared/language/own-language.ts';
import type { en } from './messages-en.ts';

export const de: Words<typeof en> = {
  title: 'Lernplattformen',
  lead: 'Canvas, Moodle, Brightspace und andere öffnen die Evaluation eines Kurses aus dem Kurs heraus, mit LTI 1.3. Sie erfahren nicht, wer geantwortet hat.',
  create: 'Neue Plattform',

  list: {
    caption: 'Lernplattformen',
    none: 'Es gibt noch keine Lernplattform',
    noneLead:
      'Tragen Sie zuerst die Werte unten bei Ihrer Plattform ein. Sie zeigt danach Issuer, Client-ID und Deployment-ID, mit denen Sie sie hier bekannt machen. Oder erstellen Sie einen Link, mit dem sich die Plattform selbst einträgt.',
    name: 'Bezeichnung',
    issuer: 'Aussteller (Issuer)',
    client: 'Client-ID',
    state: 'Stand',
  },

  states: { active: 'Eingeschaltet', off: 'Ausgeschaltet' },

  registration: {
    make: 'Registrierungslink erstellen',
    title: 'Eine Plattform sich selbst eintragen lassen',
    lead: 'Wer die Plattform verwaltet, fügt den Link dort ein, und beide erfahren, was sie brauchen. Danach steht die Plattform in dieser Liste, ausgeschaltet: Prüfen Sie ihren Aussteller, bevor Sie sie einschalten.',
    confirm: 'Link erstellen',
    shown: {
      title: 'Der Registrierungslink',
      label: 'Link für eine Plattform',
      lead: 'Er wird nur einmal gezeigt. Geben Sie ihn denen, die die Plattform verwalten, und niemandem sonst.',
      lost: 'Der Link wurde erstellt, aber die Antwort ging verloren. Erstellen Sie einen neuen.',
      done: 'Schließen',
    },
    until: (time) => `Er gilt einmal, bis ${time}.`,
    where: {
      canvas: 'unter Admin → Apps → Manage → Install a new app → Dynamic registration',
      moodle:
        'unter Website-Administration → Plugins → Externes Tool → Tools verwalten → Tool-URL → LTI Advantage hinzufügen',
      brightspace:
        'unter Manage extensibility → LTI Advantage → Register tool → Dynamic → Tool initiation registration endpoint',
    },
    after:
      'Dort ist dann zu prüfen, was eingetragen wurde, und das Tool einzuschalten. Schalten Sie danach hier die Plattform ein.',
  },

  there: {
    heading: 'Was bei der Plattform einzutragen ist',
    launch: 'Ziel-Link, Tool-URL, Redirect-URI',
    login: 'Login-URL (OpenID Connect)',
    keys: 'Schlüssel (JWKS-URL)',
    window: 'Öffnen in',
    newWindow: 'einem neuen Fenster oder Tab',
    services: 'Noten, Deep Linking',
    noServices: 'keine',
    copy: (what) => `Kopieren: ${what}`,
  },

  hints: {
    heading: 'Wo, bei welcher Plattform',
    canvas: [
      'Admin → Developer Keys → + LTI Key, manuelle Eingabe, mit einem Platz wie der Kursnavigation und der Privatsphäre „public“. Dann die App mit ihrer Client-ID installieren.',
      'Die Client-ID ist die Nummer des Schlüssels; die Deployment-ID steht bei der installierten App.',
      'Für Kurse nach ihrer SIS-ID ergänzen Sie dort das Feld sis_section=$Canvas.course.sisSourceId und wählen hier das eigene Feld „sis_section“.',
    ],
    moodle: [
      'Website-Administration → Plugins → Externes Tool → manuell konfigurieren: LTI 1.3, Schlüsseltyp „Keyset-URL“, E-Mail „immer“ weitergeben.',
      'Moodle zeigt danach Plattform-ID (Issuer), Client-ID, Deployment-ID und seine Adressen.',
      'Die IDs von Personen und Kursen sind die „ID-Nummer“ von Person und Kurs.',
    ],
    brightspace: [
      'Manage extensibility → LTI Advantage → register tool. Dann ein Deployment, das „Org defined id“ und E-Mail weitergibt, und einen Link.',
      'Brightspace zeigt Issuer und Client-ID bei der Registrierung und die Deployment-ID beim Deployment.',
    ],
  },

  kinds: { canvas: 'Canvas', moodle: 'Moodle', brightspace: 'Brightspace', other: 'Eine andere' },

  form: {
    newTitle: 'Neue Lernplattform',
    changeTitle: 'Die Plattform ändern',
    kind: 'Plattform',
    kindHint: 'Füllt die Adressen unten aus.',
    address: 'Adresse der Plattform',
    addressHint: 'Wie der Browser sie zeigt, ohne was auf den Host folgt, etwa moodle.example.edu.',
    name: 'Bezeichnung',
    nameHint: 'Für Sie und andere im Büro.',
    issuer: 'Aussteller (Issuer)',
    clientId: 'Client-ID',
    deployments: 'Deployment-IDs',
    deploymentsHint: 'Eine in jeder Zeile, mindestens eine, bevor die Plattform eingeschaltet wird.',
    authorization_url: 'Adresse der Autorisierung',
    token_url: 'Adresse für Tokens',
    tokenHint: 'Zum Öffnen nicht nötig, nur für Teilnehmerlisten.',
    jwks_url: 'Adresse ihrer Schlüssel',
    userMatch: 'Personen erkennt man an',
    userHint:
      'Für die E-Mail-Adresse bürgt allein die Plattform: Wählen Sie sie nur, wo niemand sie dort selbst ändern kann.',
    sectionMatch: 'Kurse erkennt man an',
    sectionHint:
      'Die ID ist die der importierten Dateien. Studierende, deren Kurs nicht gefunden wird, sehen alles, was offen ist.',
    userField: 'Eigenes Feld mit der Person',
    sectionField: 'Eigenes Feld mit dem Kurs',
    fieldHint: 'Wie es bei der Plattform heißt.',
    roster: 'Adresse der Teilnehmerlisten',
    rosterHint:
      'Falls Einschreibungen verglichen werden sollen: die Adresse des Dienstes „Names and Roles“, mit {context}, wo die Plattform die ID des Kurses hat.',
    create: 'Plattform bekannt machen',
    save: 'Speichern',
    saving: 'Einen Moment …',
    failed: 'Die Plattform wurde nicht gespeichert',
  },

  userMatches: {
    lis_person_sourcedid: 'der ID der importierten Dateien',
    email: 'der E-Mail-Adresse',
    custom: 'einem eigenen Feld',
  },
  sectionMatches: {
    lis_course_section_sourcedid: 'der ID der importierten Dateien',
    context_id: 'der ID, die der Kurs bei der Plattform hat',
    custom: 'einem eigenen Feld',
  },
  customField: (name) => `dem eigenen Feld „${name}“`,

  one: {
    change: 'Ändern',
    off: 'Ausschalten …',
    on: 'Einschalten …',
    remove: 'Löschen …',
    offTitle: 'Diese Plattform ist ausgeschaltet',
    offLead: 'Was sie öffnet, wird abgelehnt: Studierende lesen, dass sie hier nicht eingerichtet ist.',
    noDeployment:
      'Die Plattform hat ihre Deployment-ID nicht genannt. Sie steht dort beim installierten Tool: Tragen Sie sie mit „Ändern“ ein und schalten Sie die Plattform dann ein.',
    none: 'noch keine',
  },

  dialogs: {
    off: {
      title: 'Die Plattform ausschalten?',
      lead: (name) =>
        `Was ${name} öffnet, wird ab jetzt abgelehnt. Studierende, die gerade antworten, machen weiter. Sie können sie wieder einschalten.`,
      confirm: 'Ausschalten',
    },
    on: {
      title: 'Die Plattform einschalten?',
      lead: (name) => `Was ${name} öffnet, wird ab jetzt angenommen.`,
      confirm: 'Einschalten',
    },
    remove: {
      title: 'Die Plattform löschen?',
      lead: (name) =>
        `Was ${name} öffnet, wird ab jetzt abgelehnt, und die Einstellungen hier sind weg. Studierende, die gerade antworten, machen weiter. Das lässt sich nicht rückgängig machen.`,
      confirm: 'Löschen',
    },
  },

  done: { off: 'Die Plattform ist ausgeschaltet.', on: 'Die Plattform ist eingeschaltet.' },
};
