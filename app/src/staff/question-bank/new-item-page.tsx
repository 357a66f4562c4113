import { useState } from 'react';
import { useLocation } from 'wouter';
import { SelectField } from '../../ui/select-field.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useDrafts } from '../questions/drafts.ts';
import { QuestionPanel } from '../questions/question-panel.tsx';
import '../styles/question-editor.css';
import { type BankItem, languagesOf } from './items.ts';
import { messages } from './messages.ts';
import { useOwnerNames } from './owner-names.ts';
import { changeItem, createItem, readItem, useBankItems, useShownItem } from './queries.ts';

const draftId = 'new';

/** The page on which an item of the bank is made. */
export const NewItemPage = () => {
  const [, go] = useLocation();
  const drafts = useDrafts();
  const show = useShownItem();
  const owners = useOwnerNames();
  const { data: items = [] } = useBankItems();
  const [owner, setOwner] = useState('');
  return (
    <StaffPage
      title={messages.create}
      lead={messages.newLead}
      back={{ href: '/question-bank', label: messages.title }}
      isWide
    >
      <SelectField
        label={messages.filter.owner}
        hint={messages.ownerHint}
        names={owners}
        value={owner}
        choose={setOwner}
      />
      <h2>{messages.asks}</h2>
      <QuestionPanel<BankItem>
        part={{ id: 'bank', name: messages.title }}
        store={{
          create: (client, values, key) => createItem(client, { values, owner }, key),
          change: (client, seen, attributes, key) => changeItem(client, seen, { attributes }, key),
          read: readItem,
        }}
        question={undefined}
        draft={drafts.of(draftId)}
        setDraft={(draft) => drafts.set(draftId, draft)}
        dropDraft={() => drafts.drop(draftId)}
        languages={languagesOf(items)}
        isFrozen={false}
        show={show}
        onSaved={(item) => {
          show(item);
          go(`/question-bank/${item.id}`);
        }}
      />
    </StaffPage>
  );
};
