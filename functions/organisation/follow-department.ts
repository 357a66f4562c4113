import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { pages } from '../../lib/http/related-pages.ts';
import { followDepartment } from '../../lib/operations/derived/organisation.ts';
import { department } from '../../lib/resources/organisation/department.ts';

/** Reads what a relationship of a department leads to (operation 84). */
export const handler = operation(followDepartment, related(department, [], pages));
