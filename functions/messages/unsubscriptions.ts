import { unsubscriptions } from '../../lib/http/pages/page-routes.ts';
import { unsubscribing, unsubscriptionPage } from '../../lib/http/pages/unsubscribe-page.ts';

export const readUnsubscription = unsubscriptionPage(unsubscriptions['read-unsubscription']);
export const unsubscribe = unsubscribing(unsubscriptions.unsubscribe);
