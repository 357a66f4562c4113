import { ownScopes } from '../../lib/access/authenticate-person.ts';
import {
  deletePreviousVersions,
  readPreviousVersions,
} from '../../lib/domain/evaluations/questions/bank/previous-versions.ts';
import { createItem, updateItem } from '../../lib/domain/evaluations/questions/bank/write-item.ts';
import { ownBankScopes } from '../../lib/domain/evaluations/questions/levels/own-scopes.ts';
import { refuse } from '../../lib/errors/error-kind.ts';
import { notFound } from '../../lib/errors/reading.ts';
import { answerMeta, readAction } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import type { PreviousVersions } from '../../lib/resources/course-evaluations/answers/question-bank.ts';
import { questionBankItem } from '../../lib/resources/course-evaluations/question-bank-item.ts';

/** Those who teach or chair a department take copies. */
ownScopes.set(questionBankItem.type, ownBankScopes);

export const listQuestionBankItems = list(questionBankItem);
export const readQuestionBankItemRelated = relatedToOne(questionBankItem);
export const readQuestionBankItem = read(questionBankItem);

export const createQuestionBankItem = createBy(questionBankItem, async ({ store, now }, change) => ({
  record: await createItem(store, change, now),
}));

export const updateQuestionBankItem = updateBy(questionBankItem, ({ store, now }, id, change) =>
  updateItem(store, id, change, now),
);

export const deleteQuestionBankItem = remove(questionBankItem, { check: deletePreviousVersions });

export const listQuestionBankItemVersions = readAction(questionBankItem, 'list_question_bank_item_versions', {
  respond: async (request) => {
    const { store } = request;
    const id = request.pathId(questionBankItem.type);
    const [item, versions] = await Promise.all([
      store.readInline({ type: questionBankItem.type, id }),
      readPreviousVersions(store, id),
    ]);
    if (item === undefined) throw refuse(notFound, questionBankItem.type, id);
    return answerMeta<PreviousVersions>(request, { total: versions.length, versions });
  },
});
