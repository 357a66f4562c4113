import { ownScopes } from '../../lib/access/authenticate-person.ts';
import { ownLayerScopes } from '../../lib/domain/evaluations/questions/levels/own-scopes.ts';
import { guardLayers, takenBy } from '../../lib/domain/evaluations/questions/levels/write-layer.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { updateGuarded } from '../../lib/model/write/update.ts';
import { questionLayer } from '../../lib/resources/course-evaluations/question-layer.ts';
import { previewOperation } from './actions/preview-form.ts';

/** Those who teach or chair a department read which questions they can add, and the forms that come of them. */
ownScopes.set(questionLayer.type, ownLayerScopes);

export const listQuestionLayers = list(questionLayer);
export const readQuestionLayerRelated = relatedToOne(questionLayer);
export const readQuestionLayer = read(questionLayer);

export const createQuestionLayer = createBy(questionLayer, async ({ store, now }, change) => ({
  record: await createRecord(store, questionLayer, change, {
    now,
    guard: guardLayers(store, now),
    taken: takenBy(change),
  }),
}));

export const updateQuestionLayer = updateBy(questionLayer, ({ store, now }, id, change) =>
  updateGuarded(store, questionLayer, id, { change, now, guard: guardLayers(store, now) }),
);

export const deleteQuestionLayer = remove(questionLayer, { guard: ({ store, now }) => guardLayers(store, now) });

export const previewForm = previewOperation;
