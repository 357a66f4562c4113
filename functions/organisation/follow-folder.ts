import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { pages } from '../../lib/http/related-pages.ts';
import { followFolder } from '../../lib/operations/derived/organisation.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { folder } from '../../lib/resources/organisation/folder.ts';

/** Reads what a relationship of a folder leads to (operation 102). */
export const handler = operation(followFolder, related(folder, people, pages));
