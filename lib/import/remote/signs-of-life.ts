import { aliveField } from '../../resources/imports/import.ts';
import { now } from '../../runtime/clock.ts';
import { pause } from '../../runtime/pause.ts';
import { keyOf, type RecordReference } from '../../store/keys.ts';
import { changeStep, itemExists } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';

const everyMs = 60_000;

/** Does some work on an import, and notes in its record every minute that it is being worked on. */
export const withSignsOfLife = async <Result>(
  store: Store,
  reference: RecordReference,
  work: () => Promise<Result>,
): Promise<Result> => {
  let isOver = false;
  const show = () => {
    const set = [[[aliveField], now().toISOString()]] as const;
    return store.write([changeStep(keyOf.record(reference), { conditions: [itemExists], set }, () => undefined)]);
  };
  const repeat = async (): Promise<void> => {
    for (await pause(everyMs); !isOver; await pause(everyMs)) await show().catch(() => undefined);
  };
  await show();
  void repeat();
  try {
    return await work();
  } finally {
    isOver = true;
  }
};
