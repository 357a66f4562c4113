import type { Words } from '../../shared/language/own-language.ts';
import { count, toAnswered, toFigure, toNumber } from '../parts/formats.ts';
import type { en, figureWordsEn } from './messages-en.ts';
import { bestOf, rangeOf, type Scale } from './result.ts';

const results = (number: number): string => count(number, 'Ergebnis', 'Ergebnisse');

const places: Readonly<Record<string, string>> = {
  'lowest tenth': 'im untersten Zehntel',
  'lowest quarter': 'im untersten Viertel',
  'middle half': 'in der mittleren Hälfte',
  'highest quarter': 'im obersten Viertel',
  'highest tenth': 'im obersten Zehntel',
};

export const de: Words<typeof en> = {
  title: 'Ergebnisse',
  purpose: 'Ansehen, was Studierende geantwortet haben: Zahlen mit ihren Spannen, Markierungen und Vergleichen.',
  lead: 'Was Studierende geantwortet haben, Lehrveranstaltung für Lehrveranstaltung. Gezählt wurde einmal, als ein Zeitraum schloss.',
  entry: 'Ergebnisse',
  back: 'Ergebnisse',
  loading: 'Ergebnisse werden geladen …',
  search: {
    label: 'Die Ergebnisse durchsuchen',
    hint: 'Wörter des Kurses, der Gruppe und der Lehrenden, oder ihr Anfang.',
  },
  found: (shown, total) => {
    if (total === undefined)
      return `${shown} Ergebnisse auf dieser Seite; wählen Sie einen Zeitraum oder ein Institut, um zu sehen, wie viele es sind.`;
    return total === shown ? results(total) : `${shown} von ${count(total, 'Ergebnis', 'Ergebnissen')}`;
  },
  filters: {
    legend: 'Zeigen',
    period: 'Zeitraum',
    allPeriods: 'Alle Zeiträume',
    department: 'Institut',
    allDepartments: 'Alle Institute',
    flag: 'Markierung',
    anyFlag: 'Mit und ohne Markierung',
    status: 'Stand',
    anyStatus: 'Gezeigte und zurückgehaltene',
    sort: 'Reihenfolge',
    clear: 'Alle Ergebnisse zeigen',
    instructor: (name) => `Nur was ${name} gelehrt hat.`,
    oneInstructor: 'eine Lehrperson',
    clearInstructor: 'Alle zeigen',
  },
  sorts: {
    section: 'Nach Kurs',
    response_rate: 'Niedrigster Rücklauf zuerst',
    '-response_rate': 'Höchster Rücklauf zuerst',
    '-created_at': 'Neueste zuerst',
  },
  statuses: { available: 'Gezeigt', withheld: 'Zurückgehalten' },
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
  columns: {
    section: 'Kurs und Gruppe',
    instructors: 'Gelehrt von',
    rate: 'Rücklauf',
    flags: 'Markierungen',
    status: 'Stand',
    period: 'Zeitraum und Semester',
  },
  none: 'Hier sind keine Ergebnisse',
  noneFiltered:
    'Kein Ergebnis passt zu dem, was Sie gewählt haben. Wählen Sie weniger, oder zeigen Sie alle Ergebnisse.',
  noneAtAll:
    'Ergebnisse erscheinen hier, wenn ein Zeitraum geschlossen ist und seine Antworten gezählt sind; Lehrenden und Institutsleitungen, wenn das Evaluationsbüro sie freigegeben hat.',
  next: 'Nächste Seite',
  previous: 'Vorige Seite',
  pages: 'Seiten der Liste',
  export: {
    button: 'Als CSV herunterladen',
    hint: 'Eine Zeile für jede Evaluation, Lehrperson und Frage der oben gewählten Ergebnisse; Zurückgehaltenes bleibt zurückgehalten. Das Zählen dauert einige Minuten, nachdem ein Zeitraum geschlossen ist: Was noch nicht gezählt ist, fehlt in der Datei.',
    running: (rows) => `Wird heruntergeladen … bisher ${count(rows, 'Zeile', 'Zeilen')}`,
    done: (rows) => `Heruntergeladen: ${count(rows, 'Zeile', 'Zeilen')}.`,
    failed: 'Der Download brach ab, und keine Datei wurde gespeichert. Versuchen Sie es erneut.',
  },
  withheld: {
    not_closed: [
      'Noch nicht geschlossen',
      'Die Evaluation ist offen, oder ihre Antworten werden gezählt. Zahlen kommen, wenn sie geschlossen ist.',
    ],
    not_released: [
      'Noch nicht freigegeben',
      'Das Evaluationsbüro hat die Ergebnisse dieses Zeitraums nicht freigegeben. Sie erscheinen hier, wenn es das tut.',
    ],
    never_released: [
      'Nie gezeigt',
      'Dieser Zeitraum hat keine Mindestzahl von Antworten, und ohne eine werden niemandem Ergebnisse gezeigt.',
    ],
    too_few_responses: [
      'Zu wenige Antworten',
      'Weniger Studierende haben geantwortet, als dieser Zeitraum verlangt. Um sie zu schützen, wird von ihren Antworten nichts als Zahl behalten, und auch die Anzahl wird nicht gezeigt.',
    ],
    role: [
      'Ihrer Rolle nicht gezeigt',
      'Dieser Zeitraum zeigt diese Ergebnisse Personen in Ihrer Rolle nicht, oder Sie haben mit dieser Gruppe nichts zu tun. Fragen Sie das Evaluationsbüro.',
    ],
  },
  withheldTitle: 'Dieses Ergebnis wird zurückgehalten',
  participation: (enrolled, completed) => `Bisher: ${toAnswered(completed, enrolled)}.`,
  participationBand: (band) =>
    `Bisher haben ${band} Studierende geantwortet. Bei einer kleinen Lehrveranstaltung wird nicht mehr gezeigt.`,
  rate: toAnswered,
  noRate: 'Niemand war eingeschrieben',
  preview: 'Vorschau',
  previewStatus: 'Vorschau, nicht freigegeben',
  previewLead:
    'Noch nicht freigegeben: Nur das Evaluationsbüro sieht das. Lehrende und Institutsleitungen sehen es nach der Freigabe, wenn der Zeitraum es erlaubt.',
  guidelines: 'Was das Evaluationsbüro zum Lesen dieser Ergebnisse sagt',
  closedOn: 'Gezählt am',
  releaseAt: 'Freigegeben werden sie am',
  unnamed: 'Eine Gruppe ohne Namen',
  others: (name) => `Alle Ergebnisse von ${name === '' ? 'dieser Lehrperson' : name}`,
  parts: {
    course: 'Über den Kurs',
    pooled: 'Über alle Lehrenden zusammen',
    instructor: (name) => `Über ${name === '' ? 'eine Lehrperson' : name}`,
    you: (name) => `Über Sie, ${name}`,
  },
  question: {
    gone: 'Eine Frage, die es nicht mehr gibt',
    n: (n) => count(n, 'Antwort', 'Antworten'),
    shownTo: (number) => `Wegen einer früheren Antwort ${number} Studierenden gezeigt`,
    suppressed:
      'Zu wenige Studierende haben diese Frage beantwortet. Um sie zu schützen, werden keine Zahlen dazu gezeigt.',
    alike:
      'Weniger als zehn Studierende haben geantwortet, und alle gleich. Um sie zu schützen, wird ihre Antwort nicht gezeigt.',
    distribution: 'Wie sich die Antworten verteilen',
    table: 'Als Tabelle',
    answer: 'Antwort',
    count: 'Anzahl',
    share: 'Anteil',
    figures: 'Alle Zahlen, erklärt',
    figure: 'Zahl',
    value: 'Wert',
    meaning: 'Was sie bedeutet',
    favourable: (share) => `${share} günstig`,
    typical: (value, scale) => `Typische Antwort ${value}${scale === undefined ? '' : ` auf ${scale}`}`,
    interval: (from, to) =>
      from === to ? 'in der ganzen Gruppe' : `in der ganzen Gruppe wahrscheinlich ${from} bis ${to}`,
  },
  benchmark: {
    title: 'Im Vergleich mit anderen Gruppen',
    institution: 'Hochschule',
    department: 'Institut',
    place: (name, sections, place) => `${name}: ${places[place] ?? place} von ${count(sections, 'Gruppe', 'Gruppen')}`,
    note: (scale) =>
      `Die Werte gehen von ${scale}. Der Punkt ist diese Lehrveranstaltung, der breite Kasten die mittlere Hälfte der anderen, die Linie darin ihre Mitte, und der schmale Balken reicht von ihrem untersten zu ihrem obersten Zehntel. Andere freigegebene Gruppen, die in drei Jahren dasselbe gefragt wurden. Der Platz spricht nur von den Zahlen: Er sagt nichts über die Gründe.`,
    none: 'Keine Frage wird hier mit anderen Gruppen verglichen: Zu wenige Gruppen oder Lehrende wurden dasselbe gefragt.',
    columns: [
      'Verglichen mit',
      'Gruppen',
      'Unterstes Zehntel',
      'Unteres Viertel',
      'Mitte',
      'Oberes Viertel',
      'Oberstes Zehntel',
    ],
  },
  comments: {
    title: 'Kommentare',
    none: 'Zu dieser Frage werden keine Kommentare gezeigt.',
    removed: (number) => `${count(number, 'Kommentar wurde', 'Kommentare wurden')} bei der Durchsicht entfernt.`,
    removedOne: 'Bei der Durchsicht entfernt',
    reason: (reason) => `Grund: ${reason}`,
    private: 'Nur für die betroffene Lehrperson',
    undecided: 'Noch nicht durchgesehen',
    edited: 'Bei der Durchsicht unkenntlich gemacht',
    others: 'Kommentare zu anderen Fragen',
    failed: 'Die Kommentare ließen sich nicht laden.',
    hidden: 'Kommentare werden gezeigt, sobald sie durchgesehen und die Ergebnisse freigegeben sind.',
  },
  midterm: 'Nur Sie sehen dieses Ergebnis: Sie haben die Befragung begonnen.',
  report: 'Bericht zum Drucken',
  pdf: {
    button: 'Als PDF herunterladen',
    running: 'Das PDF wird gemacht …',
    failed: 'Das PDF ließ sich nicht machen. Versuchen Sie es erneut, oder drucken Sie den Bericht.',
  },
  overTerms: 'Bericht im Verlauf der Semester',
};

export const figureWordsDe: Words<typeof figureWordsEn> = {
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
};

/** A range in words; where everybody has answered, its ends are the same. */
export const rangeWordsDe = ([from, to]: readonly [number, number], show = toFigure): string =>
  show(from) === show(to) ? show(from) : `${show(from)} bis ${show(to)}`;

/** The values of a scale and which of them is best: `1 bis 5 (1 ist am besten)`. */
export const onScaleDe = (scale: Scale): string => {
  const [least, most] = rangeOf(scale);
  const best = bestOf(scale);
  return `${toNumber(least)} bis ${toNumber(most)}${best === undefined ? '' : ` (${toFigure(best)} ist am besten)`}`;
};
