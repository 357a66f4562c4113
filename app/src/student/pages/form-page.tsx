import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shared/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { type Answers, countAnswered, type Given, type Mistake, mistakesIn } from '../answering/answers.ts';
import type { Form } from '../answering/form.ts';
import { useAsk, useKnownEvaluations } from '../answering/queries.ts';
import { refusedNames } from '../answering/refused-answers.ts';
import { type Outcome, sendAnswers } from '../answering/send-answers.ts';
import { shownIn } from '../answering/shown-in.ts';
import { useKeptDraft } from '../answering/use-kept-draft.ts';
import { useVisit } from '../answering/visit.tsx';
import { Appearing } from '../parts/appearing.tsx';
import { BeforeYouAnswer } from '../parts/before-you-answer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormPart } from '../parts/form-part.tsx';
import { MistakeSummary } from '../parts/mistake-summary.tsx';
import { Page } from '../parts/page.tsx';

type Failure = Exclude<Outcome, { kind: 'received' | 'answered_before' }>;

const noNames: ReadonlyMap<string, Given | undefined> = new Map();

const FailureNotice = ({ failure }: { readonly failure: Failure }) => {
  const { failed } = useLanguage().messages;
  const { hasLink } = useVisit();
  const [title, text] = failed[failure.kind === 'link_not_valid' && !hasLink ? 'signed_out' : failure.kind];
  const notice = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure gets the focus, also the same one again
  useEffect(() => notice.current?.focus(), [failure]);
  return (
    <section className="notice bad" ref={notice} tabIndex={-1} aria-labelledby="failure">
      <h2 id="failure">{title}</h2>
      <p>{text}</p>
    </section>
  );
};

const Top = ({ form, areKept }: { readonly form: Form; readonly areKept: boolean }) => {
  const { messages } = useLanguage();
  return (
    <>
      <p className="lead">
        {[form.section === '' ? '' : messages.form.section(form.section), form.period].filter(Boolean).join(' · ')}
      </p>
      <BeforeYouAnswer form={form} areKept={areKept} />
      {form.asked.some(({ question }) => question.attributes.is_required) && (
        <p className="muted">{messages.form.requiredHint}</p>
      )}
    </>
  );
};

const Back = () => <BackLink href="/" label={useLanguage().messages.back} />;

/** Returns the mistakes in the answers: none before the first try to send, then those that remain. */
const useMistakes = (form: Form, answers: Answers) => {
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState(noNames);
  const found = new Map<string, Mistake | 'refused'>(hasTried ? mistakesIn(form, answers) : []);
  // A refused answer stays marked until it changes.
  for (const { name } of form.asked)
    if (refused.has(name) && answers[name] === refused.get(name)) found.set(name, 'refused');
  return {
    mistakes: found,
    isEmpty: hasTried && countAnswered(form, answers) === 0,
    check: (): boolean => {
      setTried(true);
      return mistakesIn(form, answers).size === 0 && countAnswered(form, answers) > 0;
    },
    refuse: (names: readonly string[]) => setRefused(new Map(names.map((name) => [name, answers[name]]))),
  };
};

const useAnswers = (first: Answers) => {
  const [answers, setAnswers] = useState(first);
  const give = useCallback(
    (name: string, given: Given): void => setAnswers((before) => ({ ...before, [name]: given })),
    [],
  );
  return [answers, give, setAnswers] as const;
};

export interface FormPageProps {
  readonly form: Form;
  readonly draft: { readonly answers: Answers; readonly areKept: boolean };
  readonly onSent: (sent: 'received' | 'answered_before') => void;
}

/** Renders the form of one evaluation, until its answers are sent. */
export const FormPage = ({ form: whole, draft, onSent }: FormPageProps) => {
  const { messages } = useLanguage();
  const sends = useAsk(whole.evaluation);
  const known = useKnownEvaluations();
  const [answers, give, takeOver] = useAnswers(draft.answers);
  const form = shownIn(whole, answers);
  const removeDraft = useKeptDraft(form.evaluation, answers, takeOver);
  const { mistakes, isEmpty, check, refuse } = useMistakes(form, answers);
  const [step, setStep] = useState<'filling' | 'confirming' | 'sending'>('filling');
  const [failure, setFailure] = useState<Failure>();
  const summary = useRef<HTMLElement>(null);
  const answered = countAnswered(form, answers);
  const total = form.asked.length;
  const ask = (): void => {
    setFailure(undefined);
    if (check()) setStep('confirming');
    // The summary is rendered by the next frame, even if it was not there before.
    else requestAnimationFrame(() => summary.current?.focus());
  };
  const send = async (): Promise<void> => {
    setStep('sending');
    const outcome = await sendAnswers(sends, form, answers);
    setStep('filling');
    if (outcome.kind === 'received' || outcome.kind === 'answered_before') {
      await removeDraft();
      known.noteAnswered(form.evaluation);
      return onSent(outcome.kind);
    }
    if (outcome.kind === 'not_open' || outcome.kind === 'not_yours') known.doubt();
    if (outcome.kind === 'refused') refuse(refusedNames(form, answers, outcome.errors));
    setFailure(outcome);
  };
  if (total === 0) {
    return (
      <Page title={messages.form.nothingAsked} before={<Back />}>
        <p className="lead">{messages.form.nothingAskedLead}</p>
      </Page>
    );
  }
  return (
    <Page title={form.title} before={<Back />}>
      <Top form={form} areKept={draft.areKept} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (step === 'filling') ask();
        }}
      >
        <div className="sticky">
          <Progress value={answered} most={total} text={messages.form.progress(answered, total)} />
        </div>
        {(mistakes.size > 0 || isEmpty) && <MistakeSummary form={form} mistakes={mistakes} ref={summary} />}
        {form.parts.map((part) => (
          <FormPart key={part.id} part={part} answers={answers} mistakes={mistakes} onGive={give} />
        ))}
        {failure && <FailureNotice failure={failure} />}
        <p className="actions">
          <Button type="submit" isWide isDisabled={step === 'sending'}>
            {step === 'sending' ? messages.form.sending : messages.form.send}
          </Button>
        </p>
        <p role="status" className="visually-hidden">
          {step === 'sending' ? messages.form.sending : ''}
        </p>
        <Appearing asked={form.asked} />
      </form>
      {step === 'confirming' && (
        <ConfirmDialog
          answered={answered}
          total={total}
          confirm={() => void send()}
          cancel={() => setStep((now) => (now === 'confirming' ? 'filling' : now))}
        />
      )}
    </Page>
  );
};
