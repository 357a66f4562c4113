import { createSuppression, deleteSuppressionSteps } from '../../lib/domain/messages/suppressions/suppress.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { messageSuppression } from '../../lib/resources/messages/message-suppression.ts';

export const listMessageSuppressions = list(messageSuppression);
export const readMessageSuppression = read(messageSuppression);
export const readMessageSuppressionRelated = related(messageSuppression);

export const createMessageSuppression = createBy(messageSuppression, async ({ store, now }, change) => ({
  record: await createSuppression(store, change, { now }),
}));

export const deleteMessageSuppression = remove(messageSuppression, { check: deleteSuppressionSteps });
