import { openMessagesTo } from '../../lib/domain/messages/messages-to.ts';
import { cancelMessage, pauseMessage, resumeMessage } from '../../lib/domain/messages/plan/change-state.ts';
import { forecastMessages } from '../../lib/domain/messages/plan/forecast.ts';
import { createMessage, deleteMessageSteps, updateMessage } from '../../lib/domain/messages/plan/write-message.ts';
import { requireMail } from '../../lib/domain/messages/require-mail.ts';
import { action, actionWithBody, answerMeta, readAction } from '../../lib/http/operations/action.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read, readFromPath } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import type { OperationRequest } from '../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../lib/http/pipeline/response.ts';
import { renderResource } from '../../lib/model/render/render.ts';
import { courseEvaluationPeriodMessage as message } from '../../lib/resources/messages/course-evaluation-period-message.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { previewMessage as preview, testMessage as test } from './actions/mails.ts';

export const listPeriodMessages = list(message, {
  openConcerned: async (request, user) => {
    request.needScope('people:read');
    return openMessagesTo(request, user);
  },
});
export const readPeriodMessage = read(message);
export const readPeriodMessageRelated = related(message);

export const createPeriodMessage = createBy(message, async ({ store, now }, change) => ({
  record: await createMessage(store, change, { now }),
}));

export const updatePeriodMessage = updateBy(message, ({ store, now }, id, change) =>
  updateMessage(store, id, change, now),
);
export const deletePeriodMessage = remove(message, { check: deleteMessageSteps });

export const previewPeriodMessage = actionWithBody(message, 'preview_period_message', preview);
export const testPeriodMessage = action(message, 'test_period_message', { respond: test });

export const forecastPeriodMessages = readAction(message, 'forecast_period_messages', {
  respond: async (request) =>
    answerMeta(request, await forecastMessages(request.store, request.pathId('course_evaluation_period'), request.now)),
});

type Changing = (store: OperationRequest['store'], id: string, now: Date) => Promise<StoredRecord>;

const respondWith = async (request: OperationRequest, change: Changing): Promise<Answer> => {
  const answer = request.answerWith((record) => ({
    status: 200,
    document: { data: renderResource(message, record, request) },
  }));
  return answer(await change(request.store, request.pathId(message.type), request.now));
};

export const cancelPeriodMessage = action(message, 'cancel_period_message', {
  respond: (request) => respondWith(request, cancelMessage),
});

export const pausePeriodMessage = action(message, 'pause_period_message', {
  respond: (request) => respondWith(request, pauseMessage),
});

export const resumePeriodMessage = action(message, 'resume_period_message', {
  respond: async (request) => {
    await readFromPath(request, message);
    requireMail();
    return respondWith(request, resumeMessage);
  },
});
