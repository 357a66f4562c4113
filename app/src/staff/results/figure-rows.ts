import { toFigure, toPercent } from '../parts/formats.ts';
import { figureWords, rangeWords } from './messages.ts';
import type { Figures } from './result.ts';

/** A figure with its explanation. */
export interface FigureRow {
  readonly name: string;
  readonly value: string;
  readonly meaning: string;
}

type Name = keyof typeof figureWords;

const pair = (range: readonly number[] | null): readonly [number, number] | null => {
  const [from, to] = range ?? [];
  return from === undefined || to === undefined ? null : [from, to];
};

const valuesOf = (figures: Figures): Readonly<Record<Name, string | null>> => {
  const [interval, bounds] = [pair(figures.percent_favourable_interval), pair(figures.nonresponse_bounds)];
  const { percent_favourable: favourable, margin_of_error: margin } = figures;
  return {
    interpolated_median: toFigure(figures.interpolated_median),
    percent_favourable: favourable === null ? null : toPercent(favourable),
    percent_favourable_interval: interval && rangeWords(interval, toPercent),
    mean: toFigure(figures.mean),
    margin_of_error: margin === null ? null : `± ${toFigure(margin)}`,
    nonresponse_bounds: bounds && rangeWords(bounds),
    median: toFigure(figures.median),
    standard_deviation: toFigure(figures.standard_deviation),
    dispersion: toFigure(figures.dispersion),
  };
};

const names = Object.keys(figureWords) as Name[];

/** Returns all available figures of a question, the most helpful first. */
export const figureRows = (figures: Figures): readonly FigureRow[] => {
  const values = valuesOf(figures);
  return names.flatMap((name) => {
    const [value, [title, meaning]] = [values[name], figureWords[name]];
    return value === null ? [] : [{ name: title, value, meaning }];
  });
};
