import { readInstitution } from '../../../lib/domain/institution/institution.ts';
import { asMessage } from '../../../lib/domain/messages/plan/write-message.ts';
import { previewMessage as preview } from '../../../lib/domain/messages/preview-message.ts';
import { testMessage as test } from '../../../lib/domain/messages/test-message.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { notFound } from '../../../lib/errors/reading.ts';
import { readFromPath } from '../../../lib/http/operations/read.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationPeriodMessage } from '../../../lib/resources/messages/course-evaluation-period-message.ts';

const previewingOf = async (request: OperationRequest) => {
  const { store, now, base } = request;
  const message = asMessage(await readFromPath(request, courseEvaluationPeriodMessage));
  const [period, institution] = await Promise.all([
    store.read({ type: courseEvaluationPeriod.type, id: message.period }),
    readInstitution(store, now),
  ]);
  if (period === undefined) throw refuse(notFound, courseEvaluationPeriod.type, message.period);
  return { message, period, institution, base, now };
};

/** Shows a message with made-up data. */
export const previewMessage = async (request: OperationRequest, { attributes }: Change): Promise<Answer> => {
  const language = typeof attributes.language === 'string' ? attributes.language : null;
  const meta = await preview(request.store, { ...(await previewingOf(request)), language });
  return { status: 200, document: { meta } };
};

/** Sends a message with made-up data to the caller. */
export const testMessage = async (request: OperationRequest): Promise<Answer> => {
  const token = await request.caller();
  const meta = await test(request.store, { ...(await previewingOf(request)), token });
  return { status: 200, document: { meta } };
};
