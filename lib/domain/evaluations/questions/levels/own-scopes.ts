import type { Scope } from '../../../../access/scopes.ts';
import type { FindOwnScopes } from '../../../../access/sign-in/signed-in-request.ts';
import { readResultStanding } from '../../results/reading/result-standing.ts';

/** Scopes of those who teach or chair a department; each write is judged by itself. */
const ofThoseWhoAdd =
  (scopes: readonly Scope[]): FindOwnScopes =>
  async (store, user) => {
    const { instructors, departments } = await readResultStanding(store, user);
    return instructors.size + departments.size > 0 ? scopes : [];
  };

/** Question sets, their sections and questions: written, and copied from the bank. */
export const ownQuestionScopes = ofThoseWhoAdd(['periods:write', 'questions:read']);

/** Layers, and the forms that come of them. */
export const ownLayerScopes = ofThoseWhoAdd(['periods:read']);

/** The bank, from which copies are taken. */
export const ownBankScopes = ofThoseWhoAdd(['questions:read']);
