import type { Progress } from '../lib/import/run/import-options.ts';

/** Where progress is shown; `process.stderr` is one. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how far a long work is. */
export interface ProgressDisplay {
  update(progress: Progress): void;
  /** Removes the bar, so that the next output begins on its own line. */
  finish(): void;
}

const width = 24;
const eraseLine = '\r\u001b[2K';
const numbers = new Intl.NumberFormat('en');

const describeTime = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

const describeRate = ({ done, total }: Progress, milliseconds: number, unit: string): string => {
  const rate = done / Math.max(milliseconds / 1_000, 0.001);
  const left = rate === 0 ? '' : `, ${describeTime((total - done) / rate)} left`;
  return `${numbers.format(Math.round(rate))} ${unit}/s${left}`;
};

const share = ({ done, total }: Progress): number => (total === 0 ? 1 : done / total);

const renderBar = (progress: Progress, milliseconds: number, unit: string): string => {
  const filled = Math.round(share(progress) * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  const percent = `${Math.floor(share(progress) * 100)} %`.padStart(5);
  return `${bar} ${percent}  ${progress.file}  ${describeRate(progress, milliseconds, unit)}`;
};

const renderLine = (progress: Progress, milliseconds: number, unit: string): string => {
  const rows = `${numbers.format(progress.done)} of ${numbers.format(progress.total)} ${unit}`;
  return `${progress.file}: ${rows}, ${describeRate(progress, milliseconds, unit)}`;
};

/** Shows a bar that is redrawn on a terminal. Elsewhere it prints a line for each file and each further tenth. */
export const showProgress = (
  output: ProgressOutput,
  { unit = 'rows', clock = () => performance.now() } = {},
): ProgressDisplay => {
  let start = clock();
  let shown = '';
  return {
    update: (progress) => {
      if (progress.done === 0) {
        start = clock();
        return;
      }
      if (output.isTTY) {
        output.write(`${eraseLine}${renderBar(progress, clock() - start, unit)}`);
        return;
      }
      const step = `${progress.file} ${Math.floor(share(progress) * 10)}`;
      if (step !== shown) output.write(`${renderLine(progress, clock() - start, unit)}\n`);
      shown = step;
    },
    finish: () => {
      if (output.isTTY) output.write(eraseLine);
    },
  };
};
