import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { serviceTime } from '../../../shared/requests/service-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { useFirstMistake } from '../../../ui/field.tsx';
import { ChangeErrorMessage, fieldError } from '../../parts/error-message.tsx';
import { StaffPage } from '../../parts/staff-page.tsx';
import { may } from '../../session/account.ts';
import { useStaff } from '../../session/staff.tsx';
import '../../styles/periods.css';
import { messages as ofPeriods } from '../messages.ts';
import type { PartProps } from './inputs.tsx';
import { MessageFields } from './message-fields.tsx';
import { messages } from './messages.ts';
import { hasRelease, initialValues, type PeriodValues, problemsOf } from './period-values.ts';
import { useTermCourses } from './queries.ts';
import { QuestionFields } from './question-fields.tsx';
import { ResultFields } from './result-fields.tsx';
import { useCreatePeriod } from './use-create-period.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';

const usePeriodForm = () => {
  const { account, sendsMail } = useStaff();
  const mayPlan = may(account, 'messages:write');
  const [isPlanned, plan] = useState(sendsMail);
  const [now] = useState(() => serviceTime().getTime());
  const [values, set] = useState(() => initialValues(now));
  const [tries, setTries] = useState(0);
  const courses = useTermCourses(values.term);
  const creating = useCreatePeriod();
  const taught = courses.data ?? [];
  const problems = tries > 0 ? problemsOf(values, taught, now) : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (creating.isPending) return;
    setTries(tries + 1);
    if (Object.keys(problemsOf(values, taught, now)).length === 0)
      creating.create({ values, taught, plansMessages: mayPlan && isPlanned });
  };
  const parts: PartProps = {
    values,
    change: (some: Partial<PeriodValues>) => set((before) => ({ ...before, ...some })),
    problem: (name, pointer) =>
      (problems as Readonly<Record<string, string | undefined>>)[name] ??
      (pointer === undefined ? undefined : fieldError(creating.error, pointer)),
  };
  const planning = mayPlan ? { isChosen: isPlanned, choose: plan, hasRelease: hasRelease(values) } : undefined;
  return { parts, planning, courses, creating, submit, form: useFirstMistake(tries, creating.error) };
};

const Failure = ({ error, draft }: { readonly error: unknown; readonly draft: string | undefined }) => (
  <>
    <ChangeErrorMessage
      error={error}
      title={draft === undefined ? messages.failed : messages.halfDone}
      labels={messages.labels}
    />
    {draft !== undefined && (
      <p>
        {messages.halfDoneLead} <Link href={`/periods/${draft}`}>{messages.toDraft}</Link>
      </p>
    )}
  </>
);

/** Makes a period as a draft. */
export const NewPeriodPage = () => {
  const { parts, planning, courses, creating, submit, form } = usePeriodForm();
  const { isPending, error, step, made } = creating;
  const draft = made?.id;
  return (
    <StaffPage title={messages.title} lead={messages.lead} back={{ href: '/periods', label: ofPeriods.title }}>
      <form ref={form} className="period-form" onSubmit={submit} noValidate>
        {/* The fields are disabled once the draft exists: later changes are made in the draft. */}
        <fieldset className="bare" disabled={draft !== undefined || isPending}>
          <WhatFields {...parts} courses={courses} />
        </fieldset>
        <fieldset className="bare" disabled={made?.hasSchedule || isPending}>
          <WhenFields {...parts} />
        </fieldset>
        {planning !== undefined && (
          <fieldset className="bare" disabled={made?.hasMessages || isPending}>
            <MessageFields {...planning} />
          </fieldset>
        )}
        <fieldset className="bare" disabled={draft !== undefined || isPending}>
          <ResultFields {...parts} />
        </fieldset>
        <fieldset className="bare" disabled={isPending}>
          <QuestionFields {...parts} />
        </fieldset>
        {error !== null && !isPending && <Failure error={error} draft={draft} />}
        <div role="status">
          {isPending && (
            <div className="notice plain stacked">
              <p>{messages.steps[step]}</p>
              <progress aria-label={messages.steps[step]} />
            </div>
          )}
        </div>
        <p className="actions">
          <Button type="submit" isDisabled={isPending}>
            {draft === undefined ? messages.create : messages.resume}
          </Button>
        </p>
      </form>
    </StaffPage>
  );
};
