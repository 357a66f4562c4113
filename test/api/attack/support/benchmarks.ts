import { benchmarkOf } from '../../../../lib/domain/evaluations/results/benchmarks/quantiles.ts';
import type { TestAnswer } from '../../../support/service.ts';
import type { Campus, EarlierMedian } from './campus.ts';
import type { Viewer } from './viewers.ts';

/** What a viewer reads of the question that an earlier period has asked too. */
export interface ReadFigure {
  readonly evaluation: string;
  readonly median: number;
  readonly benchmarks: Readonly<Partial<Record<'institution' | 'department', { readonly place: string }>>>;
}

/** The figures of that question in a result. */
export const figuresIn = (
  { questions }: Campus,
  evaluation: string,
  { units = [] }: TestAnswer['document'],
): ReadFigure[] =>
  (units as TestAnswer['document'][]).flatMap((unit) =>
    (unit.questions as TestAnswer['document'][]).flatMap(({ question, figures, benchmarks = {} }) =>
      question === questions.overall.id && figures !== undefined
        ? [{ evaluation, median: figures.interpolated_median, benchmarks }]
        : [],
    ),
  );

/** What is out, of now and of earlier, with who has taught it. */
const released = ({ classes, teachers, earlier }: Campus, figures: readonly ReadFigure[]): EarlierMedian[] => {
  const now = figures.flatMap(({ evaluation, median }) => {
    const found = classes.find((each) => each.evaluation === evaluation);
    const taught = found?.plan.teachers.flatMap((position) => teachers[position] ?? []) ?? [];
    const departments = [...new Set(taught.flatMap(({ department }) => department?.id ?? []))];
    const instructors = taught.map(({ instructor }) => instructor.id);
    return [{ section: evaluation, value: median, instructors, departments }];
  });
  return [...earlier, ...now];
};

/** The benchmarks that do not follow from the released results: such a benchmark would reveal unreleased ones. */
export const strayBenchmarks = (
  campus: Campus,
  viewer: Viewer,
  { seen, out }: { readonly seen: readonly ReadFigure[]; readonly out: readonly ReadFigure[] },
): string[] => {
  const all = released(campus, out);
  return seen.flatMap(({ evaluation, median, benchmarks }) => {
    const [own] = released({ ...campus, earlier: [] }, [{ evaluation, median, benchmarks }]);
    const [department] = own?.departments ?? [];
    const groups = {
      institution: all,
      department: all.filter((each) => each.departments.length === 1 && each.departments[0] === department),
    };
    return Object.entries(benchmarks).flatMap(([group, { place: _place, ...shown }]) => {
      const expected = benchmarkOf(groups[group as keyof typeof groups]);
      const isSame = Object.entries(shown).every(
        ([name, value]) => expected?.[name as keyof typeof expected] === value,
      );
      return expected !== undefined && isSame
        ? []
        : [`${viewer.name}: a benchmark of the ${group} counts what is not out`];
    });
  });
};
