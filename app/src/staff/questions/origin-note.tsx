import { FacetError } from 'facet-client/errors';
import { Link } from 'wouter';
import { useBankItem } from '../question-bank/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import type { Question } from './outline.ts';

const words = messages.bank;

type Origin = NonNullable<Question['attributes']['origin']>;

/** What has become in the bank of the item that a question is a copy of. */
const Since = ({ item, version }: Origin) => {
  const { data, error } = useBankItem(item);
  if (error instanceof FacetError && error.status === 404) return words.deleted;
  if (data === undefined) return null;
  const { version: now } = data.attributes;
  return (
    <>
      {now === version ? words.unchanged : words.changed(now)} <Link href={`/question-bank/${item}`}>{words.show}</Link>
    </>
  );
};

/** Of a copy from the bank, where it comes from and whether it has changed there since; nothing of a question of its own. */
export const OriginNote = ({ question: { attributes } }: { readonly question: Question }) => {
  const { account } = useStaff();
  const { origin } = attributes;
  if (origin === null) return null;
  return (
    <p className="origin">
      <span className="badge">{words.from(origin.version)}</span>{' '}
      {may(account, 'questions:read') && <Since {...origin} />} <span className="muted">{words.ends}</span>
    </p>
  );
};
