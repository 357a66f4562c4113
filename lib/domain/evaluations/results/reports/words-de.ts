import { type Formats, formatsOf } from './formats.ts';
import type { Words } from './words-en.ts';

const format: Formats = formatsOf('de-DE');

const count = (number: number, one: string, other: string): string =>
  `${format.number(number)} ${number === 1 ? one : other}`;

/** The words of reports in German. */
export const de: Words = {
  language: 'de',
  format,
  document: {
    running: 'Lehrevaluation',
    confidential: 'Nur für Berechtigte; geben Sie es nicht weiter.',
    page: 'Seite',
    of: 'von',
    guidelines: 'Was das Evaluationsbüro zum Lesen dieser Ergebnisse sagt',
    guide: 'Bevor Sie die Zahlen lesen',
    paragraphs: [
      'Kleine Lehrveranstaltungen und niedriger Rücklauf machen Zahlen unsicher. In einer Gruppe von zehn verschiebt eine Person den Anteil günstiger Antworten um zehn Punkte. Wer antwortet, kann sich von denen unterscheiden, die es nicht tun. Lesen Sie also die Spannen und nicht nur die Zahlen; behandeln Sie Unterschiede, die kleiner sind als eine Spanne, als keine; und sehen Sie mehrere Semester an, bevor Sie etwas schließen.',
      'Antworten sagen, wie Studierende eine Lehrveranstaltung erlebt haben. Sie messen nicht, wie viel gelernt wurde, und hängen bekanntlich von Dingen außerhalb der Lehre ab: dem Fach, ob der Kurs Pflicht ist, der Stufe, der erwarteten Note und Vorurteilen über Geschlecht, Herkunft, Akzent, Alter oder Aussehen der Lehrperson. Ordnen Sie niemals Personen danach, und entscheiden Sie über eine Person nie allein danach: Lesen Sie sie zusammen mit anderen Belegen.',
    ],
    rate: 'Rücklauf',
    distribution: ['Antwort', 'Anzahl', 'Anteil'],
    figures: ['Zahl', 'Wert'],
    benchmarks: 'Im Vergleich mit anderen Gruppen',
    compared: [
      'Verglichen mit',
      'Gruppen',
      'Unterstes Zehntel',
      'Unteres Viertel',
      'Mitte',
      'Oberes Viertel',
      'Oberstes Zehntel',
    ],
    meanings: 'Was jede Zahl bedeutet',
    meaning: ['Zahl', 'Was sie bedeutet'],
    origin: 'Über diesen Bericht',
  },
  unnamed: 'Eine Gruppe ohne Namen',
  period: 'Zeitraum',
  term: 'Semester',
  instructors: 'Gelehrt von',
  closedOn: 'Gezählt am',
  preview: [
    'Vorschau, nicht freigegeben',
    'Nur das Evaluationsbüro sieht dies. Lehrende und Institutsleitungen sehen es, wenn es freigegeben ist und der Zeitraum es erlaubt.',
  ],
  rate: (completed, enrolled, rate) => {
    if (rate === null) return 'Niemand war eingeschrieben.';
    const [answered, all] = [format.number(completed), format.number(enrolled)];
    return completed > enrolled
      ? `${answered} haben geantwortet, ${all} sind jetzt eingeschrieben: ${format.percent(rate)}.`
      : `${answered} von ${all} haben geantwortet: ${format.percent(rate)}.`;
  },
  parts: {
    course: 'Über den Kurs',
    pooled: 'Über alle Lehrenden zusammen',
    instructor: (name) => `Über ${name === '' ? 'eine Lehrperson' : name}`,
  },
  question: {
    gone: 'Eine Frage, die es nicht mehr gibt',
    answers: (n, shownTo) =>
      shownTo === undefined
        ? count(n, 'Antwort', 'Antworten')
        : `${count(n, 'Antwort', 'Antworten')}, wegen einer früheren Antwort ${format.number(shownTo)} Studierenden gezeigt`,
    suppressed:
      'Zu wenige Studierende haben diese Frage beantwortet. Um sie zu schützen, werden keine Zahlen dazu gezeigt.',
    alike:
      'Weniger als zehn Studierende haben geantwortet, und alle gleich. Um sie zu schützen, wird ihre Antwort nicht gezeigt.',
    spread: (parts) => `Wie sich die Antworten verteilen. ${parts.join('; ')}.`,
  },
  flags: {
    low_answer: [
      'Niedrige Antworten',
      'Einige Antworten auf eine Frage liegen an der Grenze, die der Zeitraum gesetzt hat, oder näher am ungünstigen Ende.',
    ],
    high_deviation: [
      'Uneinheitliche Antworten',
      'Die Antworten auf eine Frage gehen weiter auseinander als die Grenze, die der Zeitraum gesetzt hat.',
    ],
  },
  figures: {
    interpolated_median: [
      'Typische Antwort (interpolierter Median)',
      'Die Hälfte der Antworten liegt darunter, die Hälfte darüber. Genauer als der Median und von einigen äußersten Antworten weniger bewegt als der Mittelwert.',
    ],
    percent_favourable: ['Günstige Antworten', 'Der Anteil der Antworten am günstigen Ende der Skala.'],
    percent_favourable_interval: [
      'Günstig in der ganzen Gruppe',
      'Nicht alle haben geantwortet. Sind die, die es taten, wie die anderen, so liegt der Anteil in der ganzen Gruppe in 19 von 20 Fällen in dieser Spanne.',
    ],
    mean: [
      'Mittelwert',
      'Der Durchschnitt der Antworten. Lesen Sie ihn zusammen mit ihrer Verteilung: Ganz verschiedene Gruppen können denselben Mittelwert haben.',
    ],
    margin_of_error: [
      'Fehlerspanne des Mittelwerts',
      'Mit allen Antworten wiche der Mittelwert wahrscheinlich um höchstens so viel ab. Null, wenn alle geantwortet haben.',
    ],
    nonresponse_bounds: [
      'Mittelwert, was auch die anderen denken',
      'Hätten alle, die nicht geantwortet haben, die niedrigste oder die höchste Antwort gegeben, so läge der Mittelwert an diesen Enden.',
    ],
    median: ['Median', 'Die Antwort in der Mitte, wenn alle der Reihe nach stehen.'],
    standard_deviation: [
      'Standardabweichung',
      'Wie weit Antworten üblicherweise vom Mittelwert liegen. Klein: Die Studierenden sind sich einig.',
    ],
    dispersion: ['Uneinigkeit', '0: alle Antworten gleich. 1: je die Hälfte an einem Ende der Skala.'],
  },
  range: (from, to) => (from === to ? from : `${from} bis ${to}`),
  scaleFrom: (from, to, best) => `${from} bis ${to}${best === undefined ? '' : ` (${best} ist am besten)`}`,
  institution: 'Hochschule',
  benchmark: {
    department: 'Institut',
    institution: 'Hochschule',
    place: (name, sections, place) =>
      `${name}: ${
        {
          'lowest tenth': 'im untersten Zehntel',
          'lowest quarter': 'im untersten Viertel',
          'middle half': 'in der mittleren Hälfte',
          'highest quarter': 'im obersten Viertel',
          'highest tenth': 'im obersten Zehntel',
        }[place]
      } von ${count(sections, 'Gruppe', 'Gruppen')}.`,
    note: (scale) =>
      `Die Werte gehen von ${scale}. Andere freigegebene Gruppen, die in drei Jahren dasselbe gefragt wurden. Der Platz spricht nur von den Zahlen: Er sagt nichts über die Gründe.`,
  },
  comments: {
    title: 'Kommentare',
    none: 'Zu dieser Frage werden keine Kommentare gezeigt.',
    removed: (number) => `${count(number, 'Kommentar wurde', 'Kommentare wurden')} bei der Durchsicht entfernt.`,
    private: 'Nur für die betroffene Lehrperson.',
    edited: 'Bei der Durchsicht unkenntlich gemacht.',
  },
  teaching: {
    title: (name) => `Lehre im Verlauf der Semester: ${name === '' ? 'eine Lehrperson' : name}`,
    classes: 'Lehrveranstaltungen in diesem Bericht',
    lead: 'Frage für Frage eine Zeile für jede Lehrveranstaltung. Zahlen mehrerer werden nicht gemittelt: Jede hat ihre eigene Größe und ihre eigenen Studierenden. Kommentare stehen in den Berichten der Lehrveranstaltungen.',
    columns: {
      class: 'Lehrveranstaltung',
      when: 'Zeitraum',
      rate: 'Geantwortet',
      answers: 'Antworten',
      typical: 'Typische Antwort',
      favourable: 'Günstig',
      likely: 'Wahrscheinlich, in der ganzen Gruppe',
    },
    scale: (scale) => `Beantwortet von ${scale}.`,
    chart: (scale, classes) =>
      `Typische Antworten im Verlauf, auf einer Skala von ${scale}, eine für jede Lehrveranstaltung. ${classes.join('; ')}.`,
    conditional: 'Sie wurde nur nach bestimmten früheren Antworten gezeigt.',
    suppressed: 'zu wenige',
    preview: 'nicht freigegeben',
    withheld: 'Lehrveranstaltungen, deren Ergebnisse zurückgehalten werden',
    withheldColumns: ['Lehrveranstaltung', 'Warum'],
    because: {
      not_closed: 'Noch nicht geschlossen',
      not_released: 'Noch nicht freigegeben',
      never_released: 'Nie gezeigt',
      too_few_responses: 'Zu wenige Antworten',
      role: 'Ihrer Rolle nicht gezeigt',
      deleted: 'Gelöscht, seit dieser Bericht angefordert wurde',
      too_large: 'Der Bericht dieser Lehrveranstaltung ist zu groß',
    },
  },
  madeOn: (day, reader) =>
    `Gemacht am ${day} für ${reader}. Der Bericht zeigt, was an diesem Tag für diese Leserin oder diesen Leser bestimmt ist.`,
  person: (name) => (name === '' ? 'eine Person ohne Namen' : name),
  token: (name) => `das Zugriffstoken „${name}“`,
  withoutComments: 'Kommentare fehlen: Das Zugriffstoken liest sie nicht.',
  commentsNotAsked: 'Kommentare fehlen: Der Bericht wurde ohne sie angefordert.',
  unknownCharacters: [
    '{count} Zeichen, das keine Schrift dieses Berichts hat, steht als �.',
    '{count} Zeichen, die keine Schrift dieses Berichts hat, stehen als �.',
  ],
};
