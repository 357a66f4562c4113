import { refuse } from '../../../../errors/error-kind.ts';
import { neverDraftAgain } from '../../../../errors/question-bank.ts';
import { notFound } from '../../../../errors/reading.ts';
import type { Change } from '../../../../model/validation/change.ts';
import { alteredFields } from '../../../../model/write/apply-change.ts';
import { createRecord } from '../../../../model/write/create.ts';
import { withCanonicalTargets } from '../../../../model/write/links-of.ts';
import { changeRecord, type SideEffects, whileStale } from '../../../../model/write/update.ts';
import { questionAttributes } from '../../../../resources/course-evaluations/question-attributes.ts';
import { questionBankItem } from '../../../../resources/course-evaluations/question-bank-item.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { keepVersion, versionOf } from './previous-versions.ts';

const draft = 'draft';

/** A cleared state is stored as the state of a new item, so that a filter finds it. */
const withState = (change: Change, isNew: boolean): Change =>
  isNew || Object.hasOwn(change.attributes, 'state')
    ? { ...change, attributes: { ...change.attributes, state: change.attributes.state ?? draft } }
    : change;

/** Creates an item of the bank, a draft unless it says another state. Throws 404, 422. */
export const createItem = (store: Store, change: Change, now: Date): Promise<StoredRecord> =>
  createRecord(store, questionBankItem, withState(change, true), { now });

// The version of the whole record is checked, because the change replaces what is kept.
const nothing: SideEffects = { fields: {}, steps: () => [] };

const nextVersion = async (store: Store, before: StoredRecord, now: Date): Promise<SideEffects> => {
  const kept = await keepVersion(store, before, now);
  return {
    fields: { edition: versionOf(before) + 1, first_text: before.first_text ?? before.text },
    steps: () => [kept],
  };
};

const tryToUpdate = async (store: Store, before: StoredRecord, change: Change, now: Date): Promise<StoredRecord> => {
  const { state } = before;
  if (state !== draft && change.attributes.state === draft) throw refuse(neverDraftAgain, String(state));
  const altered = Object.keys(alteredFields(questionBankItem, before, change));
  const asksAnother = state !== draft && altered.some((name) => Object.hasOwn(questionAttributes, name));
  const sideEffects = asksAnother ? await nextVersion(store, before, now) : nothing;
  return changeRecord(store, questionBankItem, before, { change, now, sideEffects });
};

/**
 * Changes an item of the bank. If the item is no draft, another question becomes its next version, and the previous one
 * is kept. Throws 404, 409, 422. 2 round trips, 3 for a version.
 */
export const updateItem = async (store: Store, id: string, given: Change, now: Date): Promise<StoredRecord> => {
  const change = withState(withCanonicalTargets(given), false);
  const read = await store.read({ type: questionBankItem.type, id });
  if (read === undefined) throw refuse(notFound, questionBankItem.type, id);
  return whileStale(store, read, (before) => tryToUpdate(store, before, change, now));
};
