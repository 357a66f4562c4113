import { useEffect, useState } from 'react';
import { useLanguage } from '../../shared/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Answers } from '../answering/answers.ts';
import type { Form } from '../answering/form.ts';
import { useForm, useMyEvaluations } from '../answering/queries.ts';
import { useSession } from '../answering/visit.tsx';
import { Page } from '../parts/page.tsx';
import { FailurePage } from './failure-page.tsx';
import { FormPage } from './form-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { SentPage } from './sent-page.tsx';

const AnsweredPage = ({ id }: { readonly id: string }) => {
  const { messages } = useLanguage();
  const { drafts } = useSession();
  useEffect(() => {
    drafts.then((kept) => kept.remove(id)).catch(() => {});
  }, [drafts, id]);
  return (
    <Page title={messages.form.answeredTitle}>
      <p className="lead">{messages.form.answeredLead}</p>
      <ButtonLink href="/">{messages.back}</ButtonLink>
    </Page>
  );
};

/** Reads the draft of an evaluation; undefined until it is read. */
const useDraft = (id: string): { readonly answers: Answers; readonly areKept: boolean } | undefined => {
  const { drafts } = useSession();
  const [draft, setDraft] = useState<{ readonly answers: Answers; readonly areKept: boolean }>();
  useEffect(() => {
    drafts.then(
      async (kept) => setDraft({ answers: (await kept.read(id)) ?? {}, areKept: kept.areKept }),
      () => setDraft({ answers: {}, areKept: false }),
    );
  }, [drafts, id]);
  return draft;
};

/** Offers the languages of a form while the form is shown. */
const useLanguagesOf = (form: Form | undefined): void => {
  const { offer } = useLanguage();
  useEffect(() => {
    offer(form?.languages ?? []);
    return () => offer([]);
  }, [form, offer]);
};

/** Renders one evaluation: its form, why there is none, or the thanks after sending. */
export const EvaluationPage = ({ id }: { readonly id: string }) => {
  const mine = useMyEvaluations();
  const { data: form, error, refetch, isFetching } = useForm(id);
  const draft = useDraft(id);
  const [sent, setSent] = useState<'received' | 'answered_before'>();
  useLanguagesOf(form);
  // A form that is already shown stays, even if a later request fails.
  const failed = (form === undefined ? error : null) ?? (mine.data === undefined ? mine.error : null);
  if (sent !== undefined && form !== undefined) return <SentPage form={form} sent={sent} />;
  if (failed !== null && !isFetching && !mine.isFetching) {
    return <FailurePage error={failed} retry={() => void Promise.all([refetch(), mine.refetch()])} />;
  }
  if (form === undefined || mine.data === undefined || draft === undefined) return <LoadingPage />;
  const isAnswered = mine.data.data.some((each) => each.id === id && each.attributes.is_answered);
  if (isAnswered) return <AnsweredPage id={id} />;
  return <FormPage form={form} draft={draft} onSent={setSent} />;
};
