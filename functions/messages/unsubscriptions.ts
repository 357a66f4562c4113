import { unsubscribing, unsubscriptionPage } from '../../lib/http/pages/unsubscribe-page.ts';
import { unsubscriptions } from '../../lib/operations.ts';

export const readUnsubscription = unsubscriptionPage(unsubscriptions['read-unsubscription']);
export const unsubscribe = unsubscribing(unsubscriptions.unsubscribe);
