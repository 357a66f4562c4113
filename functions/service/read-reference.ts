import { referencePage } from '../../lib/http/reference-page.ts';
import { readReference } from '../../lib/operations/service.ts';

/** Answers the page on which the API can be read and tried (page 25). */
export const handler = referencePage(readReference);
