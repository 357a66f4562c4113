import { entryPage } from '../../lib/http/pages/entry-page.ts';
import { openApiPage } from '../../lib/http/pages/openapi-page.ts';
import { referencePage, referencePart } from '../../lib/http/pages/reference-page.ts';
import { documentBase, guideFiles } from '../../lib/openapi/guides.ts';
import { pages } from '../../lib/operations.ts';

export const readEntry = entryPage(pages['read-entry']);
export const readOpenapi = openApiPage(pages['read-openapi'], documentBase);
export const readReference = referencePage(pages['read-reference']);
export const readReferencePart = referencePart(pages['read-reference-part'], guideFiles);
