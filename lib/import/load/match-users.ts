import { numberField } from '../../domain/access-control/taken-identifiers.ts';
import { readBy } from '../../model/read/read-by.ts';
import { user } from '../../resources/people/user.ts';
import { chunk } from '../../runtime/chunk.ts';
import { comparableId } from '../../runtime/comparable-id.ts';
import { countAll } from '../../store/counter.ts';
import { keepSourceIdStep } from '../../store/kept-source-ids.ts';
import { keyOf, sourceIdPartitions } from '../../store/keys.ts';
import { readList } from '../../store/list.ts';
import { allKeys } from '../../store/list-index.ts';
import { orderPath } from '../../store/list-path.ts';
import { WriteRefused } from '../../store/refused.ts';
import { putStep } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { Stage } from '../formats/format.ts';
import type { RecordIntent, SourceReference } from '../formats/intent.ts';
import { employeeNumbers, rosters } from '../formats/people.ts';
import type { Session } from './session.ts';
import { ownNameOf } from './source-names.ts';

// If there are at most this many users, all are read. Otherwise only users with the wanted numbers are looked up.
const fewUsers = 5_000;
const numbersAtOnce = 50;

/** Ids of users by their number. */
type ByNumber = Map<string, string[]>;

const collect = async (users: AsyncIterable<Record<string, unknown>>): Promise<ByNumber> => {
  const found: ByNumber = new Map();
  for await (const { id, [numberField]: number } of users) {
    if (typeof number === 'string')
      found.set(comparableId(number), [...(found.get(comparableId(number)) ?? []), String(id)]);
  }
  return found;
};

const readWhole = (store: Store): Promise<ByNumber> =>
  collect(readList(store, { path: orderPath(user.type, 'created_at'), range: allKeys, batch: 200 }));

const lookUp = async (store: Store, numbers: readonly string[]): Promise<ByNumber> => {
  const found: ByNumber = new Map();
  for (const values of chunk(numbers, numbersAtOnce)) {
    const users = readBy(store, user, [numberField, values], 10);
    for (const [number, ids] of await collect(users)) found.set(number, ids);
  }
  return found;
};

/** Reads the ids of users that a roster knows already. They never get a second roster id. */
const readNamedUsers = async (store: Store): Promise<ReadonlySet<string>> => {
  const named = new Set<string>();
  for (const partition of rosters.flatMap((source) => sourceIdPartitions(source, user.type))) {
    for await (const items of store.pagesOf(partition)) for (const item of items) named.add(String(item.record_id));
  }
  return named;
};

const numberOf = ({ attributes }: RecordIntent): string => String(attributes[numberField] ?? '');

/** The numbers that several users of the set have in common. Read only where a row may match an existing user. */
const readRepeatedNumbers = async (stages: readonly Stage[]): Promise<ReadonlySet<string>> => {
  const owners = new Map<string, string>();
  const repeated = new Set<string>();
  for (const stage of stages.filter(({ counted, isSecondPass }) => counted === user.type && !isSecondPass)) {
    for await (const row of stage.read()) {
      const named = row.kind === 'intents' ? row.intents.filter((intent) => intent.kind === 'record') : [];
      for (const intent of named.filter(({ type }) => type === user.type)) {
        const [number, owner] = [numberOf(intent), intent.key.sourceId];
        if ((owners.get(number) ?? owner) !== owner) repeated.add(number);
        else owners.set(number, owner);
      }
    }
  }
  return repeated;
};

/** The users that existed when the run began. */
class UsersBefore {
  readonly #store: Store;
  readonly #total: number;
  #whole: Promise<ByNumber> | undefined;
  #named: Promise<ReadonlySet<string>> | undefined;
  #repeated: Promise<ReadonlySet<string>> | undefined;

  constructor(store: Store, total: number) {
    this.#store = store;
    this.#total = total;
  }

  get isEmpty(): boolean {
    return this.#total === 0;
  }

  async withNumbers(numbers: readonly string[]): Promise<ByNumber> {
    if (this.#total === 0 || numbers.length === 0) return new Map();
    if (this.#total > fewUsers) return lookUp(this.#store, numbers);
    this.#whole ??= readWhole(this.#store);
    return this.#whole;
  }

  async isNamed(id: string): Promise<boolean> {
    this.#named ??= readNamedUsers(this.#store);
    return (await this.#named).has(id);
  }

  /** Whether several users of the set have the same number: it then identifies none of them. */
  async isRepeated({ stages }: Session, number: string): Promise<boolean> {
    this.#repeated ??= readRepeatedNumbers(stages);
    return (await this.#repeated).has(number);
  }
}

const remembered = new WeakMap<Session['seen'], Promise<UsersBefore>>();

/** The users that were there when the run began. */
export const usersBefore = ({ seen, store }: Session): Promise<UsersBefore> => {
  const before = remembered.get(seen) ?? countAll(store, user).then((all) => new UsersBefore(store, all));
  remembered.set(seen, before);
  return before;
};

/** Gives a user the id of the source. Returns false if another run has done it before. */
const name = async ({ store, known }: Session, sourceId: string, id: string): Promise<boolean> => {
  try {
    await store.write([
      putStep(keyOf.sourceId(known.source, user.type, sourceId), { record_id: id }, () => 'taken'),
      keepSourceIdStep({ type: user.type, id }, { source: known.source, sourceId }, () => 'deleted'),
    ]);
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
  known.learn({ type: user.type, sourceId }, id);
  return true;
};

/**
 * Finds existing users for rows about unknown users: a user that was created over HTTP and has the row's
 * `primary_employee_id`. No other row and no other user may have the number, and no roster may know the user.
 */
export const matchUsers = async (session: Session, intents: readonly RecordIntent[]): Promise<void> => {
  const { known, report } = session;
  // In an import by a person, a row with the number of such a user is rejected.
  if (session.person !== undefined) return;
  if (intents[0]?.type !== user.type || !rosters.includes(known.source)) return;
  const before = await usersBefore(session);
  await known.lookUp(intents.map(ownNameOf));
  const unknown = intents.filter((intent) => numberOf(intent) !== '' && known.find(ownNameOf(intent)) === undefined);
  const users = await before.withNumbers(unknown.map(numberOf));
  for (const intent of unknown) {
    const [id, another] = users.get(comparableId(numberOf(intent))) ?? [];
    if (id === undefined || another !== undefined || (await before.isNamed(id))) continue;
    if (await before.isRepeated(session, numberOf(intent))) continue;
    if (await name(session, intent.key.sourceId, id)) report.note('users were found by their primary_employee_id');
  }
};

/**
 * Finds the user for an employee number that no source knows: the only user with this `primary_employee_id` that was
 * created over HTTP.
 */
export const matchNumbers = async (session: Session, references: readonly SourceReference[]): Promise<void> => {
  const { known, report } = session;
  const unknown = references.filter(
    (reference) => reference.sources?.includes(employeeNumbers) && known.resolve(reference) === undefined,
  );
  const numbers = [...new Set(unknown.flatMap(({ sourceIds }) => sourceIds))].filter((number) => number !== '');
  if (numbers.length === 0) return;
  const users = await (await usersBefore(session)).withNumbers(numbers);
  for (const number of numbers) {
    const [id, another] = users.get(comparableId(number)) ?? [];
    if (id === undefined || another !== undefined) continue;
    known.learn({ type: user.type, sourceId: number, source: employeeNumbers }, id);
    report.note('users were found by their primary_employee_id');
  }
};
