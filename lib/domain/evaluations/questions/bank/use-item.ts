import { refuse } from '../../../../errors/error-kind.ts';
import { notOffered } from '../../../../errors/question-bank.ts';
import { notFound } from '../../../../errors/reading.ts';
import { pointerTo } from '../../../../errors/source.ts';
import { textOf, valuesOf } from '../../../../model/definition/record-fields.ts';
import type { Change } from '../../../../model/validation/change.ts';
import { carryOut } from '../../../../model/write/create.ts';
import { sameVersion } from '../../../../model/write/record-steps.ts';
import { questionAttributes } from '../../../../resources/course-evaluations/question-attributes.ts';
import { questionBankItem } from '../../../../resources/course-evaluations/question-bank-item.ts';
import type { Origin } from '../../../../resources/course-evaluations/question-origin.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { StaleRead } from '../../../../store/refused.ts';
import type { Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { prepareQuestion } from '../create-question.ts';
import type { QuestionWriter } from '../levels/guard-levels.ts';
import { versionOf } from './previous-versions.ts';

/** Returns a step that checks that a bank item is as it was read. */
export const sameItem = (item: StoredRecord): Step =>
  sameVersion(item, () => new StaleRead('the item of the bank has changed'));

const originOf = (item: StoredRecord): Origin => ({
  item: item.id,
  version: versionOf(item),
  text: textOf(item, 'first_text') ?? textOf(item, 'text') ?? '',
});

const readOffered = async (store: Store, id: string): Promise<StoredRecord> => {
  const item = await store.readInline({ type: questionBankItem.type, id });
  if (item === undefined) throw refuse(notFound, questionBankItem.type, id);
  if (item.state !== 'offered') throw refuse(notOffered, String(item.state), { pointer: pointerTo('data') });
  return item;
};

/** The attributes of a question that is a copy of an item. */
export const copiedFrom = (item: StoredRecord): Readonly<Record<string, unknown>> => {
  const asked = Object.entries(valuesOf(questionBankItem, item)).filter(([name]) =>
    Object.hasOwn(questionAttributes, name),
  );
  return { ...Object.fromEntries(asked), origin: originOf(item) };
};

const copyOf = (item: StoredRecord, { attributes, ...change }: Change): Change => ({
  ...change,
  attributes: { ...attributes, ...copiedFrom(item) },
});

/**
 * Puts a copy of an offered item into a section of a question set that the request names. The transaction checks that
 * the item is as it was read, and that nobody has answered the set. Throws 404, 409. 4 round trips.
 */
export const useItem = (writer: QuestionWriter, id: string, change: Change): Promise<StoredRecord> =>
  carryOut(writer.store, async () => {
    const item = await readOffered(writer.store, id);
    const creation = await prepareQuestion(writer, copyOf(item, change));
    return { ...creation, steps: (overflow) => [...creation.steps(overflow), sameItem(item)] };
  });
