import { afterAll } from 'vitest';
import { startGateway } from '../../../infra/local/gateway/gateway.ts';
import { routesUnderTest } from '../../support/routes-under-test.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

/** The service at an address of its own, with something of all that the tests of the clients ask for. */
export interface Institution {
  /** `http://127.0.0.1:<port>`; the paths of the API follow it. */
  readonly origin: string;
  readonly token: string;
  readonly ids: Readonly<Record<'user' | 'profile' | 'employment' | 'address' | 'student' | 'group', string>>;
  /** Ids of three sections; the student takes the first. */
  readonly sections: readonly [string, string, string];
  /** Names of the root departments, in the order of their list. */
  readonly departments: readonly string[];
}

const departments = ['Arts', 'Law', 'Letters', 'Medicine', 'Sciences'];

/** Serves the service over HTTP until the file's tests end. */
export const serveInstitution = async (): Promise<Institution> => {
  const service = await startService();
  const { baseUrl, stop } = await startGateway(routesUnderTest(), { port: 0, host: '127.0.0.1' });
  afterAll(stop);
  const user = await service.seedUser('Ada Lovelace');
  const profile = String(user.profile);
  const owner = { user: toOne(user), profile: toOne({ type: 'profile', id: profile }) };
  const employment = await service.seed('employment', { title: 'Lecturer', effective_from: '2020-09-01' }, owner);
  const address = await service.seed('address', { label: 'Home', address_line1: '1 Main St' }, owner);
  const term = toOne(await service.seed('course_evaluation_term', { name: 'Fall 2026' }));
  const newSection = () => service.seed('course_evaluation_section', { name: '0101' }, { term });
  const sections = [await newSection(), await newSection(), await newSection()] as const;
  const enrolled = { user: toOne(user), sections: toMany(sections[0]) };
  const student = await service.seed('course_evaluation_student', {}, enrolled);
  const group = await service.seed('workflow_group', { name: 'Committee' });
  for (const name of departments) await service.seed('department', { name });
  const ids = {
    user: user.id,
    profile,
    employment: employment.id,
    address: address.id,
    student: student.id,
    group: group.id,
  };
  const [one, two, three] = sections;
  return { origin: baseUrl, token: service.token, ids, sections: [one.id, two.id, three.id], departments };
};
