import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { serviceTime } from '../../../shared/requests/service-clock.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFirstMistake } from '../../../ui/field.tsx';
import { ChangeErrorMessage, fieldError } from '../../parts/error-message.tsx';
import { FailurePage } from '../../parts/failure-page.tsx';
import { LoadingPage } from '../../parts/loading-page.tsx';
import { StaffPage } from '../../parts/staff-page.tsx';
import '../../styles/periods.css';
import { messages } from '../messages.ts';
import type { PartProps } from '../new/inputs.tsx';
import { messages as formMessages } from '../new/messages.ts';
import { type PeriodValues, problemsOf } from '../new/period-values.ts';
import { ResultFields } from '../new/result-fields.tsx';
import { NameField } from '../new/what-fields.tsx';
import { WhenFields } from '../new/when-fields.tsx';
import { type Period, usePeriod } from '../queries.ts';
import { useChange } from '../use-change.ts';
import { changedFields, changesOf, valuesOf } from './changed-values.ts';

const words = messages.settings;

/** Saves the times, then the rest; what was saved is not sent again. */
const useSave = (period: Period, before: PeriodValues) => {
  const change = useChange(period);
  const [, go] = useLocation();
  const hasTimes = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: PeriodValues) => {
      const { settings, times } = changesOf(before, values);
      if (Object.keys(times).length > 0 && !hasTimes.current) {
        await change.schedule(times);
        hasTimes.current = true;
      }
      if (Object.keys(settings).length > 0) await change.period(settings);
      go(`/periods/${period.resource.id}`);
    },
  });
  return { save: mutate, isPending, error, hasTimes: hasTimes.current };
};

// The form does not ask for the term and the courses, which stay as they are.
const notAsked = { term: 'unchanged', covers: 'all' } as const;
const nothingAsked = [{ id: 'unchanged', name: '', sections: [] }];

const useSettingsForm = (period: Period) => {
  const [before] = useState(() => valuesOf(period));
  const [values, set] = useState(before);
  const [tries, setTries] = useState(0);
  const saving = useSave(period, before);
  const problemsIn = (given: PeriodValues) => {
    const changed = changedFields(before, given);
    const all = problemsOf({ ...given, ...notAsked }, nothingAsked, serviceTime().getTime());
    return Object.fromEntries(Object.entries(all).filter(([name]) => changed.has(name)));
  };
  const problems: Readonly<Record<string, string | undefined>> = tries > 0 ? problemsIn(values) : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (!saving.isPending && Object.keys(problemsIn(values)).length === 0) saving.save(values);
  };
  const parts: PartProps = {
    values,
    change: (some) => set((now) => ({ ...now, ...some })),
    problem: (name, pointer) =>
      problems[name] ?? (pointer === undefined ? undefined : fieldError(saving.error, pointer)),
  };
  return { parts, saving, submit, form: useFirstMistake(tries, saving.error) };
};

const SettingsForm = ({ period }: { readonly period: Period }) => {
  const { parts, saving, submit, form } = useSettingsForm(period);
  const { id, attributes } = period.resource;
  const hasOpened = attributes.status !== 'draft' && attributes.status !== 'scheduled';
  const hasClosed = attributes.status === 'closed' || attributes.status === 'released';
  const { error, isPending } = saving;
  return (
    <StaffPage
      title={words.pageTitle(attributes.name)}
      lead={words.lead}
      back={{ href: `/periods/${id}`, label: attributes.name }}
    >
      <form ref={form} className="period-form" onSubmit={submit} noValidate>
        <NameField {...parts} />
        {hasOpened ? (
          attributes.status === 'open' && <p className="muted">{words.opened}</p>
        ) : (
          <fieldset className="bare" disabled={saving.hasTimes}>
            <WhenFields {...parts} />
          </fieldset>
        )}
        <ResultFields {...parts} frozen={hasClosed ? words.frozen : undefined} />
        {error !== null && !isPending && (
          <ChangeErrorMessage
            error={error}
            title={saving.hasTimes ? words.half : words.failed}
            labels={formMessages.labels}
          />
        )}
        <p className="muted">{messages.version}</p>
        <p className="actions">
          <Button type="submit" isDisabled={isPending}>
            {isPending ? words.saving : messages.save}
          </Button>
          <ButtonLink kind="secondary" href={`/periods/${id}`}>
            {messages.cancel}
          </ButtonLink>
        </p>
      </form>
    </StaffPage>
  );
};

/** Edits the settings of a period: its name, its times, and the rules for its answers. */
export const SettingsPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: period, error, refetch, isFetchedAfterMount: isRead } = usePeriod(id, { isReadAgain: true });
  // The form is saved against the version that it begins with: an old version could never be saved.
  if (period !== undefined && isRead) return <SettingsForm period={period} />;
  return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
};
