import { refuse } from '../../../../errors/error-kind.ts';
import { tooManyReports } from '../../../../errors/reports.ts';
import { maxOpenReports } from '../../../../resources/course-evaluations/course-evaluation-report.ts';
import { StaleRead } from '../../../../store/refused.ts';
import { reportKeyOf } from '../../../../store/report-keys.ts';
import { changeStep, itemExists, putStep, type Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';

/** The reports of an owner that are not made yet, as the table keeps them. */
export interface OwnedReports {
  /** The token of the owner, after its rotations. */
  readonly token: string;
  /** By id. */
  readonly reports: Readonly<Record<string, true>>;
}

/** The open reports of an owner; undefined for one that never had any. 1 round trip. */
export const readOwnedReports = async (store: Store, owner: string): Promise<OwnedReports | undefined> =>
  // Only this file, and the rotation of tokens, write under the key.
  (await store.get(reportKeyOf.ownerOfReports(owner))) as OwnedReports | undefined;

/** Throws 409 where an owner can have no more reports made at a time. */
export const requireRoom = (owned: OwnedReports | undefined): void => {
  if (Object.keys(owned?.reports ?? {}).length >= maxOpenReports) throw refuse(tooManyReports, maxOpenReports);
};

/** The step that counts a new report in, if there is room for it. */
export const countReport = (
  owner: string,
  {
    owned,
    token,
    report,
  }: { readonly owned: OwnedReports | undefined; readonly token: string; readonly report: string },
): Step => {
  const key = reportKeyOf.ownerOfReports(owner);
  if (owned === undefined)
    return putStep(key, { token, reports: { [report]: true } }, () => new StaleRead('the first report is there'));
  return changeStep(
    key,
    {
      conditions: [itemExists, { kind: 'shorter', path: ['reports'], than: maxOpenReports }],
      set: [
        [['reports', report], true],
        // One that was rotated may have asked before that was noticed. Ids follow each other in time.
        ...(token > owned.token ? [[['token'], token] as const] : []),
      ],
    },
    () => refuse(tooManyReports, maxOpenReports),
  );
};

/** The step that counts a report out: it is made, or failed. */
export const countOut = (owner: string, report: string): Step =>
  changeStep(
    reportKeyOf.ownerOfReports(owner),
    { conditions: [itemExists], remove: [['reports', report]] },
    () => undefined,
  );
