import { JsonApiError } from '../../jsonapi/errors.ts';

/** 400 for rows that can't be sent as they were asked for, and not in parts either. */
export const rowsTooLarge = (): JsonApiError => {
  const detail = 'The answer would be larger than the maximum of 6 MB; request CSV with "Accept-Encoding: gzip"';
  return new JsonApiError(400, [{ code: 'answer_too_large', detail, source: { header: 'Accept' } }]);
};
