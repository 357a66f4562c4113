import { invitationErrors } from './actions/invitation-errors.ts';
import type { OwnError } from './own-error.ts';

/** Errors of operations with rules of their own, by the name of the operation. */
export const ownErrors: Readonly<Record<string, readonly OwnError[]>> = { ...invitationErrors };
