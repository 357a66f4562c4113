import { scopes } from '../../../../../lib/access/scopes.ts';
import { issueToken } from '../../../../../lib/access/tokens.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { type Person, type Reviews, startReviews } from '../../../../api/faculty-review/support/reviews.ts';
import { makeStage } from '../../../../support/copy-tables.ts';

/** What the writes under test are about: a department with a candidate, whose case a committee carries. */
export interface World {
  /** Chaired by `boss` and `head`, above `below`. */
  readonly above: StoredRecord;
  readonly below: StoredRecord;
  /** Chaired by `rival` and `head`. */
  readonly elsewhere: StoredRecord;
  readonly boss: Person;
  readonly head: Person;
  readonly rival: Person;
  readonly candidate: Person;
  readonly member: Person;
  readonly assistant: Person;
  readonly stranger: Person;
  readonly committee: StoredRecord;
  /** Another group of the member. */
  readonly board: StoredRecord;
  readonly role: StoredRecord;
  readonly one: StoredRecord;
  readonly workflow: StoredRecord;
}

const makeWorld = async ({ person, department, group, chair, assist, newCase, workflow }: Reviews): Promise<World> => {
  const above = await department();
  const [below, elsewhere] = [await department(above), await department()];
  const [boss, head, rival, member, assistant, stranger] = [
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
    await person(elsewhere),
  ];
  const candidate = await person(below);
  for (const [who, where] of [
    [boss, above],
    [head, above],
    [head, elsewhere],
    [rival, elsewhere],
  ] as const) {
    await chair(who, where);
  }
  const [committee, board] = [await group(member), await group(member)];
  const kind = await workflow();
  const role = await assist(assistant, candidate);
  const one = await newCase({ candidate, group: committee, workflow: kind });
  return {
    ...{ above, below, elsewhere, boss, head, rival, candidate, member, assistant, stranger },
    ...{ committee, board, role, one, workflow: kind },
  };
};

/** A service with a world, in which each write finds it as it was made. */
export const startWorlds = async () => {
  const reviews = await startReviews();
  const { service } = reviews;
  const { made: world, reset } = await makeStage(() => makeWorld(reviews), service.store);
  /** The headers of a token with every scope that acts for somebody. */
  const as = async ({ user }: Person): Promise<{ authorization: string }> => {
    const principal = { kind: 'user', id: user.id } as const;
    const { token } = await issueToken(service.store, { name: 'person', scopes, principal, now: new Date() });
    return { authorization: `Bearer ${token}` };
  };
  const newWorld = async (): Promise<World> => {
    await reset();
    return world;
  };
  return { reviews, service, as, newWorld };
};
