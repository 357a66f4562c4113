import { textOf } from '../../../model/definition/record-fields.ts';
import { readBy } from '../../../model/read/read-by.ts';
import type { MyResponseRates } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { classNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationPeriod } from '../../../resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationSectionInstructor } from '../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { evaluationId, isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { scheduledTimes, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { periodsOfSections } from '../../../resources/course-evaluations/terms-of-section.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { readMidterms } from '../midterms/items.ts';
import { readParticipation } from './participation.ts';
import { readDepartmentRates } from './response-rates.ts';
import { shownToTeacher } from './shown-rate.ts';

/** The sections that a person teaches and the departments that the person chairs. All are ids. */
interface Standing {
  readonly instructors: ReadonlySet<string>;
  readonly departments: ReadonlySet<string>;
}

/** The maximum number of shown sections: the ones that were assigned last. */
const mostSections = 200;

/** All periods, each as it is at this moment. */
const readEachPeriod = (store: Store): Promise<StoredRecord[]> => {
  const { type, unread } = courseEvaluationPeriod;
  return Array.fromAsync(readList(store, { path: orderPath(type, 'created_at'), range: allKeys, batch: 100, unread }));
};

const readSectionsTaught = async (store: Store, instructors: ReadonlySet<string>): Promise<StoredRecord[]> => {
  if (instructors.size === 0) return [];
  const taught = await Array.fromAsync(
    readBy(store, courseEvaluationSectionInstructor, ['instructor', [...instructors]], mostSections),
  );
  const ids = new Set(taught.slice(-mostSections).map(({ section }) => String(section)));
  const sections = await store.readManyInline([...ids].map((id) => ({ type: 'course_evaluation_section', id })));
  return sections.filter(isEvaluated);
};

const readEach = (store: Store, type: string, ids: readonly string[]): Promise<StoredRecord[]> =>
  store.readManyInline([...new Set(ids)].map((id) => ({ type, id })));

/** A midterm and its period. */
export interface OwnMidterm {
  readonly section: StoredRecord;
  readonly period: StoredRecord;
}

const readOwnMidterms = async (
  store: Store,
  instructors: ReadonlySet<string>,
  sections: ReadonlyMap<string, StoredRecord>,
): Promise<OwnMidterm[]> => {
  const found = await readMidterms(store, [...sections.keys()]);
  const sectionOf = new Map(
    found.flatMap(({ section, midterms }) =>
      midterms.flatMap((each) => (instructors.has(each.instructor) ? [[each.period, section] as const] : [])),
    ),
  );
  const periods = await readEach(store, courseEvaluationPeriod.type, [...sectionOf.keys()]);
  return periods.flatMap((period) => {
    const section = sections.get(sectionOf.get(period.id) ?? '');
    return section === undefined ? [] : [{ section, period }];
  });
};

/** The data shown to a person: periods by their status, and the person's sections. */
export interface Own {
  readonly standing: Standing;
  readonly now: Date;
  /** For a chair all periods; for an instructor the periods that may evaluate the sections. */
  readonly periods: ReadonlyMap<PeriodStatus, readonly StoredRecord[]>;
  /** The sections by id, without cancelled ones; at most 200. */
  readonly sections: ReadonlyMap<string, StoredRecord>;
  /** Returns the name of one of these sections. */
  nameOf(section: StoredRecord): string;
  /** The midterms that the person has started of these sections. */
  readonly midterms: readonly OwnMidterm[];
}

const readClasses = async (store: Store, sections: readonly StoredRecord[], instructors: ReadonlySet<string>) => {
  const ids = sections.flatMap((section) => textOf(section, 'course') ?? []);
  const [courses, midterms] = await Promise.all([
    readEach(store, 'course_evaluation_course', ids).then(recordsById),
    readOwnMidterms(store, instructors, recordsById(sections)),
  ]);
  return {
    sections: recordsById(sections),
    midterms,
    nameOf: (section: StoredRecord) => classNameOf(section, courses.get(String(section.course))),
  };
};

/** Reads the data shown to a person. 4 round trips, 5 if the person chairs nothing or has started midterms. */
export const readOwn = async (store: Store, standing: Standing, now: Date): Promise<Own> => {
  const taught = readSectionsTaught(store, standing.instructors);
  const [periods, classes] = await Promise.all([
    standing.departments.size > 0
      ? readEachPeriod(store)
      : taught.then((sections) => periodsOfSections(store, sections)),
    taught.then((sections) => readClasses(store, sections, standing.instructors)),
  ]);
  return { standing, now, periods: Map.groupBy(periods, (period) => statusOfPeriod(period, now)), ...classes };
};

const shownOf = (period: StoredRecord) => ({
  period: period.id,
  period_name: String(period.name),
  closes_at: scheduledTimes(period).closesAt,
});

const rateOfClass = async (store: Store, period: StoredRecord, evaluation: StoredRecord) => {
  const counts = await readParticipation(store, period, evaluation);
  return { enrolled: counts.enrolled, ...shownToTeacher(counts) };
};

const ratesOfClasses = async (
  store: Store,
  periods: readonly StoredRecord[],
  { sections, nameOf, midterms, now }: Own,
): Promise<MyResponseRates['evaluations']> => {
  const open = midterms.filter((each) => statusOfPeriod(each.period, now) === 'open');
  const ids = [
    ...periods.flatMap(({ id }) => [...sections.keys()].map((section) => evaluationId(id, section))),
    ...open.map((each) => evaluationId(each.period.id, each.section.id)),
  ];
  const evaluations = await readEach(store, 'course_evaluation', ids);
  const period = recordsById([...periods, ...open.map((each) => each.period)]);
  return Promise.all(
    evaluations.map(async (evaluation) => {
      const section = sections.get(String(evaluation.section)) as StoredRecord;
      const ofClass = period.get(String(evaluation.period)) as StoredRecord;
      return {
        evaluation: evaluation.id,
        section: section.id,
        name: nameOf(section),
        ...shownOf(ofClass),
        ...(await rateOfClass(store, ofClass, evaluation)),
      };
    }),
  );
};

const ratesOfDepartments = async (
  store: Store,
  periods: readonly StoredRecord[],
  { departments, now }: { readonly departments: ReadonlySet<string>; readonly now: Date },
): Promise<MyResponseRates['departments']> => {
  if (departments.size === 0) return [];
  const names = recordsById(await readEach(store, 'department', [...departments]));
  const shown: MyResponseRates['departments'][number][] = [];
  // The periods are read one after another, because each read takes a whole period.
  for (const period of periods)
    for (const [department, rate] of await readDepartmentRates(store, period.id, now)) {
      const name = names.get(department)?.name;
      if (typeof name === 'string') shown.push({ department, department_name: name, ...shownOf(period), ...rate });
    }
  return shown;
};

const byWhatClosesFirst = (
  one: MyResponseRates['evaluations'][number],
  other: MyResponseRates['evaluations'][number],
): number =>
  (one.closes_at ?? '~').localeCompare(other.closes_at ?? '~') ||
  one.name.localeCompare(other.name) ||
  (one.evaluation < other.evaluation ? -1 : 1);

/**
 * Reads how many have answered so far in a person's sections and departments. For an instructor 1 round trip, with 2
 * requests for each section; for a chair, as many as the rates of each open period take.
 */
export const readMyRates = async (
  store: Store,
  own: Own,
): Promise<Pick<MyResponseRates, 'evaluations' | 'departments'>> => {
  const periods = own.periods.get('open') ?? [];
  const { departments } = own.standing;
  const [classes, chaired] = await Promise.all([
    ratesOfClasses(store, periods, own),
    ratesOfDepartments(store, periods, { departments, now: own.now }),
  ]);
  return { evaluations: classes.toSorted(byWhatClosesFirst), departments: chaired };
};
