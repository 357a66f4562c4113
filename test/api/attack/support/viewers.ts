import type { Scope } from '../../../../lib/access/scopes.ts';
import { actingFor, type Teacher } from '../../../support/results.ts';
import type { TestService } from '../../../support/service.ts';
import type { Campus } from './campus.ts';

/** Somebody who reads. */
export interface Viewer {
  readonly name: string;
  readonly headers: { readonly authorization: string };
  /** The viewer sees who has answered, or how many, while the period is open. */
  readonly knowsCompleted: boolean;
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
  names.flatMap((one, index) => [[one], ...names.slice(index + 1).map((other) => [one, other])]);

/** Integrations with each of the bundles and each pair of them, and the people of a campus. */
export const makeViewers = async (service: TestService, { teachers, chairs }: Campus): Promise<Viewer[]> => {
  const integrations = pairsOf(Object.keys(bundles)).map(async (names): Promise<Viewer> => {
    const scopes = [...new Set(names.flatMap((name) => bundles[name] ?? []))];
    const knowsCompleted = scopes.some((scope) => scope === 'responses:read' || scope === 'invitations:write');
    return { name: names.join(' and '), headers: await service.authorize(...scopes), knowsCompleted };
  });
  const person = async (teacher: Teacher): Promise<Viewer> => ({
    name: String(teacher.user.display_name),
    headers: await actingFor(service.store, teacher.user, 'results:read', 'comments:read', 'responses:read'),
    knowsCompleted: false,
  });
  return Promise.all([...integrations, ...[...chairs, ...teachers].map(person)]);
};
