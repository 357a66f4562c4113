import { readCsv } from '../../../../lib/import/files/csv.ts';
import type { TestAnswer, TestService } from '../../../support/service.ts';
import { figuresIn, type ReadFigure } from './benchmarks.ts';
import { answerIn, type Campus, enrolledIn, type PlacedClass, threshold, type Unit, unitsOf } from './campus.ts';
import type { Equation } from './solver.ts';
import type { Viewer } from './viewers.ts';

const none = Number.POSITIVE_INFINITY;

/** The unknowns of an evaluation. Counts are of a question, about an instructor or `null`. */
export const unknown = {
  completed: (evaluation: string): string => `completed ${evaluation}`,
  answered: (evaluation: string, student: string): string => `answered ${evaluation} ${student}`,
  n: (evaluation: string, question: string, instructor: string | null): string =>
    `n ${evaluation} ${question} ${instructor}`,
  count: (evaluation: string, question: string, instructor: string | null, value: string): string =>
    `count ${evaluation} ${question} ${instructor} ${value}`,
};

const sumOf = (names: readonly string[], from: number, to = from): Equation => ({
  terms: new Map(names.map((name) => [name, 1])),
  from,
  to,
});

/** That one unknown is at least another. */
const atLeast = (more: string, less: string): Equation => ({
  terms: new Map([
    [more, 1],
    [less, -1],
  ]),
  from: 0,
  to: none,
});

/** The counts of the answers after which a question with a condition is shown. */
const decidingCounts = (
  { evaluation }: PlacedClass,
  { shownIf, instructor }: Unit,
  { questions }: Campus,
): string[] => {
  if (shownIf === undefined) return [];
  const about = shownIf.question === questions.clear.id ? instructor : null;
  return shownIf.in.map((value) => unknown.count(evaluation, shownIf.question, about, value));
};

/** What everybody knows who has seen the class list. */
export const commonKnowledge = (campus: Campus): Equation[] =>
  campus.classes.flatMap((each) => {
    const { evaluation, students } = each;
    const completed = unknown.completed(evaluation);
    const answered = students.map(({ id }) => unknown.answered(evaluation, id));
    return [
      { terms: new Map([[completed, -1], ...answered.map((name) => [name, 1] as const)]), from: 0, to: 0 },
      // A late student may be invented, by a reader who knows that this student does not answer.
      ...students.map(({ id }) => sumOf([unknown.answered(evaluation, id)], 0, each.late.has(id) ? 0 : 1)),
      ...unitsOf(campus, each).flatMap((unit) => {
        const { question, instructor, values } = unit;
        const n = unknown.n(evaluation, question, instructor);
        const counts = values.map((value) => [unknown.count(evaluation, question, instructor, value), 1] as const);
        const deciding = decidingCounts(each, unit, campus).map((name) => [name, 1] as const);
        return [
          { terms: new Map([[n, -1], ...counts]), from: 0, to: 0 },
          atLeast(completed, n),
          // Nobody answers what was not shown.
          ...(deciding.length > 0 ? [{ terms: new Map([[n, -1], ...deciding]), from: 0, to: none }] : []),
        ];
      }),
    ];
  });

/** The value that a student has given in an evaluation; undefined where there is none. */
export const ownValue = (campus: Campus, each: PlacedClass, student: string, unit: Unit): string | undefined => {
  const ballot = each.plan.ballots[each.students.findIndex(({ id }) => id === student)];
  return ballot && answerIn(unitsOf(campus, each), unit, ballot);
};

/** What a student knows who remembers the own answers. */
export const ownKnowledge = (campus: Campus, student: string): Equation[] =>
  campus.classes.flatMap((each) => {
    const { evaluation, plan, students } = each;
    const position = students.findIndex(({ id }) => id === student);
    if (position < 0) return [];
    const own = unitsOf(campus, each).flatMap((unit) => {
      const { question, instructor } = unit;
      const value = ownValue(campus, each, student, unit);
      return value === undefined ? [] : [sumOf([unknown.count(evaluation, question, instructor, value)], 1, none)];
    });
    const hasAnswered = plan.ballots[position] === undefined ? 0 : 1;
    return [sumOf([unknown.answered(evaluation, student)], hasAnswered), ...own];
  });

interface ShownQuestion {
  readonly question: string;
  readonly is_suppressed: boolean;
  readonly is_pooled?: true;
  readonly suppressed_because?: string;
  readonly n?: number;
  readonly shown_to?: number;
  readonly counts?: Readonly<Record<string, number>>;
}

interface ShownUnit {
  readonly instructor: string | null;
  readonly questions: readonly ShownQuestion[];
}

const thresholdOf = ({ plan }: PlacedClass): number => plan.ownThreshold ?? threshold;

const readQuestion = ({ campus, each }: Placed, instructor: string | null, shown: ShownQuestion): Equation[] => {
  const { evaluation, teaching } = each;
  const unit = unitsOf(campus, each).find(({ question }) => question === shown.question);
  const deciding = unit === undefined ? [] : decidingCounts(each, { ...unit, instructor }, campus);
  const about = shown.is_pooled ? teaching.map(({ id }) => id) : [instructor];
  const names = about.map((id) => unknown.n(evaluation, shown.question, id));
  if (shown.is_suppressed) {
    // One with a condition is withheld for what others were shown, too.
    if (deciding.length > 0) return [];
    // Of several instructors, one may be left out for what another has.
    const saysFew = shown.suppressed_because !== 'alike' && (instructor === null || teaching.length === 1);
    return saysFew && !shown.is_pooled ? [sumOf(names, 0, thresholdOf(each) - 1)] : [];
  }
  const counts = Object.entries(shown.counts ?? {}).map(([value, count]) =>
    sumOf(
      about.map((id) => unknown.count(evaluation, shown.question, id, value)),
      count,
    ),
  );
  const branch = shown.shown_to === undefined || shown.is_pooled ? [] : [sumOf(deciding, shown.shown_to)];
  return shown.n === undefined ? counts : [sumOf(names, shown.n), ...counts, ...branch];
};

interface Placed {
  readonly campus: Campus;
  readonly each: PlacedClass;
}

/** What a result says, alone or in a list. */
const readResult = (placed: Placed, attributes: TestAnswer['document']): Equation[] => {
  const { each } = placed;
  const { status, withheld_because: because, completed, units = [] } = attributes;
  const name = unknown.completed(each.evaluation);
  const named = typeof completed === 'number' ? [sumOf([name], completed)] : [];
  if (because === 'too_few_responses') return [sumOf([name], 0, thresholdOf(each) - 1), ...named];
  if (status !== 'available' || typeof completed !== 'number') return [];
  return [
    sumOf([name], completed),
    ...(units as ShownUnit[]).flatMap(({ instructor, questions }) =>
      questions.flatMap((question) => readQuestion(placed, instructor, question)),
    ),
  ];
};

/** A line of the results in rows: a question of a unit, or an evaluation that shows none. */
interface ShownRow {
  readonly evaluation: string;
  readonly status: string;
  readonly withheld_because: string | null;
  readonly completed: number | null;
  readonly instructor: string | null;
  readonly question: string | null;
  readonly is_suppressed: string | null;
  readonly is_pooled: string | null;
  readonly n: number | null;
  readonly counts: string | null;
}

/** A cell of CSV as a line of JSON has it. */
const cellOf = (text: string): string | number | null => {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
};

const readCsvRows = async (text: string): Promise<ShownRow[]> => {
  const [header, ...rows] = await Array.fromAsync(readCsv(bytesOf(text), 'results.csv'));
  return rows.map(
    ({ fields }) =>
      Object.fromEntries(
        header?.fields.map((name, index) => [name, cellOf(fields[index] ?? '')]) ?? [],
      ) as unknown as ShownRow,
  );
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

const parsers = {
  'application/x-ndjson': (text: string) =>
    text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ShownRow])),
  'text/csv': readCsvRows,
} as const;

/** The counts of a row; shares of a small class that agrees stand in their place, and add up to something else. */
const countsIn = ({ counts, n }: ShownRow): Readonly<Record<string, number>> => {
  const pairs = (counts ?? '').split('; ').flatMap((each): [string, number][] => {
    const [, name = '', count] = /^(.+): (\d+)$/.exec(each) ?? [];
    return count === undefined ? [] : [[name, Number(count)]];
  });
  return pairs.reduce((sum, [, count]) => sum + count, 0) === n ? Object.fromEntries(pairs) : {};
};

const questionIn = (row: ShownRow): ShownQuestion => ({
  question: row.question ?? '',
  is_suppressed: row.is_suppressed === 'true',
  // A row does not say why.
  suppressed_because: 'alike',
  ...(row.is_pooled === 'true' && { is_pooled: true }),
  ...(row.n !== null && { n: row.n, counts: countsIn(row) }),
});

/** The attributes of a result as its rows have them. */
const attributesIn = (rows: readonly ShownRow[]): TestAnswer['document'] => {
  const units = Map.groupBy(
    rows.filter(({ question }) => question !== null),
    ({ instructor }) => instructor,
  );
  const [{ status, withheld_because, completed } = {}] = rows as readonly Partial<ShownRow>[];
  return {
    ...{ status, withheld_because, completed },
    units: [...units].map(([instructor, each]) => ({ instructor, questions: each.map(questionIn) })),
  };
};

interface ShownSum {
  readonly sections?: number;
  readonly evaluations?: number;
  readonly enrolled: number;
  readonly completed: number | string | null;
}

const bands: Readonly<Record<string, readonly [number, number]>> = { '0': [0, 0], '1–4': [1, 4], '5+': [5, none] };

/**
 * What a reader learns from a sum over classes. The sum may count all classes of a group, or only those with shown numbers:
 * its numbers of classes and students say which. A sum that fits neither is ignored.
 */
const readSum = (group: readonly PlacedClass[], shown: ReadonlySet<string>, sum: ShownSum | null): Equation[] => {
  if (sum === null || sum.completed === null) return [];
  const fits = (classes: readonly PlacedClass[]): boolean =>
    classes.length === (sum.sections ?? sum.evaluations) &&
    classes.reduce((total, each) => total + enrolledIn(each), 0) === sum.enrolled;
  const counted = [group, group.filter(({ evaluation }) => shown.has(evaluation))].find(fits);
  if (counted === undefined) return [];
  const [from, to] =
    typeof sum.completed === 'string' ? (bands[sum.completed] ?? [0, none]) : [sum.completed, sum.completed];
  return [
    sumOf(
      counted.map(({ evaluation }) => unknown.completed(evaluation)),
      from,
      to,
    ),
  ];
};

/** What an instructor is shown while the period is open. */
const readSoFar = (evaluation: string, sum: Readonly<Record<string, number | string>> | undefined): Equation[] => {
  if (sum === undefined) return [];
  const { completed, completed_band: band } = sum;
  const [from, to] = typeof completed === 'number' ? [completed, completed] : (bands[String(band)] ?? [0, none]);
  return [sumOf([unknown.completed(evaluation)], from, to)];
};

/** What a list of those who have something left to answer says, in some classes, of who has answered. */
const readReminders = (
  classes: readonly PlacedClass[],
  reminders: readonly { readonly student: string; readonly open: number }[],
): Equation[] => {
  const open = new Map(reminders.map((each) => [each.student, each.open]));
  const enrolments = classes.flatMap(({ evaluation, students, left }) =>
    students.flatMap(({ id }) => (left.has(id) ? [] : [{ id, name: unknown.answered(evaluation, id) }])),
  );
  return [...Map.groupBy(enrolments, (each) => each.id)].map(([id, own]) =>
    sumOf(
      own.map(({ name }) => name),
      own.length - (open.get(id) ?? 0),
    ),
  );
};

/** What a viewer has read: sums, figures, and by evaluation the questions of its units, shown or not. */
interface Read {
  readonly equations: Equation[];
  readonly figures: readonly ReadFigure[];
  readonly met: readonly Met[];
}

/** A question that a viewer has met in a result. */
export interface Met {
  readonly evaluation: string;
  readonly question: string;
  readonly isShown: boolean;
}

const metIn = (evaluation: string, { units = [] }: TestAnswer['document']): Met[] =>
  (units as ShownUnit[]).flatMap(({ questions }) =>
    questions.map(({ question, is_suppressed }) => ({ evaluation, question, isShown: !is_suppressed })),
  );

/** Reads everything that a viewer can read of a campus, and says it in equations. */
export const readAs = async (service: TestService, campus: Campus, viewer: Viewer): Promise<Read> => {
  const { classes, period, teachers } = campus;
  const { headers } = viewer;
  const equations: Equation[] = [];
  const figures: ReadFigure[] = [];
  const met: Met[] = [];
  const shown = new Set<string>();
  const get = async (target: string) => {
    const { status, document } = await service.call('GET', `/api/v1/${target}`, { headers });
    return status === 200 ? document : undefined;
  };
  const byId = new Map(classes.map((each) => [each.evaluation, each]));
  const take = (id: string, attributes: TestAnswer['document']): void => {
    const each = byId.get(id);
    if (each === undefined) return;
    if (attributes.status === 'available') shown.add(id);
    met.push(...metIn(id, attributes));
    equations.push(...readResult({ campus, each }, attributes));
  };

  for (const { evaluation } of classes) {
    const result = await get(`course_evaluations/${evaluation}/result`);
    if (result === undefined) continue;
    take(evaluation, result.data.attributes);
    figures.push(...figuresIn(campus, evaluation, result.data.attributes));
    // The office is shown the numbers while the period is open, and reminds by them.
    if (viewer.teacher !== undefined) equations.push(...readSoFar(evaluation, result.meta?.participation));
  }
  const flags = ['low_answer', 'high_deviation'].map((flag) => `&filter[flag]=${flag}`);
  for (const query of ['', '&sort=-response_rate', ...flags, '&filter[status]=withheld']) {
    const list = await get(`course_evaluation_results?filter[period]=${period.id}&page[size]=100${query}`);
    for (const { id, attributes } of list?.data ?? []) take(id, attributes);
  }

  for (const accept of ['application/x-ndjson', 'text/csv'] as const) {
    const rows = await service.call('GET', `/api/v1/course_evaluation_results?filter[period]=${period.id}`, {
      headers: { ...headers, accept },
    });
    const shownRows = rows.status === 200 ? await parsers[accept](rows.text) : [];
    for (const [id, each] of Map.groupBy(shownRows, ({ evaluation }) => evaluation)) take(id, attributesIn(each));
  }

  const taughtIn = (department: string | null): readonly PlacedClass[] =>
    classes.filter(({ plan }) => plan.teachers.some((each) => teachers[each]?.department?.id === department));
  const sized = ({ from, to }: { readonly from: number; readonly to: number | null }): readonly PlacedClass[] =>
    classes.filter((each) => enrolledIn(each) >= from && enrolledIn(each) <= (to ?? none));
  for (const sums of [
    (await get(`course_evaluation_periods/${period.id}/response_rates`))?.meta,
    (await get(`course_evaluation_periods/${period.id}/summary`))?.meta.participation,
  ]) {
    if (sums === undefined || sums === null) continue;
    equations.push(...readSum(classes, shown, 'total' in sums ? sums.total : sums));
    for (const each of sums.departments) equations.push(...readSum(taughtIn(each.department), shown, each));
    for (const each of sums.class_sizes) equations.push(...readSum(sized(each), shown, each));
    for (const { evaluation, completed } of sums.behind ?? [])
      equations.push(sumOf([unknown.completed(evaluation)], completed));
  }

  const courses = Map.groupBy(classes, ({ course }) => course.id);
  const narrowed = [
    ['', classes] as const,
    ...[...courses].map(([id, own]) => [`?filter[course]=${id}`, own] as const),
  ];
  for (const [query, some] of narrowed) {
    const rates = query === '' ? undefined : await get(`course_evaluation_periods/${period.id}/response_rates${query}`);
    if (rates !== undefined) equations.push(...readSum(some, shown, rates.meta));
    const reminded = await get(`course_evaluation_periods/${period.id}/reminders${query}`);
    if (reminded !== undefined) equations.push(...readReminders(some, reminded.meta.reminders));
  }
  const mine = (await get('my/response_rates'))?.meta;
  for (const { evaluation, enrolled, completed } of mine?.evaluations ?? [])
    equations.push(
      ...classes
        .filter((each) => each.evaluation === evaluation)
        .flatMap((each) => readSum([each], shown, { sections: 1, enrolled, completed })),
    );
  for (const each of mine?.departments ?? []) equations.push(...readSum(taughtIn(each.department), shown, each));

  const written = new Map<string, number>();
  // Each is shown or not for itself, whatever the list: one list is enough.
  let next: string | null = `course_evaluation_comments?filter[period]=${period.id}&page[size]=100`;
  while (next !== null) {
    const comments: TestAnswer['document'] = await get(next);
    for (const { relationships } of comments?.data ?? []) {
      const { evaluation, question, instructor } = relationships;
      const name = unknown.n(evaluation.data.id, question.data.id, instructor.data?.id ?? null);
      written.set(name, (written.get(name) ?? 0) + 1);
    }
    next = comments?.links.next?.split('/api/v1/')[1] ?? null;
  }
  for (const [name, count] of written) equations.push(sumOf([name], count, none));
  equations.push(...(await readRefusals(service, campus, viewer)));
  return { equations, figures, met };
};

/** What refused changes say of what they would discard. Nothing is changed. */
const readRefusals = async (service: TestService, campus: Campus, { headers }: Viewer): Promise<Equation[]> => {
  const { classes, period } = campus;
  const courses = [...new Set(classes.map(({ course }) => course.id))];
  const equations: Equation[] = [];
  for (const left of [undefined, ...courses]) {
    const attributes = { course_uuids: left === undefined ? [] : courses.filter((each) => each !== left) };
    const body = { data: { type: 'course_evaluation_period', id: period.id, attributes } };
    const target = `/api/v1/course_evaluation_periods/${period.id}`;
    const { status, document, text } = await service.call('PATCH', target, { body, headers });
    if (status < 400) throw new Error(`a change that discards answers was carried out: ${text}`);
    const responses = document.errors?.[0]?.meta?.discarded?.responses;
    const concerned = classes.filter(({ course }) => left === undefined || course.id === left);
    if (typeof responses === 'number')
      equations.push(
        sumOf(
          concerned.map(({ evaluation }) => unknown.completed(evaluation)),
          responses,
        ),
      );
    if (status === 403) break;
  }
  return equations;
};
