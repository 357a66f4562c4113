import type { Scope } from '../../../../lib/access/scopes.ts';
import { actingFor, type Teacher } from '../../../support/results.ts';
import { type TestService, toOne } from '../../../support/service.ts';
import type { Campus } from './campus.ts';

/** Somebody who reads. */
export interface Viewer {
  readonly name: string;
  readonly headers: { readonly authorization: string };
  /** The viewer sees who has answered, or how many, while the period is open. */
  readonly knowsCompleted: boolean;
  /** Id of the student who reads, and knows the own answers. */
  readonly student?: string;
  /** Position among the teachers of the campus of the teacher who reads. */
  readonly teacher?: number;
}

/** What integrations are given together, each alone and in pairs. */
const bundles: Readonly<Record<string, readonly Scope[]>> = {
  reader: ['results:read', 'comments:read'],
  preview: ['results:preview'],
  reviewer: ['comments:review', 'results:preview'],
  planner: ['periods:read', 'periods:write', 'courses:read', 'students:read', 'teaching:read'],
  inviter: ['invitations:write'],
  counter: ['responses:read'],
};

const pairsOf = (names: readonly string[]): string[][] =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));

/**
 * Integrations with each of the bundles and with all of them, and people of a campus: two of each kind, unless all are asked
 * for. With these each pair of bundles reads too; who has all reads whatever a pair reads.
 */
export const makeViewers = async (
  service: TestService,
  campus: Campus,
  { hasAll = false }: { readonly hasAll?: boolean } = {},
): Promise<Viewer[]> => {
  const most = hasAll ? undefined : 2;
  const [teachers, chairs] = [campus.teachers.slice(0, most), campus.chairs.slice(0, most)];
  const names = Object.keys(bundles);
  const granted = [...names.map((name) => [name]), names, ...(hasAll ? pairsOf(names) : [])];
  const integrations = granted.map(async (names): Promise<Viewer> => {
    const scopes = [...new Set(names.flatMap((name) => bundles[name] ?? []))];
    const knowsCompleted = scopes.some((scope) => scope === 'responses:read' || scope === 'invitations:write');
    return { name: names.join(' and '), headers: await service.authorize(...scopes), knowsCompleted };
  });
  const person = async ({ user }: Teacher): Promise<Viewer> => ({
    name: String(user.display_name),
    headers: await actingFor(service.store, user, 'results:read', 'comments:read', 'responses:read'),
    knowsCompleted: false,
  });
  const taught = teachers.map(async (teacher, position) => ({ ...(await person(teacher)), teacher: position }));
  return Promise.all([...integrations, ...chairs.map(person), ...taught, ...students(service, campus)]);
};

/** Positions of classes whose first and last student read: one is cross-listed, one has few answers. */
const observed = [1, 2, 5];

/** Students who have redeemed an invitation. */
const students = (service: TestService, { classes, period }: Campus): Promise<Viewer>[] => {
  const found = observed.flatMap((number) => [classes[number]?.students[0], classes[number]?.students.at(-1)]);
  const portal = service.authorize('invitations:redeem');
  return found.flatMap((student) => {
    if (student === undefined) return [];
    return [
      (async (): Promise<Viewer> => {
        const type = 'invitation_redemption';
        const body = { data: { type, relationships: { student: toOne(student), period: toOne(period) } } };
        const redeemed = await service.call('POST', '/api/v1/invitation_redemptions', { body, headers: await portal });
        const headers = { authorization: `Bearer ${redeemed.document.meta.token}` };
        return { name: `student ${student.id}`, headers, knowsCompleted: false, student: student.id };
      })(),
    ];
  });
};
