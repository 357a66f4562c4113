import { created } from '../../lib/http/answers.ts';
import { operation } from '../../lib/http/operation.ts';
import { writing } from '../../lib/http/verbs.ts';
import { beginImport } from '../../lib/import/remote/begin-import.ts';
import { readChange } from '../../lib/model/validation/change.ts';
import { createImport } from '../../lib/operations/imports.ts';
import { importResource } from '../../lib/resources/imports/import.ts';

/** Makes an import and answers, in `meta.upload`, where its archive is to be uploaded; the upload sets it going. */
export const handler = operation(
  createImport,
  writing(importResource, async (request) => {
    const change = readChange(importResource, request.data, { creates: true });
    const { record, upload } = await beginImport(request.store, change, request);
    const { document, ...answer } = created(request, importResource, record);
    return { ...answer, document: { ...document, meta: { upload } } };
  }),
);
