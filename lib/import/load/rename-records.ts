import { changeRecord } from '../../model/write/update.ts';
import { now } from '../../runtime/clock.ts';
import { retry } from '../../runtime/retry.ts';
import { keepSourceIdStep } from '../../store/kept-source-ids.ts';
import { keyOf } from '../../store/keys.ts';
import { VersionConflict, WriteRefused } from '../../store/refused.ts';
import { deleteStep, putStep, type Step } from '../../store/steps.ts';
import type { RenameIntent } from '../formats/intent.ts';
import { importable } from './importable.ts';
import { chainRenames, type RenameInChain, type RenameState, readRename, shownId } from './renames.ts';
import type { Session } from './session.ts';
import { goneAttribute, keptAttribute, previousIdsAttribute } from './source-names.ts';
import { withRetry } from './with-retry.ts';

/** The value that a refused step returns when another run has changed the names. */
const changedNames = Symbol('changed names');

// The number is enough for every rename that a set still contains, and the item stays small.
const mostPreviousIds = 50;

/**
 * Steps that replace the previous source id of a record by the new one. The new id takes over the further values of the
 * previous one.
 */
const nameSteps = (
  { source, type, from, to }: RenameIntent & { readonly source: string },
  id: string,
  { gone, kept, previousIds }: RenameState,
): Step[] => [
  putStep(
    keyOf.sourceId(source, type, to),
    {
      record_id: id,
      [previousIdsAttribute]: [...previousIds.filter((each) => each !== from), from].slice(-mostPreviousIds),
      ...(gone === undefined ? {} : { [goneAttribute]: gone }),
      ...(kept === undefined ? {} : { [keptAttribute]: kept }),
    },
    () => changedNames,
  ),
  deleteStep(keyOf.sourceId(source, type, from), () => changedNames, [
    { kind: 'equals', path: ['record_id'], value: id },
  ]),
];

const writeNames = async (
  { store, known, updates }: Session,
  intent: RenameIntent,
  id: string,
  state: RenameState,
): Promise<void> => {
  const resource = importable(intent.type);
  const steps = nameSteps({ source: known.source, ...intent }, id, state);
  const record = await updates.latest({ type: intent.type, id });
  // The id is kept before the name is written, so that a run after a crash in between repeats both. Further names are
  // not the source's id.
  if (record !== undefined && intent.source === undefined)
    await store.write([keepSourceIdStep(record, { source: known.source, sourceId: intent.to }, () => changedNames)]);
  if (record?.[shownId] !== intent.from) {
    await store.write(steps);
    return;
  }
  const attributes = { [shownId]: intent.to };
  const change = { attributes, toOne: {}, toMany: {}, data: { type: intent.type, attributes, relationships: {} } };
  await changeRecord(store, resource, record, { change, now: now(), sideEffects: { fields: {}, steps: () => steps } });
};

// Another run may have done the rename, or an attempt whose response was lost. The next look-up shows it.
const isStale = (error: unknown): boolean =>
  error instanceof VersionConflict || error instanceof WriteRefused || error === changedNames;

const maxAttempts = 5;

/** Returns whether a record belongs to the record that its row renames, if the rename requires that. */
const belongs = async ({ store }: Session, { type, belongsBy }: RenameIntent, id: string, owner: string) =>
  belongsBy === undefined || (await store.read({ type, id }))?.[belongsBy] === owner;

/** Carries out a rename. */
const carryOut = async (session: Session, intent: RenameIntent, id: string, state: RenameState): Promise<void> => {
  const { known, report, renames } = session;
  const { type, source = known.source, from, to } = intent;
  try {
    await withRetry(() => writeNames(session, intent, id, state));
  } finally {
    known.forget({ type, source, sourceId: from });
  }
  known.learn({ type, source, sourceId: to }, id, { isEnded: state.gone !== undefined, kept: state.kept });
  renames.add(intent, id);
  if (!intent.isCurrent) report.count(type, 'changed');
};

/** The result of a rename: the record with the new id, if there is one, or the reason why its row is refused. */
type Outcome = { readonly id: string | undefined } | { readonly reason: string };

const tryRename = async (session: Session, chained: RenameInChain, owner: string): Promise<Outcome> => {
  const { intent } = chained;
  const state = await readRename(session, chained);
  const { id, taken, doneOf } = state;
  if (doneOf !== undefined || id === undefined || id === taken) {
    const renamed = doneOf ?? taken;
    if (intent.mayBeMissing || intent.isCurrent) return { id: renamed };
    if (renamed === undefined) return { reason: `${intent.column} names no known record` };
    session.report.count(intent.type, 'unchanged');
    return { id: renamed };
  }
  if (!(await belongs(session, intent, id, owner))) return { id: undefined };
  // Another id change of the same set has given the id away. The row is loaded as a row of the other record.
  if (taken !== undefined && intent.isCurrent) return { id: undefined };
  if (taken !== undefined) return { reason: 'the new id belongs to another record already' };
  await carryOut(session, intent, id, state);
  return { id };
};

/** Carries out a rename, or reports its row. Returns the record that has the new id. */
const rename = async (session: Session, chained: RenameInChain, owner: string): Promise<string | undefined> => {
  const { type, origin, column, from } = chained.intent;
  const attempt = (): Promise<Outcome> => tryRename(session, chained, owner);
  const outcome = await retry(attempt, { attempts: maxAttempts, isRetryable: isStale }).catch((error: unknown) => {
    if (!isStale(error)) throw error;
    return { reason: 'its record keeps changing' };
  });
  if ('id' in outcome) return outcome.id;
  session.report.reject(type, { ...origin, column, value: from, reason: outcome.reason });
  return undefined;
};

/**
 * Carries out renames one after another, because one may depend on another. Each is one transaction and can be
 * repeated. Renames that another rename of their row implies are left out if that one is refused.
 */
export const renameRecords = async (session: Session, intents: readonly RenameIntent[]): Promise<void> => {
  let owner: string | undefined;
  for (const chained of chainRenames(intents)) {
    if (chained.intent.mayBeMissing === undefined) owner = await rename(session, chained, '');
    else if (owner !== undefined) await rename(session, chained, owner);
  }
};
