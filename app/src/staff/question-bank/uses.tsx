import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import type { BankItem } from './items.ts';
import { messages } from './messages.ts';
import { mostSought, useUses } from './queries.ts';

const words = messages.uses;

/** Lists the periods that ask copies of an item. */
export const Uses = ({ item: { id, attributes } }: { readonly item: BankItem }) => {
  const { account } = useStaff();
  const [isWanted, want] = useState(false);
  const { data, error } = useUses(id, isWanted);
  const writes = may(account, 'periods:write');
  const found = () => {
    if (error !== null) return <ErrorMessage error={error} title={words.failed} />;
    if (data === undefined) return <Loading />;
    const { uses, isCut } = data;
    return (
      <>
        <p role="status">{words.found(uses.length)}</p>
        {isCut && <p>{words.cut(mostSought)}</p>}
        <ul>
          {uses.map((use) => (
            <li key={use.id}>
              <Link href={`/periods/${use.period.id}${writes ? '/questions' : ''}`}>{use.period.name}</Link>, {use.set}:{' '}
              {words.version(use.version, attributes.version)}
            </li>
          ))}
        </ul>
      </>
    );
  };
  if (!may(account, 'periods:read')) return null;
  return (
    <section>
      <h2>{words.title}</h2>
      {isWanted ? (
        found()
      ) : (
        <>
          <p>{words.lead}</p>
          <Button kind="secondary" isSmall onClick={() => want(true)}>
            {words.look}
          </Button>
        </>
      )}
    </section>
  );
};
