import { entryPage } from '../../lib/http/entry-page.ts';
import { readEntry } from '../../lib/operations/service.ts';

/** Answers where the collections are, to anybody (page 27). */
export const handler = entryPage(readEntry);
