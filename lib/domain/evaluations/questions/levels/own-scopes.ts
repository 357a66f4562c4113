import type { Scope } from '../../../../access/scopes.ts';
import type { FindOwnScopes } from '../../../../access/sign-in/signed-in-request.ts';
import { readResultStanding } from '../../results/reading/result-standing.ts';

/** The scopes of people who teach or chair a department. Each write is checked separately. */
const ofThoseWhoAdd =
  (scopes: readonly Scope[]): FindOwnScopes =>
  async (store, user) => {
    const { instructors, departments } = await readResultStanding(store, user);
    return instructors.size + departments.size > 0 ? scopes : [];
  };

/** Scopes for question sets, their sections and questions: to write them, and to copy questions from the bank. */
export const ownQuestionScopes = ofThoseWhoAdd(['periods:write', 'questions:read']);

/** Scopes for layers, and for the forms with their questions. */
export const ownLayerScopes = ofThoseWhoAdd(['periods:read']);

/** Scopes for the bank, from which copies are taken. */
export const ownBankScopes = ofThoseWhoAdd(['questions:read']);
