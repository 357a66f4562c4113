import { type Key, keyOf } from '../../../store/keys.ts';

/** Somebody who answers, and the account. Ids. */
export interface Participant {
  readonly student: string;
  readonly user: string;
}

/**
 * Where it stands that somebody has answered an evaluation: with the account, which stays when the student is deleted and
 * created anew. Earlier versions noted the student.
 */
export const participationKeys = (evaluation: string, { student, user }: Participant): Key[] => [
  keyOf.participation(evaluation, user),
  keyOf.participation(evaluation, student),
];
