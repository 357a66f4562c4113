import { handleMessages } from '../../lib/import/remote/handle-messages.ts';

/** Carries out uploaded imports, each in steps; called with messages of a queue, not for a request. */
export const carryOutImport = handleMessages;
