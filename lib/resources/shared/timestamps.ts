import { instant } from '../../model/definition/attribute-kinds.ts';

/** When the record was made and last changed; every record has them, these attributes show them. */
export const timestamps = {
  /**
   * When the record was created, in UTC with milliseconds. Set by the service; lists are sorted by it unless you ask
   * otherwise.
   * @example 2025-03-14T15:09:26.535Z
   */
  created_at: instant({ readOnly: true }),
  /**
   * When the record last changed, in UTC with milliseconds. Set by the service; filter by it to fetch only what is
   * new since your last sync.
   * @example 2025-03-14T15:09:26.535Z
   */
  updated_at: instant({ readOnly: true }),
} as const;
