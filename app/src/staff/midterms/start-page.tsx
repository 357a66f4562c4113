import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { institutionQuery } from '../../shared/institution.ts';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Option } from '../../ui/option.tsx';
import '../../ui/styles/questions.css';
import { messages as ofClasses } from '../classes/messages.ts';
import { type MyRates, ratesKey, useMyRates } from '../classes/queries.ts';
import { ChangeErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import type { BankItem } from '../question-bank/items.ts';
import { useBankItems } from '../question-bank/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { closingAfter, daysUntil, mostItems, offeredFirst, usual } from './choice.ts';
import { messages } from './messages.ts';

type OwnSection = MyRates['midterms'][number];

const usualDays = 7;

/** Starts a midterm evaluation, and leads to its slide. */
const useStart = (section: string) => {
  const { ask } = useStaff();
  const known = useQueryClient();
  const keyOf = useRequestKeys();
  const [, go] = useLocation();
  return useMutation({
    mutationFn: async ({ items, days }: { readonly items: readonly string[]; readonly days: number }) => {
      // A repeated attempt with the same choice is the same request.
      const { key, closes } = closingOf(keyOf([section, items, days]), days);
      const attributes = { name: messages.name, items: [...items], closes_at: closes };
      const call = {
        params: { path: { id: section } },
        body: { data: { type: 'course_evaluation_midterm' as const, attributes } },
        idempotencyKey: key,
      };
      return ask((client) => client.post('/api/v1/my/sections/{id}/midterms', call));
    },
    onSuccess: async ({ data: { id } }) => {
      await known.invalidateQueries({ queryKey: ratesKey });
      go(`/classes/${id}/slide`);
    },
  });
};

// The time of closing by the key of an attempt, so that a repetition closes at the same time.
const closings = new Map<string, string>();

const closingOf = (key: string, days: number): { readonly key: string; readonly closes: string } => {
  const closes = closings.get(key) ?? closingAfter(days, serviceTime());
  closings.set(key, closes);
  return { key, closes };
};

const Questions = ({
  items,
  chosen,
  choose,
  isMissing,
}: {
  readonly items: readonly BankItem[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly isMissing: boolean;
}) => {
  const id = useId();
  const isFull = chosen.size >= mostItems;
  return (
    <fieldset className="field" aria-describedby={`${id}-count`}>
      <legend>{messages.questions}</legend>
      <p id={`${id}-count`} className={isMissing ? 'mistake' : 'muted'} role="status">
        {isMissing ? messages.choose : messages.chosen(chosen.size, mostItems)}
      </p>
      <div className="choices">
        {items.map(({ id: item, attributes: { text } }) => (
          <Option
            key={item}
            kind="checkbox"
            name={`${id}-item`}
            isChosen={chosen.has(item)}
            isWrong={isMissing}
            choose={(isChosen) => {
              if (!isChosen || !isFull) choose(item, isChosen);
            }}
          >
            {text}
          </Option>
        ))}
      </div>
    </fieldset>
  );
};

const StartForm = ({
  section,
  items,
  days: possible,
}: {
  readonly section: string;
  readonly items: readonly BankItem[];
  readonly days: readonly number[];
}) => {
  const [chosen, setChosen] = useState(() => usual(items));
  const [days, setDays] = useState(() => possible.findLast((each) => each <= usualDays) ?? usualDays);
  const { mutate, isPending, isSuccess, error } = useStart(section);
  const daysName = useId();
  const start = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || isSuccess || chosen.size === 0) return;
    // The items are sent in the order of the page.
    mutate({ items: items.flatMap(({ id }) => (chosen.has(id) ? [id] : [])), days });
  };
  return (
    <form onSubmit={start} noValidate>
      {error !== null && !isPending && <ChangeErrorMessage error={error} title={messages.failed} />}
      <Questions
        items={items}
        chosen={chosen}
        choose={(id, isChosen) =>
          setChosen((before) => (isChosen ? new Set([...before, id]) : before.difference(new Set([id]))))
        }
        isMissing={chosen.size === 0}
      />
      <fieldset className="field">
        <legend>{messages.days}</legend>
        <div className="choices days">
          {possible.map((each) => (
            <Option key={each} kind="radio" name={daysName} isChosen={each === days} choose={() => setDays(each)}>
              {messages.day(each)}
            </Option>
          ))}
        </div>
      </fieldset>
      <p className="actions">
        <Button type="submit" isWide isDisabled={isPending || isSuccess || chosen.size === 0}>
          {isPending || isSuccess ? messages.starting : messages.start}
        </Button>
      </p>
    </form>
  );
};

const back = { href: '/home', label: ofClasses.back };

const OfSection = ({ own }: { readonly own: OwnSection }) => {
  const bank = useBankItems('offered');
  const institution = useQuery(institutionQuery);
  const error = bank.error ?? institution.error;
  if (error !== null) return <FailurePage error={error} retry={() => void bank.refetch()} />;
  if (bank.data === undefined || institution.data === undefined) return <LoadingPage />;
  const items = offeredFirst(bank.data);
  const { midterm_threshold: threshold, time_zone: zone } = institution.data.attributes;
  const days = own.last_day === null ? [] : daysUntil(own.last_day, serviceTime(), zone);
  const canStart = own.left > 0 && threshold !== null && days.length > 0;
  return (
    <StaffPage title={messages.page} lead={own.name} back={back}>
      {!canStart && (
        <EmptyState title={messages.missing}>
          <p>{messages.missingLead}</p>
        </EmptyState>
      )}
      {canStart && items.length === 0 && (
        <EmptyState title={messages.empty}>
          <p>{messages.emptyLead}</p>
        </EmptyState>
      )}
      {canStart && items.length > 0 && (
        <>
          <p>{messages.reader(threshold)}</p>
          <StartForm section={own.section} items={items} days={days} />
        </>
      )}
    </StaffPage>
  );
};

/** Renders the form that starts a midterm evaluation of a class. */
export const StartMidtermPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: rates, error, refetch } = useMyRates();
  if (rates === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const own = rates.midterms.find(({ section }) => section === id);
  if (own !== undefined) return <OfSection own={own} />;
  return (
    <StaffPage title={messages.page} back={back}>
      <EmptyState title={messages.missing}>
        <p>{messages.missingLead}</p>
      </EmptyState>
    </StaffPage>
  );
};
