import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Time } from '../parts/time.tsx';
import { messages } from './messages.ts';
import type { Token } from './queries.ts';
import { scopeNames } from './scopes.ts';

const words = messages.list;

/** The reader of the list, and the names of others. */
export interface Reader {
  readonly id: string;
  readonly names: ReadonlyMap<string, string>;
  /** Revokes a token; undefined for a reader that cannot. */
  readonly revoke: ((token: Token) => void) | undefined;
}

const tones = { active: 'good', expired: 'plain', revoked: 'bad' } as const;

const State = ({ attributes: { state, revoked_at: revoked } }: Token) => {
  const shown = state ?? 'active';
  return (
    <>
      <span className={`badge ${tones[shown]}`}>{messages.states[shown]}</span>
      {revoked !== null && (
        <div className="muted">
          <Time at={revoked} form="date" />
        </div>
      )}
    </>
  );
};

const Scopes = ({ attributes: { scopes } }: Token) => (
  <details>
    <summary>{words.count(scopes?.length ?? 0)}</summary>
    <ul className="plain-list">
      {scopeNames(scopes ?? []).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </details>
);

const nameOf = (id: string, { names }: Reader): string => names.get(id) ?? words.somebody;

const makerOf = ({ attributes }: Token, reader: Reader): string => {
  const { created_by_user_id: user, created_by_token_id: token } = attributes;
  if (token !== null) return words.byToken;
  if (user === null) return words.byOperator;
  return user === reader.id ? words.byYou : words.by(nameOf(user, reader));
};

const holderOf = ({ attributes: { user_id: user } }: Token, reader: Reader): string => {
  if (user === null) return words.system;
  return user === reader.id ? words.you : nameOf(user, reader);
};

/** Returns the columns of the list for a reader. */
export const columnsFor = (reader: Reader): readonly Column<Token>[] => [
  {
    key: 'name',
    title: words.name,
    cell: (token) => (
      <>
        <span className="token-name">{token.attributes.name}</span>
        <div className="muted">{words.holder(holderOf(token, reader))}</div>
      </>
    ),
  },
  { key: 'state', title: words.state, cell: (token) => <State {...token} /> },
  { key: 'scopes', title: words.scopes, cell: (token) => <Scopes {...token} /> },
  {
    key: 'made',
    title: words.made,
    cell: (token) => (
      <>
        <Time at={token.attributes.created_at} form="date" />
        <div className="muted">{makerOf(token, reader)}</div>
      </>
    ),
  },
  {
    key: 'used',
    title: words.used,
    cell: ({ attributes: { last_used_at: used } }) => (used === null ? words.never : <Time at={used} form="date" />),
  },
  {
    key: 'ends',
    title: words.ends,
    cell: ({ attributes: { expires_at: ends } }) => ends !== null && <Time at={ends} form="date" />,
  },
  ...(reader.revoke === undefined
    ? []
    : [
        {
          key: 'action',
          title: words.action,
          cell: (token: Token) =>
            token.attributes.state === 'active' && (
              <Button kind="secondary" isSmall onClick={() => reader.revoke?.(token)}>
                {words.revoke}
                <span className="visually-hidden"> {token.attributes.name}</span>
              </Button>
            ),
        },
      ]),
];
