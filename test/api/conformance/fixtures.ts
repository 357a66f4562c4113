import type { Operation } from '../../../lib/model/definition/operations.ts';
import { operationNamed } from '../../../lib/operations.ts';
import type { TestService } from '../../support/service.ts';
import { accessTokens } from './fixtures/access-tokens.ts';
import { courseEvaluations } from './fixtures/course-evaluations.ts';
import { facultyReview } from './fixtures/faculty-review.ts';
import { finance } from './fixtures/finance.ts';
import type { Fixtures, ValidRequest } from './fixtures/fixture.ts';
import { imports } from './fixtures/imports.ts';
import { institution } from './fixtures/institution.ts';
import { invitations } from './fixtures/invitations.ts';
import { messages } from './fixtures/messages.ts';
import { organisation } from './fixtures/organisation.ts';
import { people } from './fixtures/people.ts';
import { manyReports } from './fixtures/reports.ts';
import { service } from './fixtures/service.ts';
import { webhooks } from './fixtures/webhooks.ts';
import { writeRequest } from './write-requests.ts';

/** The one entry that a new operation needs is in the file of its group. */
const fixtures: Fixtures = {
  ...accessTokens,
  ...courseEvaluations,
  ...facultyReview,
  ...finance,
  ...imports,
  ...institution,
  ...messages,
  ...invitations,
  ...organisation,
  ...people,
  ...manyReports,
  ...service,
  ...webhooks,
};

const operationOf = (name: string): Operation => operationNamed(name);

const isWrite = (name: string): boolean => ['create', 'update', 'delete'].includes(operationOf(name).kind);

/** Whether an operation has a fixture. */
export const hasFixture = (name: string): boolean => fixtures[name] !== undefined || isWrite(name);

/** Makes a valid request of an operation; fails with what is to be done for an operation that has no fixture yet. */
export const validRequest = async (
  name: string,
  service: TestService,
  known: Fixtures = fixtures,
): Promise<ValidRequest> => {
  const fixture = known[name];
  if (fixture === undefined && isWrite(name)) return writeRequest(operationOf(name), service);
  if (fixture === undefined) {
    const { method, path, group } = operationNamed(name);
    throw new Error(
      `The operation "${name}" (${method} ${path}) has no fixture: add one to test/api/conformance/fixtures/${group}.ts that makes its records and returns a valid request.`,
    );
  }
  return fixture(service);
};
