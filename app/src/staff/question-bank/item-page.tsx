import { useMutation } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChangeErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useDrafts } from '../questions/drafts.ts';
import { messages as ofQuestions } from '../questions/messages.ts';
import { QuestionPanel } from '../questions/question-panel.tsx';
import { valuesOf } from '../questions/question-values.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/question-editor.css';
import { type BankItem, type BankState, languagesOf, ownerOf } from './items.ts';
import { messages } from './messages.ts';
import { useOwnerNames } from './owner-names.ts';
import { changeItem, createItem, readItem, useBankItem, useBankItems, useShownItem } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { Uses } from './uses.tsx';
import { Versions } from './versions.tsx';

const DeleteItem = lazy(async () => ({ default: (await import('./delete-item.tsx')).DeleteItem }));

const words = messages.item;

/** The state to which the button changes an item, by the item's present state. */
const next: Readonly<Record<BankState, 'offered' | 'retired'>> = {
  draft: 'offered',
  offered: 'retired',
  retired: 'offered',
};

/** Changes the state and the owner of an item, in the shown version. */
const Standing = ({ item, report }: { readonly item: BankItem; readonly report: (done: string) => void }) => {
  const { ask } = useStaff();
  const show = useShownItem();
  const keyOf = useRequestKeys();
  const owners = useOwnerNames();
  const [owner, setOwner] = useState<string>();
  const { id, attributes } = item;
  const present = ownerOf(item);
  const state = next[attributes.state];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: Parameters<typeof changeItem>[2]) => {
      const { version } = item.meta;
      return ask((client) => changeItem(client, { id, version }, change, keyOf([version, change])));
    },
    onSuccess: (changed, { owner: saved }) => {
      show(changed);
      setOwner(undefined);
      report(saved === undefined ? words.now[state] : words.ownerSaved);
    },
    onError: async (reason) => {
      if (reason instanceof FacetError && reason.status === 412) show(await ask((client) => readItem(client, id)));
    },
  });
  return (
    <section>
      <h2>{words.standing}</h2>
      <p>
        <StateBadge state={attributes.state} /> {words.means[attributes.state]}
      </p>
      <p className="page-actions">
        <Button kind="secondary" isSmall isDisabled={isPending} onClick={() => mutate({ attributes: { state } })}>
          {words.make[state]}
        </Button>
      </p>
      <SelectField
        label={messages.filter.owner}
        hint={messages.ownerHint}
        names={{ ...owners, ...(owners[present] === undefined && { [present]: present }) }}
        value={owner ?? present}
        choose={setOwner}
      />
      <p className="page-actions">
        <Button
          kind="secondary"
          isSmall
          isDisabled={isPending || owner === undefined || owner === present}
          onClick={() => owner !== undefined && mutate({ owner })}
        >
          {words.saveOwner}
        </Button>
      </p>
      {error !== null && !isPending && <ChangeErrorMessage error={error} title={ofQuestions.failed} />}
    </section>
  );
};

/** Renders an item of the bank: the question, its state, its previous versions and its copies. */
export const ItemPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { account } = useStaff();
  const drafts = useDrafts();
  const show = useShownItem();
  const { data: item, error, refetch } = useBankItem(id);
  const { data: items = [] } = useBankItems();
  const [done, report] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  if (item === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const mayWrite = may(account, 'questions:write');
  const { text, state, version } = item.attributes;
  return (
    <StaffPage
      title={text}
      lead={words.lead(version)}
      back={{ href: '/question-bank', label: messages.title }}
      isWide
      actions={
        mayWrite && (
          <Button kind="danger" isSmall onClick={() => setDeleting(true)}>
            {messages.remove.button}
          </Button>
        )
      }
    >
      <p role="status" className={done === '' ? 'visually-hidden' : 'said'}>
        {done}
      </p>
      {mayWrite && state !== 'draft' && (
        <Notice tone="plain">
          <p>{words.nextVersion}</p>
        </Notice>
      )}
      <section className="bank-item">
        <h2>{messages.asks}</h2>
        <QuestionPanel<BankItem>
          part={{ id: 'bank', name: messages.title }}
          store={{
            create: (client, values, key) => createItem(client, { values, owner: '' }, key),
            change: (client, seen, attributes, key) => changeItem(client, seen, { attributes }, key),
            read: readItem,
          }}
          question={item}
          draft={drafts.of(id)}
          setDraft={(draft) => {
            report('');
            drafts.set(id, draft);
          }}
          dropDraft={() => drafts.drop(id)}
          languages={languagesOf(items)}
          isFrozen={!mayWrite}
          show={show}
          onSaved={(saved) => {
            show(saved);
            report(saved.attributes.version === version ? words.saved : words.savedVersion(saved.attributes.version));
          }}
        />
      </section>
      {mayWrite && <Standing item={item} report={report} />}
      <Versions item={item} now={valuesOf(item)} />
      <Uses item={item} />
      {isDeleting && (
        <Suspense>
          <DeleteItem item={item} close={() => setDeleting(false)} />
        </Suspense>
      )}
    </StaffPage>
  );
};
