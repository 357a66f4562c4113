import type { Words } from '../../../shared/language/own-language.ts';
import { count, toNumber } from '../../parts/formats.ts';
import type { en } from './messages-en.ts';

const courses = (number: number): string => count(number, 'Kurs', 'Kurse');
const sections = (number: number): string => count(number, 'Gruppe', 'Gruppen');

export const de: Words<typeof en> = {
  title: 'Neuer Evaluationszeitraum',
  lead: 'Er beginnt als Entwurf, den Studierende nicht sehen. Sie sehen ihn an und veröffentlichen ihn, wenn er stimmt.',

  what: 'Was bewertet wird',
  name: 'Name',
  nameHint: 'Wie Studierende und Lehrende ihn sehen: „Herbst 2026, Semesterende“.',
  type: 'Wann im Semester',
  types: { end_of_term: 'An seinem Ende', midterm: 'In seiner Mitte', custom: 'Zu anderer Zeit' },
  kind: 'Studierende bewerten',
  kinds: { section: 'jede Gruppe als Ganzes', instructor: 'jede ihrer Lehrpersonen' },
  term: 'Semester',
  chooseTerm: 'Ein Semester wählen',
  noTerms: 'Es gibt noch kein Semester: Importieren Sie zuerst die Kurse eines Semesters.',

  courses: 'Welche Kurse',
  counting: (number) => `Die Gruppen des Semesters werden gelesen … bisher ${toNumber(number)}`,
  all: (number, of) => `Alle, die im Semester gelehrt werden: ${courses(number)}, ${sections(of)}`,
  some: 'Nur einige davon',
  noCourses: 'Kein Kurs hat eine Gruppe in diesem Semester: Importieren Sie sie zuerst.',
  department: 'Gelehrt von Personen aus',
  departmentHint: 'Ein Kurs hat selbst kein Institut: Es zählt, wo die Lehrenden zu Hause sind.',
  anyDepartment: 'Jedes Institut',
  readingDepartment: 'Was das Institut lehrt, wird gelesen …',
  departmentFailed: 'Was das Institut lehrt, ließ sich nicht lesen: Alle Kurse werden gezeigt',
  find: 'Nach Name oder Nummer suchen',
  chosen: (number, of) => `${courses(number)} mit ${sections(of)} gewählt.`,
  shown: (number, of) => `Die ersten ${toNumber(number)} von ${toNumber(of)} gefundenen.`,
  noneFound: 'Kein Kurs des Semesters passt.',
  chooseAll: (number) => `Die ${courses(number)} wählen, die gefunden sind`,
  chooseNone: 'Keine wählen',

  when: 'Wann',
  opens: 'Öffnet',
  closes: 'Schließt',
  zone: (zone) => `In Ihrer Zeitzone, ${zone}.`,
  release: 'Ergebnisse sichtbar ab',
  releaseHint: 'Lassen Sie es leer, um später zu entscheiden. Nie, bevor der Zeitraum geschlossen ist.',

  results: 'Ergebnisse',
  threshold: 'Mindestzahl von Antworten',
  thresholdHint:
    'Ergebnisse von Evaluationen mit weniger Antworten bleiben allen verborgen. Nach dem Schließen lässt sie sich nicht ändern.',
  readers: 'Wer sie außer dem Evaluationsbüro sieht',
  replies: 'Von Lehrenden wird eine Antwort an ihre Studierenden erwartet',
  roles: { instructor: 'Lehrende, jeweils die eigenen', department_admin: 'Institutsleitungen' },
  flags: 'Was markiert wird',
  low: 'Fragen mit einer Antwort von höchstens',
  deviation: 'Fragen mit einer Standardabweichung über',
  flagHint: 'Leer: Danach wird nichts markiert.',

  mails: 'Nachrichten',
  plan: 'Die üblichen Nachrichten planen',
  planHint: 'Der Dienst verschickt sie von selbst. Jede lässt sich ändern, sobald der Entwurf da ist.',
  noMail:
    'Der Versand von Mails ist nicht eingerichtet, sodass nichts verschickt würde. Wer den Dienst betreibt, kann ihn einrichten; Nachrichten lassen sich vorher planen.',

  questions: 'Fragen',
  source: 'Übernehmen aus',
  noSource: 'Keinem Zeitraum: Ich füge sie später hinzu',
  sourceHint: 'Sie werden kopiert und lassen sich ändern, bis die erste Person geantwortet hat.',

  create: 'Entwurf anlegen',
  resume: 'Das Übrige erneut versuchen',
  toDraft: 'Zum Entwurf',
  steps: {
    period:
      'Der Zeitraum und seine Evaluationen werden angelegt. Bei Tausenden von Gruppen dauert es bis zu einer halben Minute …',
    schedule: 'Die Zeiten werden festgelegt …',
    messages: 'Die Nachrichten werden geplant …',
    questions: 'Die Fragen werden kopiert …',
    coverage: 'Die Evaluationen seiner Gruppen werden angelegt …',
  },
  failed: 'Der Zeitraum wurde nicht angelegt',
  halfDone: 'Der Entwurf wurde angelegt, aber nicht ganz',
  halfDoneLead:
    'Was angelegt ist, bleibt. Berichtigen Sie, was genannt ist, und versuchen Sie das Übrige erneut, oder arbeiten Sie im Entwurf weiter.',

  problems: {
    name: 'Sagen Sie, wie er heißt.',
    term: 'Wählen Sie ein Semester.',
    courses: 'Wählen Sie mindestens einen Kurs.',
    opens: 'Sagen Sie, wann er öffnet.',
    closes: 'Sagen Sie, wann er schließt.',
    order: 'Er muss schließen, nachdem er geöffnet hat.',
    past: 'Er wäre schon geschlossen.',
    threshold: 'Geben Sie eine ganze Zahl an, mindestens 1.',
    low: 'Geben Sie eine ganze Zahl an, oder lassen Sie es leer.',
    deviation: 'Geben Sie eine Zahl an, mindestens 0, oder lassen Sie es leer.',
  },
  labels: {
    '/data/attributes/name': 'Name',
    '/data/attributes/course_uuids': 'Welche Kurse',
    '/data/attributes/opens_at': 'Öffnet',
    '/data/attributes/closes_at': 'Schließt',
    '/data/attributes/results_release_at': 'Ergebnisse sichtbar ab',
    '/data/attributes/minimum_response_threshold': 'Mindestzahl von Antworten',
    '/data/attributes/results_guidelines': 'Hinweis an alle, die Ergebnisse lesen',
    '/data/attributes/flag_answers_at_or_below': 'Fragen mit einer Antwort von höchstens',
    '/data/attributes/flag_standard_deviation_above': 'Fragen mit einer Standardabweichung über',
    '/data/relationships/term': 'Semester',
    '/data/relationships/source': 'Übernehmen aus',
  },
};
