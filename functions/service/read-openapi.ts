import { openApiPage } from '../../lib/http/openapi-page.ts';
import { readOpenapi } from '../../lib/operations/service.ts';

/** Answers the OpenAPI document, to anybody (page 24). */
export const handler = openApiPage(readOpenapi);
