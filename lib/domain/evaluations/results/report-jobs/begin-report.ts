import { requireScopes } from '../../../../access/authenticate.ts';
import { countIn, readOwned, requireRoom } from '../../../../access/owned-ids.ts';
import { ownerOf } from '../../../../access/owner.ts';
import type { TokenRecord } from '../../../../access/token-record.ts';
import { refuse } from '../../../../errors/error-kind.ts';
import { notOfScope, tooManyDocuments } from '../../../../errors/reports.ts';
import { linkagePointer, pointerTo } from '../../../../errors/source.ts';
import { fieldPointer } from '../../../../jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../../../jsonapi/resource-object.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { Change } from '../../../../model/validation/change.ts';
import { newRecord } from '../../../../model/write/apply-change.ts';
import { commit } from '../../../../model/write/commit.ts';
import { missingTarget, withCanonicalTargets } from '../../../../model/write/links-of.ts';
import { putRecord, recordExists } from '../../../../model/write/record-steps.ts';
import {
  courseEvaluationReport,
  maxDocuments,
  type ReportScope,
} from '../../../../resources/course-evaluations/course-evaluation-report.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { retryStale } from '../../../../store/retry.ts';
import type { Step } from '../../../../store/steps.ts';
import { resultViewer } from '../reading/result-viewer.ts';
import type { ReportLanguage } from '../reports/make-report.ts';
import { evaluationsOf } from './evaluations-of.ts';
import { openReport, ownedReports } from './items.ts';
import { ownedBy } from './report-owner.ts';

/** Who asks for a report. */
interface Asking extends TokenHolder {
  caller(): Promise<TokenRecord>;
}

/** The relationships that a report of each kind takes. */
const takes: Readonly<Record<ReportScope, readonly string[]>> = {
  evaluation: ['evaluation'],
  instructor: ['instructor', 'terms', 'period'],
  department: ['department', 'terms', 'period'],
  period: ['period'],
};

/** Returns the records that a request names, with their places in it. */
const namedIn = ({ toOne, toMany }: Change): (ResourceIdentifier & { name: string; pointer: string })[] => [
  ...Object.entries(toOne).flatMap(([name, target]) =>
    target === null ? [] : [{ ...target, name, pointer: linkagePointer(name) }],
  ),
  ...Object.entries(toMany).flatMap(([name, targets]) =>
    targets.map((target, index) => ({
      ...target,
      name,
      pointer: pointerTo('data', 'relationships', name, 'data', index),
    })),
  ),
];

/** Throws 422 if the relationships do not match the scope of the report. */
const requireTargets = (change: Change, scopeOf: ReportScope): void => {
  const named = namedIn(change);
  if (!named.some(({ name }) => name === scopeOf))
    throw refuse(
      notOfScope,
      scopeOf,
      `needs the relationship ${scopeOf}`,
      fieldPointer(change.data, 'relationships', [scopeOf]),
    );
  const other = named.find(({ name }) => !takes[scopeOf].includes(name));
  if (other !== undefined) throw refuse(notOfScope, scopeOf, `takes no ${other.name}`, other.pointer);
};

/** Throws 403 for a caller without the right to read what a report shows besides results. */
const requireRights = (caller: TokenRecord, { attributes, data }: Change): void => {
  const pointer = (name: string): string => fieldPointer(data, 'attributes', [name]);
  if (attributes.with_comments === true) requireScopes(caller, ['comments:read'], pointer('with_comments'));
  if (attributes.naming === 'interfolio') requireScopes(caller, ['people:read'], pointer('naming'));
};

const recordOf = (change: Change, language: ReportLanguage, now: Date): StoredRecord => {
  const { attributes, toMany } = change;
  const whole = {
    ...attributes,
    language: attributes.language ?? language,
    paper: attributes.paper ?? 'A4',
    with_comments: attributes.with_comments ?? false,
    naming: attributes.naming ?? 'plain',
    state: 'queued',
    documents: 0,
    withheld: 0,
  };
  const terms = Object.fromEntries((toMany.terms ?? []).map(({ id }) => [id, {}]));
  return newRecord(courseEvaluationReport, { ...change, attributes: whole }, now, { linkages: { terms } });
};

const targetSteps = (change: Change): Step[] =>
  namedIn(change).map(({ pointer, ...target }) =>
    recordExists(
      target,
      missingTarget(target, () => pointer),
    ),
  );

/**
 * Stores a report job, which a background function carries out. `language` is used if the request names none. Throws
 * 403; 404 for an unknown subject of the report; 409 if the caller has 10 unfinished reports; 422 for more than 10,000
 * documents.
 */
export const beginReport = async (asking: Asking, given: Change, language: ReportLanguage): Promise<StoredRecord> => {
  const { store, now } = asking;
  const change = withCanonicalTargets(given);
  // The definition requires one of these values.
  const scopeOf = change.attributes.scope_of as ReportScope;
  const caller = await asking.caller();
  requireRights(caller, change);
  requireTargets(change, scopeOf);
  const record = { ...recordOf(change, language, now), ...ownedBy(caller, now) };
  const viewer = await resultViewer(asking);
  const evaluations = await evaluationsOf(store, record, { viewer, most: maxDocuments });
  if (evaluations === undefined) throw refuse(tooManyDocuments, maxDocuments, linkagePointer(scopeOf));
  const { id, owner } = { id: record.id, owner: ownerOf(caller) };
  await retryStale(async () => {
    const owned = await readOwned(store, ownedReports, owner);
    requireRoom(ownedReports, owned);
    const steps = [
      putRecord(record),
      openReport(id, owner, now),
      countIn(ownedReports, owner, { owned, id, holder: { token: caller.id } }),
      ...targetSteps(change),
    ];
    await commit(store, () => steps, { outcome: record });
  }, 'the owner keeps asking for reports');
  return record;
};
