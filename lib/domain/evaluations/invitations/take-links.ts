import { refuse } from '../../../errors/error-kind.ts';
import { linksGone, notFinished } from '../../../errors/invitations.ts';
import type { JsonApiError } from '../../../errors/json-api-error.ts';
import { notFound } from '../../../errors/reading.ts';
import type { Invitation } from '../../../resources/course-evaluations/answers/invitations.ts';
import { batchState } from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { newId } from '../../../runtime/ids.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { alreadyWritten } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { codeOf, digestOf } from './codes.ts';
import { readInvitations } from './invitations.ts';
import { batchReference, fetchLinks } from './items.ts';
import type { LinkKeys } from './link-keys/link-keys.ts';
import { readRecipients } from './recipients.ts';

/** A student with the code to answer with. */
export interface StudentCode {
  readonly student: string;
  readonly name: string;
  readonly email: string | null;
  readonly code: string;
  /** How many evaluations were open when the code was made. */
  readonly open: number;
}

/** The codes of a batch. They are deleted once `take` has been called. */
export interface BatchCodes {
  readonly codes: readonly StudentCode[];
  /** Reserves the codes for this caller. Throws 410 if another caller was faster. */
  take(): Promise<void>;
}

const fetchedBefore = (): JsonApiError => refuse(linksGone, 'The links of the batch have been fetched before.');

const requireFinished = (record: StoredRecord, now: Date): void => {
  const state = batchState(record, now);
  if (state === 'fetched') throw fetchedBefore();
  if (state === 'expired') throw refuse(linksGone, 'The links of the batch were not fetched in time.');
  if (state === 'failed') throw refuse(linksGone, 'The batch has failed.');
  if (state === 'finished') return;
  throw refuse(notFinished, state);
};

// The SDK repeats a call whose response was lost. The batch stores which caller took the links, so the repetition
// recognises its own write.
const takeStep = (id: string, taker: string, now: Date) =>
  fetchLinks(id, { taker, at: now.toISOString() }, fetchedBefore);

const take = async (store: Store, keys: LinkKeys, id: string, now: Date): Promise<void> => {
  try {
    await store.write([takeStep(id, newId(), now)]);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    if (!error.reasons.includes(alreadyWritten)) throw error.reasons[0];
  }
  await keys.discard(id);
};

/**
 * Returns the codes that a batch has made under its key and that are still valid, with the present names and addresses.
 * Throws if the key belongs to another batch.
 */
export const codesOf = async (
  store: Store,
  { id, period }: { readonly id: string; readonly period: string },
  key: Buffer,
): Promise<StudentCode[]> => {
  const invitations = await readInvitations(store, period);
  const own = [...invitations.values()].filter(({ batch }) => batch === id);
  const recipients = await readRecipients(
    store,
    own.map(({ student }) => student),
  );
  const codes = recipients.map((recipient) => ({
    ...recipient,
    code: codeOf(key, period, recipient.student),
    open: invitations.get(recipient.student)?.open ?? 0,
  }));
  // A wrong key would make links that do not work, so each code is compared.
  const isOwn = codes.every(({ student, code }) => invitations.get(student)?.code === digestOf(code));
  if (!isOwn) throw new Error('the key of a batch does not make its codes');
  return codes;
};

/** The codes of a finished batch. Throws 404, 409, 410. */
export const readCodes = async (
  store: Store,
  keys: LinkKeys,
  { batch: id, now }: { readonly batch: string; readonly now: Date },
): Promise<BatchCodes> => {
  const record = await store.read(batchReference(id));
  if (record === undefined) throw refuse(notFound, batchReference(id).type, id);
  requireFinished(record, now);
  const key = await keys.read(id);
  if (key === undefined) throw fetchedBefore();
  const codes = await codesOf(store, { id, period: String(record.period) }, key);
  return { codes, take: () => take(store, keys, id, now) };
};

/** Path of the web application, to which a link leads. */
export const answerPath = '/app';

export const linkColumns = ['name', 'email', 'link', 'open'] as const;

/**
 * Returns a student's row in the file of links. The code is in the fragment, which no browser sends and no log
 * contains.
 */
export const linkRow = (base: string, { name, email, code, open }: StudentCode): Invitation => ({
  name,
  email,
  link: `${base}${answerPath}#${code}`,
  open,
});
