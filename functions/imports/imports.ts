import { personBehind } from '../../lib/access/token-record.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { beginImport, resumeImport } from '../../lib/import/remote/begin-import.ts';
import { importResource } from '../../lib/resources/imports/import.ts';

export const listImports = list(importResource);
export const readImport = read(importResource);

/** Returns, in `meta.upload`, where the archive is to be uploaded; the upload starts the import. */
export const createImport = createBy(
  importResource,
  async (request, change) => {
    const { record, upload } = await beginImport(request.store, change, {
      base: request.base,
      now: request.now,
      person: personBehind(await request.caller()),
    });
    return { record, meta: { upload } };
  },
  {
    makeAgain: async (request, id) => {
      const { record, upload } = await resumeImport(request.store, id, request);
      return { record, meta: { upload } };
    },
  },
);
