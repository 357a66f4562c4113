import type { TokenHolder } from '../../../model/definition/visibility.ts';
import type { QuestionWriter } from '../../evaluations/questions/levels/guard-levels.ts';
import { overDepartment, readPersonStanding } from './person-standing.ts';

/** A caller as a writer of questions: chairs have authority over the departments at and below theirs. */
export const questionWriter = (holder: TokenHolder): QuestionWriter => ({
  store: holder.store,
  now: holder.now,
  caller: () => holder.caller(),
  overDepartment: async (user, department) => overDepartment(await readPersonStanding(holder.store, user), department),
});
