import * as v from 'valibot';
import { described, instant, uri } from '../../shared/answer-schemas.ts';

/** Where a finished report is downloaded: `meta.download` of the answer of `read-report`. */
export const download = v.strictObject({
  url: described(uri, 'Answers the archive, without a token.'),
  expires_at: described(instant, 'Until when the address answers it, in UTC: for five minutes at most.'),
});

export type Download = v.InferOutput<typeof download>;
