import type { InvitationDelivery } from '../../../resources/course-evaluations/course-evaluation-period.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { nextVersion } from '../../../store/record-version.ts';
import { changeStep, itemExists, type Refusal, type Step } from '../../../store/steps.ts';
import { touchedFields } from '../../../store/touch.ts';

/** Field of a period: how its students get their links. */
const deliveryField = 'invitation_delivery';

/**
 * Steps that settle how the students of a period get their links, or check that it is settled so; refused where it is the
 * other way, or the period is gone.
 */
export const deliverLinksBy = (
  { id, [deliveryField]: settled }: StoredRecord,
  delivery: InvitationDelivery,
  now: Date,
  refused: Refusal,
): Step[] => {
  const key = keyOf.record(periodReference(id));
  if (settled === delivery)
    return [changeStep(key, { conditions: [{ kind: 'equals', path: [deliveryField], value: delivery }] }, refused)];
  return [
    changeStep(
      key,
      {
        conditions: [itemExists, { kind: 'absent', path: [deliveryField] }],
        set: [[[deliveryField], delivery], ...touchedFields(id, now.toISOString())],
        add: nextVersion(false),
      },
      refused,
    ),
  ];
};
