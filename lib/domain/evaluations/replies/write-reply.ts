import { personOnly } from '../../../errors/access.ts';
import { refuse } from '../../../errors/error-kind.ts';
import { notFound } from '../../../errors/reading.ts';
import {
  alreadyPublished,
  noReplyToMidterm,
  notCounted,
  notTaught,
  onlyAddedTo,
  quotesHiddenComment,
  replyExists,
  resultsNotReleased,
} from '../../../errors/replies.ts';
import { attribute, type ErrorSource, linkagePointer } from '../../../errors/source.ts';
import { linkedIds, textOf } from '../../../model/definition/record-fields.ts';
import type { TokenHolder } from '../../../model/definition/visibility.ts';
import { linkTexts, plainText } from '../../../model/render/plain-text.ts';
import type { Change } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { carryOut, prepareCreation } from '../../../model/write/create.ts';
import { missingTarget, withCanonicalTargets } from '../../../model/write/links-of.ts';
import { putRecord } from '../../../model/write/record-steps.ts';
import { changeRecord, whileStale } from '../../../model/write/update.ts';
import { courseEvaluationReply } from '../../../resources/course-evaluations/course-evaluation-reply.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isOfMidterm } from '../../../resources/course-evaluations/midterm.ts';
import { dayOf } from '../../../runtime/instant.ts';
import { keyName } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { alreadyWritten, type Refusal, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { announceReply } from '../../messages/plan/announce-reply.ts';
import { resultReference } from '../results/items.ts';
import { type ResultStanding, readResultStanding } from '../results/reading/result-standing.ts';
import { readHiddenComments } from './hidden-comments.ts';
import { replyKey, samePerson, sameRelease, sameResult } from './items.ts';
import { quotesOneOf } from './quotes.ts';
import { areResultsOut } from './replies-out.ts';

/** A reply can be corrected for this many days after the day of its publication. */
const correctableDays = 14;
const dayMs = 86_400_000;

const lastDayToCorrect = (publishedOn: string): string =>
  dayOf(new Date(Date.parse(publishedOn) + correctableDays * dayMs).toISOString());

/** The instructor who writes. */
interface Writer {
  readonly user: string;
  readonly standing: ResultStanding;
}

/** Finds the writer; throws 403 for a token that acts for nobody. */
const writerOf = async (holder: TokenHolder): Promise<Writer> => {
  const { principal } = await holder.caller();
  if (principal.kind !== 'user') throw refuse(personOnly);
  return { user: principal.id, standing: await readResultStanding(holder.store, principal.id) };
};

/** Returns steps that hold as long as the writer has taught the section of a result; throws 403 otherwise. */
const teachingSteps = ({ user, standing }: Writer, result: StoredRecord): Step[] => {
  const own = linkedIds(result, 'instructors').find((id) => standing.instructors.has(id));
  if (own === undefined) throw refuse(notTaught);
  return [sameResult(result), samePerson(own, user)];
};

/** Texts by their place in the request. */
type Texts = ReadonlyMap<string, string>;

const textsOf = (reply: Readonly<Record<string, unknown>> | undefined): Texts => {
  if (reply === undefined) return new Map();
  const decode = courseEvaluationReply.attributes.translations?.decode;
  const translations = textOf(reply as StoredRecord, 'translations');
  const others = translations === null ? {} : (decode?.(translations) as Record<string, string>);
  return new Map([['', String(reply.text)], ...Object.entries(others)]);
};

const sourceOf = ({ attributes }: Change, language: string): ErrorSource => {
  const name = language === '' ? 'text' : 'translations';
  if (attributes[name] === undefined || attributes[name] === null) {
    return attribute(Object.hasOwn(attributes, name) ? name : 'state');
  }
  // An error about a missing translation points to the attribute that holds the others.
  const isGiven = language !== '' && Object.hasOwn(attributes[name], language);
  return isGiven ? attribute(name, language) : attribute(name);
};

/** A reply before and after the write. */
interface Writing {
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord;
  readonly change: Change;
  readonly now: Date;
}

const wasPublished = ({ before }: Writing): boolean => before?.state === 'published';

/** Whether more than 14 days have passed since the publication. */
const isSettled = ({ before, now }: Writing): boolean => {
  const publishedOn = before === undefined ? null : textOf(before, 'published_on');
  return publishedOn !== null && dayOf(now.toISOString()) > lastDayToCorrect(publishedOn);
};

/** Throws 409 if a reply that can no longer be corrected loses any of its text. */
const requireAdded = (writing: Writing): void => {
  const { before, after, change } = writing;
  if (!isSettled(writing)) return;
  const texts = textsOf(after);
  for (const [language, text] of textsOf(before)) {
    if (texts.get(language)?.startsWith(text)) continue;
    throw refuse(onlyAddedTo, lastDayToCorrect(String(before?.published_on)), sourceOf(change, language));
  }
};

/** Returns all text that a reader can find in a reply. */
const saidIn = (html: string): string => `${plainText(html)}\n${linkTexts(html)}`;

/**
 * Throws 422 for a text that repeats a comment that students must not read; returns the step that checks it again. Text
 * that can no longer be changed is not compared.
 */
const quoteSteps = async (store: Store, writing: Writing): Promise<Step[]> => {
  const { before, after, change } = writing;
  const isNew = before === undefined || ['text', 'translations', 'state'].some((name) => before[name] !== after[name]);
  if (!isNew) return [];
  const { texts, unchanged } = await readHiddenComments(store, after.id);
  const known = isSettled(writing) ? textsOf(before) : new Map<string, string>();
  for (const [language, text] of textsOf(after)) {
    if (quotesOneOf(saidIn(text), texts, saidIn(known.get(language) ?? '')))
      throw refuse(quotesHiddenComment, sourceOf(change, language));
  }
  return [unchanged];
};

/**
 * Returns steps that publish a reply on the condition that its results are visible; none if it is not published. Throws
 * 409.
 */
const releaseSteps = async (store: Store, writing: Writing, result: StoredRecord): Promise<Step[]> => {
  const { after, now } = writing;
  if (wasPublished(writing) && after.state !== 'published') throw refuse(alreadyPublished);
  if (wasPublished(writing) || after.state !== 'published') return [];
  const period = await store.readInline(periodReference(String(after.period)));
  if (period === undefined || !areResultsOut(result, period, now)) throw refuse(resultsNotReleased);
  const announced = await announceReply(store, { evaluation: after.id, period: period.id, now });
  return [sameRelease(period), ...announced];
};

const publication = (writing: Writing): Record<string, unknown> =>
  writing.after.state === 'published' && !wasPublished(writing)
    ? { published_on: dayOf(writing.now.toISOString()) }
    : {};

/** Throws the errors of a reply about its evaluation; returns the steps that check everything again. */
const checkSteps = async (
  store: Store,
  writing: Writing,
  { writer, result }: { readonly writer: Writer; readonly result: StoredRecord },
): Promise<Step[]> => {
  const taught = teachingSteps(writer, result);
  const released = await releaseSteps(store, writing, result);
  requireAdded(writing);
  return [...taught, ...released, ...(await quoteSteps(store, writing))];
};

const withState = (change: Change): Change =>
  Object.hasOwn(change.attributes, 'state') && change.attributes.state === null
    ? { ...change, attributes: { ...change.attributes, state: 'draft' } }
    : change;

/** The existing reply is the same one, written by an attempt whose response was lost, or another one. */
const taken =
  (record: StoredRecord): Refusal =>
  (found) =>
    found?.created_at === record.created_at && found.text === record.text
      ? alreadyWritten
      : refuse(replyExists, record.id);

/** Writes the reply to an evaluation. Throws 403, 404, 409, 422. Some 6 round trips. */
export const createReply = async (holder: TokenHolder, given: Change): Promise<StoredRecord> => {
  const { store, now } = holder;
  const change = withCanonicalTargets(withState({ ...given, attributes: { state: 'draft', ...given.attributes } }));
  const target = change.toOne.evaluation;
  // The field is required and was checked with the request.
  if (!target) throw new Error('a reply without an evaluation');
  const writer = await writerOf(holder);
  return carryOut(store, async () => {
    const [evaluation, result] = await Promise.all([store.readInline(target), store.read(resultReference(target.id))]);
    if (evaluation === undefined) throw missingTarget(target, () => linkagePointer('evaluation'))(undefined);
    if (result === undefined) throw refuse(notCounted);
    if (isOfMidterm(evaluation)) throw refuse(noReplyToMidterm);
    const period = periodReference(String(evaluation.period));
    const creation = await prepareCreation(
      store,
      courseEvaluationReply,
      { ...change, toOne: { ...change.toOne, period } },
      {
        now,
        id: target.id,
      },
    );
    const writing = { before: undefined, after: creation.record, change, now };
    const checks = await checkSteps(store, writing, { writer, result });
    const record = { ...creation.record, ...publication(writing) };
    const own = keyName(replyKey(record.id));
    return {
      record,
      steps: (overflow) => [
        putRecord(record, taken(record)),
        ...creation.steps(overflow).filter(({ key }) => keyName(key) !== own),
        ...checks,
      ],
    };
  });
};

/** Changes a reply, or publishes it. Throws 403, 404, 409, 422. Some 7 round trips. */
export const updateReply = async (holder: TokenHolder, id: string, given: Change): Promise<StoredRecord> => {
  const { store, now } = holder;
  const change = withState(given);
  const writer = await writerOf(holder);
  const read = await store.read({ type: courseEvaluationReply.type, id });
  if (read === undefined) throw refuse(notFound, courseEvaluationReply.type, id);
  return whileStale(store, read, async (before) => {
    const result = await store.read(resultReference(id));
    if (result === undefined) throw refuse(notFound, courseEvaluationReply.type, id);
    const after = { ...before, ...alteredFields(courseEvaluationReply, before, change) };
    const writing = { before, after, change, now };
    const checks = await checkSteps(store, writing, { writer, result });
    const fields = publication(writing);
    return changeRecord(store, courseEvaluationReply, before, {
      change,
      now,
      sideEffects: { fields, steps: () => checks },
    });
  });
};
