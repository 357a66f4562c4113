import type { Words } from '../../shared/language/own-language.ts';
import { count, toNumber } from '../parts/formats.ts';
import type { en } from './messages-en.ts';

const kinds: Readonly<Record<string, string>> = {
  department: 'Institute',
  course_evaluation_term: 'Semester',
  course_evaluation_course: 'Kurse',
  course_evaluation_listing_number: 'Kursnummern',
  course_evaluation_section: 'Gruppen',
  user: 'Personen',
  profile: 'Profile',
  employment: 'Beschäftigungen',
  course_evaluation_instructor: 'Lehrende',
  course_evaluation_section_instructor: 'Lehraufträge',
  course_evaluation_student: 'Studierende',
  enrolments: 'Einschreibungen',
};

const rows = (number: number): string => count(number, 'Zeile', 'Zeilen');

export const de: Words<typeof en> = {
  title: 'Importe',
  lead: 'Laden Sie Personen, Kurse und Einschreibungen aus den Dateien, die Ihr Campus-Management- oder Personalsystem ausgibt: OneRoster oder Canvas SIS als ein ZIP-Archiv, oder einzelne CSV-Dateien. Jede Datei wird zuerst geprüft, und nichts wird geschrieben, bevor Sie es sagen.',
  kind: (name) => kinds[name] ?? name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),

  choose: {
    heading: 'Eine Datei prüfen',
    label: 'Ein ZIP-Archiv oder eine CSV-Datei wählen',
    drop: 'oder hier ablegen',
    wrong:
      'Nur ZIP-Archive und CSV-Dateien lassen sich importieren. Eine Tabelle muss erst als CSV gespeichert werden.',
    empty: 'Diese Datei ist leer.',
    large: 'Diese Datei ist größer als 2 GB, und das ist das Höchste.',
    several: 'Wählen Sie eine Datei. Mehrere CSV-Dateien kommen in ein ZIP-Archiv.',
    other: 'Eine andere Datei wählen',
    options: 'Optionen',
    format: 'Art der Dateien',
    formats: {
      '': 'An Namen und Kopfzeilen erkennen',
      oneroster: 'OneRoster CSV',
      canvas: 'Canvas SIS CSV',
      hr: 'Dateien des Personalsystems',
    },
    remove: 'Beenden, was ein vollständiger Satz nicht mehr nennt',
    removeHint:
      'Personen werden deaktiviert, Anstellungen enden heute, Studierende verlassen ihre Gruppen. Nur für Sätze, die alles enthalten, nicht für Sätze mit Änderungen.',
    threshold: 'Anhalten, wenn von einer Art mehr als dieser Anteil fehlt, in Prozent',
    thresholdHint: 'Ein Schutz vor abgeschnittenen Dateien: 10, wenn Sie nichts anderes sagen.',
    thresholdWrong: 'Geben Sie eine ganze Zahl von 0 bis 100 an.',
    check: 'Diese Datei prüfen',
    nothing: 'Wählen Sie zuerst eine Datei.',
    failed: 'Die Prüfung konnte nicht beginnen',
  },

  list: {
    heading: 'Frühere Importe',
    caption: 'Importe, neueste zuerst',
    none: 'Noch nichts ist importiert',
    noneLead:
      'Wählen Sie oben eine Datei. Sie wird zuerst geprüft; dann sehen Sie, was sich ändern würde, und entscheiden.',
    file: 'Datei',
    unnamed: 'Import ohne Namen',
    begun: 'Begonnen',
    what: 'Was es war',
    check: 'Prüfung',
    apply: 'Import',
    state: 'Stand',
    changed: 'Angelegt, geändert oder beendet',
    rejected: 'Ausgelassene Zeilen',
    more: 'Ältere zeigen',
  },

  states: {
    sending: 'Wird gesendet',
    not_sent: 'Wartet auf seine Datei',
    arrived: 'Wartet auf den Beginn',
    running: 'In Arbeit',
    checked: 'Geprüft',
    applied: 'Importiert',
    limited: 'An seiner Grenze angehalten',
    stopped: 'Angehalten',
    interrupted: 'Abgebrochen',
    failed: 'Fehlgeschlagen',
  },

  one: {
    check: (file) => `Prüfung von ${file}`,
    apply: (file) => `Import von ${file}`,
    unnamed: 'einer Datei',
    sending: (percent) => `Die Datei wird gesendet: ${percent}`,
    stay: 'Lassen Sie diesen Tab offen, bis die Datei gesendet ist. Danach können Sie gehen; die Arbeit läuft weiter.',
    arrivedTitle: 'Die Datei ist angekommen',
    arrived: 'Die Arbeit beginnt gleich. Solange ein anderer Import läuft, wartet dieser auf sein Ende.',
    notSentTitle: 'Die Datei ist nicht angekommen',
    broke:
      'Die Verbindung brach ab, während sie gesendet wurde. Senden Sie sie noch einmal; sonst ist nichts verloren.',
    left: (name) =>
      `Die Seite wurde verlassen, bevor die Datei gesendet war. Wählen Sie ${name} noch einmal, um weiterzumachen; sonst ist nichts verloren.`,
    elsewhere:
      'Vielleicht wird sie aus einem anderen Tab oder von einem Programm gesendet. Wenn nicht, beginnen Sie noch einmal mit der Datei; dieser Import bleibt dann, wie er ist, und tut nichts.',
    send: 'Noch einmal senden',
    begin: 'Noch einmal beginnen',
    runningCheckTitle: 'Wird geprüft …',
    runningCheck: 'Die Dateien werden gelesen und mit dem Gespeicherten verglichen. Nichts wird geschrieben.',
    rowsDone: (done, all) => `${toNumber(done)} von ${toNumber(all)} Zeilen sind erledigt.`,
    runningApplyTitle: 'Wird importiert …',
    runningApply: 'Sie können diese Seite verlassen; der Import läuft weiter.',

    checkedTitle: 'Geprüft; noch ist nichts geschrieben',
    nothingTitle: 'Geprüft; ein Import dieser Datei würde nichts ändern',
    nothing: 'Alles, was sich lesen ließ, ist schon da.',
    would: (text) => `Ein Import dieser Datei ${text}.`,
    leftOut: (number) => `${rows(number)} würden ausgelassen; die Gründe stehen unten.`,
    missing: (records) =>
      `${count(records, 'Eintrag, den ein früherer Satz nannte, ist', 'Einträge, die frühere Sätze nannten, sind')} nicht in diesem. Sie bleiben, wie sie sind, wenn Sie nicht noch einmal mit „Beenden, was ein vollständiger Satz nicht mehr nennt“ prüfen.`,
    applyNow: 'Diese Datei importieren …',
    again: 'Eine andere Datei prüfen',

    appliedTitle: 'Importiert',
    applied: (text) => `Der Import hat ${text}.`,
    appliedNothing: 'Alles war schon da; nichts wurde geändert.',
    wereLeftOut: (number) =>
      `${rows(number)} ${number === 1 ? 'wurde' : 'wurden'} ausgelassen. Berichtigen Sie sie in der Quelle, und importieren Sie noch einmal: Was schon gespeichert ist, bleibt, wie es ist.`,

    limitedTitle: 'Angehalten, bevor etwas geschrieben wurde: Zu viel fehlt',
    limited: (limit) =>
      `Mehr als ${limit} % des Bekannten einer Art ist nicht in diesem Satz. So sieht eine abgeschnittene Datei aus, und ebenso ein Jahrgang, der gegangen ist.`,
    limitedKind: (name, missing, known) => `${name}: ${toNumber(missing)} von ${toNumber(known)} fehlen`,
    limitedDo:
      'Vergleichen Sie diese Zahlen mit dem, was Sie erwarten. Ist die Datei abgeschnitten, so geben Sie sie noch einmal aus. Stimmen sie, so prüfen Sie sie noch einmal mit einer höheren Grenze.',
    raise: (limit) => `Noch einmal prüfen mit einer Grenze von ${limit} %`,

    stoppedTitle: 'Angehalten, bevor etwas geschrieben wurde',
    stopped: 'Berichtigen Sie die Datei, und prüfen Sie sie noch einmal.',
    interruptedTitle: 'Der Import brach ab; ein Teil ist geschrieben',
    interrupted:
      'Importieren Sie dieselbe Datei noch einmal: Was schon gespeichert ist, bleibt, wie es ist, und das Übrige folgt.',
    failedTitle: 'Der Import ist fehlgeschlagen',
    failed:
      'Was geschrieben ist, bleibt. Importieren Sie dieselbe Datei noch einmal; schlägt es wieder fehl, schicken Sie diese Meldung denen, die den Dienst betreiben.',
    checkFailedTitle: 'Die Prüfung ist fehlgeschlagen',
    checkFailed:
      'Nichts wurde geschrieben. Prüfen Sie dieselbe Datei noch einmal; schlägt es wieder fehl, sagen Sie es denen, die den Dienst betreiben.',
    repeat: 'Die Datei noch einmal importieren …',
    repeatCheck: 'Die Datei noch einmal prüfen',
    notBegun: 'Es konnte nicht beginnen',
    reason: 'Was der Dienst sagt:',
  },

  same: {
    lead: (name) =>
      `Diese Seite wurde neu geladen und hat die Datei nicht mehr: Dateien werden nie im Browser behalten. Wählen Sie ${name} noch einmal.`,
    other: (name) =>
      `Das ist nicht dieselbe Datei: Name, Größe oder Änderungszeit sind andere als die von ${name}. Prüfen Sie sie zuerst.`,
  },

  dialog: {
    title: (name) => `${name} importieren?`,
    will: 'Das wird',
    creates: (text) => `${text} anlegen`,
    changes: (text) => `${text} ändern`,
    removes: (text) => `${text} beenden oder deaktivieren`,
    leaves: (number) => `${rows(number)} auslassen, die sich nicht laden lassen`,
    unchanged: (records) => `${count(records, 'Eintrag', 'Einträge')} lassen, wie sie sind`,
    again:
      'Das schreibt, was die Datei enthält und noch nicht gespeichert ist. Was schon gespeichert ist, bleibt, wie es ist.',
    since:
      'Was andere seit der Prüfung geändert haben, wird noch einmal verglichen. Ein Import lässt sich nicht als Ganzes zurücknehmen.',
    confirm: 'Importieren',
  },

  table: {
    titles: { checked: 'Was ein Import täte', applied: 'Was der Import getan hat', other: 'Bisher' },
    kind: 'Art',
    created: 'Angelegt',
    changed: 'Geändert',
    unchanged: 'Wie zuvor',
    removed: 'Beendet',
    rejected: 'Ausgelassen',
    missing: 'Nicht im Satz',
    files: 'Zeilen jeder Datei',
    file: 'Datei',
    rows: 'Zeilen',
    loaded: 'Geladen',
    skipped: 'Nicht zum Import',
    remark: 'Anmerkung',
    notUnderstood: 'Nicht verstanden; nichts davon wurde geladen',
    notes: 'Anmerkungen',
    warnings: (number) =>
      `${count(number, 'Wert wurde', 'Werte wurden')} aus geladenen Zeilen weggelassen, etwa E-Mail-Adressen, die keine sind.`,
  },

  rejections: {
    heading: (number) => `Ausgelassene Zeilen: ${toNumber(number)}`,
    caption: 'Ausgelassene Zeilen, in der Reihenfolge der Dateien',
    lead: 'Werte werden nicht gezeigt, denn sie können persönlich sein; Sie sehen, welcher Art sie sind.',
    file: 'Datei',
    row: 'Zeile',
    column: 'Spalte',
    whole: 'die ganze Zeile',
    value: 'Wert',
    reason: 'Grund',
    download: 'Alle als CSV herunterladen',
    reading: (number) => `Wird gelesen … ${toNumber(number)}`,
    failed: 'Die Zeilen ließen sich nicht lesen',
    fileName: 'ausgelassene-zeilen.csv',
  },

  records: (number) => count(number, 'Eintrag', 'Einträge'),
  would: {
    create: (text) => `legt ${text} an`,
    change: (text) => `ändert ${text}`,
    remove: (text) => `beendet ${text}`,
  },
  did: {
    create: (text) => `${text} angelegt`,
    change: (text) => `${text} geändert`,
    remove: (text) => `${text} beendet`,
  },
};
