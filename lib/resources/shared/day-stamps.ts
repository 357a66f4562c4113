import { instant } from '../../model/definition/attribute-kinds.ts';

/** The days of creation and of the last change, for records that must not show more than the day; as `timestamps` of others. */
export const dayStamps = {
  /**
   * The day on which the record was created, as the instant at which that day began in UTC: no more is kept, so that no
   * time leads to a student. Set by the service; lists are sorted by it unless you ask otherwise.
   * @example 2025-12-01T00:00:00.000Z
   */
  created_at: instant({ readOnly: true }),
  /**
   * The day on which the record last changed, as the instant at which that day began in UTC. Set by the service. A poll
   * for what is new asks for the whole day of the last one again.
   * @example 2025-12-01T00:00:00.000Z
   */
  updated_at: instant({ readOnly: true }),
} as const;
