import { scopesAtLarge } from '../../../lib/access/token-record.ts';
import { rosterDifference } from '../../../lib/domain/lti/roster/roster-difference.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { invalidFilter } from '../../../lib/errors/query.ts';
import { notFound } from '../../../lib/errors/reading.ts';
import { answerMeta, readAction } from '../../../lib/http/operations/action.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { ListParameters, ListQuery } from '../../../lib/jsonapi/list-query.ts';
import { readPage } from '../../../lib/jsonapi/page.ts';
import { courseEvaluationSection } from '../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import type { RosterDifference } from '../../../lib/resources/service/answers/lti.ts';
import { ltiPlatform } from '../../../lib/resources/service/lti-platform.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';

const parameters = { platform: 'filter[platform]', context: 'filter[context]' } as const;
const longestContext = 255;

const read = (given: URLSearchParams): ListQuery => ({
  sort: [],
  isSorted: false,
  conditions: Object.values(parameters).flatMap((field) =>
    given.has(field) ? [{ kind: 'relationship' as const, field, ids: given.getAll(field) }] : [],
  ),
  page: readPage(new URLSearchParams()),
});

/** The platform to ask, as conditions of a list. */
const wishes: ListParameters = { has: (name) => Object.values<string>(parameters).includes(name), read };

const only = ({ query: { list } }: OperationRequest, field: string): string | undefined => {
  const condition = list?.conditions.find((each) => each.field === field);
  if (condition?.kind !== 'relationship') return undefined;
  const [value = '', ...others] = condition.ids;
  if (value === '' || value.length > longestContext || others.length > 0)
    throw refuse(invalidFilter, `"${field}" takes one value of at most ${longestContext} characters`, field);
  return value;
};

const platformOf = (request: OperationRequest): string | undefined => {
  const value = only(request, parameters.platform);
  const id = value === undefined ? undefined : canonicalId(value);
  if (value !== undefined && id === undefined)
    throw refuse(invalidFilter, `"${parameters.platform}" takes the id of a platform`, parameters.platform);
  return id;
};

/** Compares a section with the roster of a platform. */
export const rosterDifferenceOperation = readAction(ltiPlatform, 'read_roster_difference', {
  rules: () => ({ list: wishes, fields: () => undefined }),
  respond: async (request) => {
    const wish = { platform: platformOf(request), context: only(request, parameters.context) };
    // Nobody else is asked for anything before it is known who asks.
    const scopes = scopesAtLarge(await request.caller());
    const { store, now } = request;
    const id = request.pathId(courseEvaluationSection.type);
    const section = await store.read({ type: courseEvaluationSection.type, id });
    if (section === undefined) throw refuse(notFound, courseEvaluationSection.type, id);
    const named = scopes.includes('students:read');
    return answerMeta<RosterDifference>(request, await rosterDifference(store, section, { wish, named, now }));
  },
});
