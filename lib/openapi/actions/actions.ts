import type { Operation } from '../../model/definition/operations.ts';
import type { ActionAnswer, ActionAnswers } from './action-answer.ts';
import { courseEvaluations } from './course-evaluations.ts';
import { forms } from './forms.ts';
import { invitations } from './invitations.ts';
import { lti } from './lti.ts';
import { messages } from './messages.ts';
import { people } from './people.ts';
import { questionBank } from './question-bank.ts';
import { service } from './service.ts';
import { webhooks } from './webhooks.ts';

/** The answers of all actions. */
const answers: ActionAnswers = {
  ...courseEvaluations,
  ...forms,
  ...questionBank,
  ...invitations,
  ...lti,
  ...messages,
  ...people,
  ...service,
  ...webhooks,
};

/** What an action answers; throws for one that nobody has described. */
export const actionAnswerOf = ({ name, group }: Pick<Operation, 'name' | 'group'>): ActionAnswer => {
  const answer = answers[name];
  if (answer === undefined) throw new Error(`describe the answer of ${name} in lib/openapi/actions/${group}.ts`);
  return answer;
};
