import type { MyResponseRates } from '../../../../resources/course-evaluations/answers/response-rates.ts';
import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationSection } from '../../../../resources/course-evaluations/course-evaluation-section.ts';
import { evaluationId, isEvaluated } from '../../../../resources/course-evaluations/coverage.ts';
import { questionLayer } from '../../../../resources/course-evaluations/question-layer.ts';
import { linkageSize } from '../../../../store/linkage.ts';
import { recordsById, type StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { departmentsBelow } from '../../../departments/tree.ts';
import type { Own } from '../../response-rates/my-rates.ts';
import { readEvaluationsOf } from '../../response-rates/read-evaluations.ts';
import { departmentsOf } from '../../response-rates/teaching.ts';
import { type Layer, layersOf, levelSetId, setReference } from './layers.ts';

type Addition = MyResponseRates['additions'][number];
type Target = Pick<Addition, 'target' | 'name' | 'section'>;

/** Returns the sections of a period that the person teaches. */
const ownSections = async (store: Store, period: StoredRecord, { sections, nameOf }: Own): Promise<Target[]> => {
  const ids = [...sections.keys()].map((section) => evaluationId(period.id, section));
  const evaluations = await store.readManyInline(ids.map((id) => ({ type: courseEvaluation.type, id })));
  return evaluations.flatMap((evaluation) => {
    const section = sections.get(String(evaluation.section));
    return section === undefined ? [] : [{ target: section.id, name: nameOf(section), section: section.id }];
  });
};

/** The maximum number of a department's sections that are read to find one that is not cancelled. */
const mostLookedAt = 25;

const firstEvaluated = async (store: Store, ids: readonly string[]): Promise<string | null> => {
  const references = ids.slice(0, mostLookedAt).map((id) => ({ type: courseEvaluationSection.type, id }));
  return (await store.readManyInline(references)).find(isEvaluated)?.id ?? null;
};

/** Returns some departments, each with a section that gets their questions. */
const ownDepartments = async (
  store: Store,
  period: StoredRecord,
  departments: readonly string[],
): Promise<Target[]> => {
  const evaluations = await readEvaluationsOf(store, period.id);
  const sections = new Set(evaluations.map(({ section }) => String(section)));
  const taughtIn = await departmentsOf(store, sections);
  return Promise.all(
    departments.map(async (id) => {
      const below = await departmentsBelow(store, new Set([id]));
      const ids = new Set(below.map((each) => each.id));
      const asked = [...sections].filter((each) => taughtIn(each).some((department) => ids.has(department)));
      const name = String(below.find((each) => each.id === id)?.name ?? '');
      return { target: id, name, section: await firstEvaluated(store, asked) };
    }),
  );
};

const additionsIn = async (store: Store, period: StoredRecord, own: Own): Promise<Addition[]> => {
  const { departments } = own.standing;
  const layers = layersOf(period).filter(({ department }) =>
    department === null ? own.sections.size > 0 : departments.has(department),
  );
  if (layers.length === 0) return [];
  const chaired = layers.flatMap(({ department }) => department ?? []);
  const [records, sections, below] = await Promise.all([
    store.readManyInline(layers.map(({ id }) => ({ type: questionLayer.type, id }))).then(recordsById),
    layers.length > chaired.length ? ownSections(store, period, own) : [],
    chaired.length > 0 ? ownDepartments(store, period, chaired) : [],
  ]);
  const targetsOf = ({ department }: Layer): readonly Target[] =>
    department === null ? sections : below.filter(({ target }) => target === department);
  const found = layers.flatMap((layer) => {
    const record = records.get(layer.id);
    return record === undefined ? [] : targetsOf(layer).map((target) => ({ record, target }));
  });
  const setOf = ({ target: { target } }: (typeof found)[number]) => levelSetId(period.id, target);
  const sets = recordsById(await store.readManyInline(found.map((each) => setReference(setOf(each)))));
  return found.map((each) => {
    const { record, target } = each;
    const set = sets.get(setOf(each));
    const level = record.level === 'instructor' ? 'instructor' : 'department';
    return {
      layer: record.id,
      level,
      ...target,
      period: period.id,
      period_name: String(period.name),
      most: Number(record.most),
      until: String(record.until),
      from_bank_only: Boolean(record.from_bank_only ?? level === 'instructor'),
      questions: set === undefined ? 0 : linkageSize(set, 'questions'),
    };
  });
};

/**
 * Reads the layers in which a person can add questions, in published periods that have not opened, earliest deadline
 * first; also those with a past deadline. 3 round trips for an instructor. A chair needs as many more as it takes to
 * find the instructors of a period.
 */
export const readAdditions = async (store: Store, own: Own): Promise<Addition[]> => {
  const periods = own.periods.get('scheduled') ?? [];
  const found = await Promise.all(periods.map((period) => additionsIn(store, period, own)));
  return found
    .flat()
    .toSorted((one, other) => one.until.localeCompare(other.until) || one.name.localeCompare(other.name));
};
