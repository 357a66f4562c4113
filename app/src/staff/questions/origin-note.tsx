import { FacetError } from 'facet-client/errors';
import { Link } from 'wouter';
import { useBankItem } from '../question-bank/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import type { Question } from './outline.ts';

const words = messages.bank;

type Origin = NonNullable<Question['attributes']['origin']>;

/** Shows what happened in the bank to the original of a copied question. */
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

/**
 * Shows where a copy from the bank comes from, and whether the original has changed since. Renders nothing for other
 * questions.
 */
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
