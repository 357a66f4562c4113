import { changeRecord } from '../../model/write/update.ts';
import { now } from '../../runtime/clock.ts';
import { retry } from '../../runtime/retry.ts';
import { keepSourceIdStep } from '../../store/kept-source-ids.ts';
import { keyOf } from '../../store/keys.ts';
import { VersionConflict, WriteRefused } from '../../store/refused.ts';
import { deleteStep, putStep, type Step } from '../../store/steps.ts';
import type { RenameIntent } from '../formats/intent.ts';
import { importable } from './importable.ts';
import type { Session } from './session.ts';
import { withRetry } from './with-retry.ts';

/** What a refused step returns: another run has changed the names. */
const changedNames = Symbol('changed names');

/** Steps that replace the former id of a record by its new one. */
const nameSteps = ({ source, type, from, to }: RenameIntent & { readonly source: string }, id: string): Step[] => [
  putStep(keyOf.sourceId(source, type, to), { record_id: id }, () => changedNames),
  deleteStep(keyOf.sourceId(source, type, from), () => changedNames, [
    { kind: 'equals', path: ['record_id'], value: id },
  ]),
];

/** The attribute in which records show the source's id. */
const shownId = 'external_id';

const writeNames = async ({ store, known, updates }: Session, intent: RenameIntent, id: string): Promise<void> => {
  const resource = importable(intent.type);
  const steps = nameSteps({ source: known.source, ...intent }, id);
  const record = await updates.latest({ type: intent.type, id });
  // Before its name, so that a run that is killed in between repeats it; further names are not the source's id.
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

// Another run, or an attempt whose answer was lost, may have done it: the next look-up shows.
const isStale = (error: unknown): boolean =>
  error instanceof VersionConflict || error instanceof WriteRefused || error === changedNames;

const maxAttempts = 5;

const tryRename = async (
  session: Session,
  intent: RenameIntent,
  reject: (reason: string, value?: string) => void,
): Promise<void> => {
  const { known, report } = session;
  const { type, source = known.source, column } = intent;
  const [former, next] = [
    { type, source, sourceId: intent.from },
    { type, source, sourceId: intent.to },
  ];
  await known.lookUpAfresh([former, next]);
  const [id, taken] = [known.find(former), known.find(next)];
  if (id === undefined && intent.mayBeMissing) return;
  if (id === undefined)
    return taken === undefined ? reject(`${column} names no known record`) : report.count(type, 'unchanged');
  if (taken !== undefined) return reject('the new id belongs to another record already');
  try {
    await withRetry(() => writeNames(session, intent, id));
  } finally {
    known.forget(former);
  }
  known.learn(next, id);
  report.count(type, 'changed');
};

const rename = async (session: Session, intent: RenameIntent): Promise<void> => {
  const { type, origin, column, from } = intent;
  const reject = (reason: string, value = from): void =>
    session.report.reject(type, { ...origin, column, value, reason });
  try {
    await retry(() => tryRename(session, intent, reject), { attempts: maxAttempts, isRetryable: isStale });
  } catch (error) {
    if (!isStale(error)) throw error;
    reject('its record keeps changing');
  }
};

/** Carries out renames one after another, since one may build on another; each is one transaction and can be repeated. */
export const renameRecords = async (session: Session, intents: readonly RenameIntent[]): Promise<void> => {
  for (const intent of intents) await rename(session, intent);
};
