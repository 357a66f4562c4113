import * as v from 'valibot';
import { described, instant, text, uri } from '../../shared/answer-schemas.ts';

/** Where the archive of an import is to be uploaded: `meta.upload` of the answer of `create-import`. */
export const upload = v.strictObject({
  method: described(v.literal('PUT'), 'The method of the upload.'),
  url: described(uri, 'Takes one upload, without a token.'),
  headers: described(v.record(v.string(), text), 'Headers that the upload has to have.'),
  expires_at: described(instant, 'Until when the address takes the upload, in UTC.'),
});

export type UploadTarget = v.InferOutput<typeof upload>;
