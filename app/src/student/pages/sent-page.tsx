import { useEffect } from 'react';
import { useLanguage } from '../../shared/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import type { Form } from '../answering/form.ts';
import { titleOf, useMyEvaluations } from '../answering/queries.ts';
import { Page } from '../parts/page.tsx';
import { forgetCode } from '../session/invitation-code.ts';

/** Thanks the student for the answers, and links to the next evaluation. */
export const SentPage = ({ form, sent }: { readonly form: Form; readonly sent: 'received' | 'answered_before' }) => {
  const { messages } = useLanguage();
  const { data } = useMyEvaluations();
  const left = data?.data.filter(({ id, attributes }) => !attributes.is_answered && id !== form.evaluation) ?? [];
  const [next] = left;
  useEffect(() => {
    // After everything is answered, the link has no further use.
    if (data !== undefined && left.length === 0) forgetCode(window);
  }, [data, left.length]);
  const lead = sent === 'received' ? messages.sent.lead : messages.sent.before;
  return (
    <Page
      title={messages.sent.title}
      before={
        <p className="emblem">
          <CheckIcon />
        </p>
      }
    >
      <p className="lead">{lead(form.title)}</p>
      <p className="muted">{messages.sent.removed}</p>
      {next === undefined ? (
        <p className="notice good">
          <span>
            <strong>{messages.list.allDone}</strong> {messages.list.allDoneLead}
          </span>
        </p>
      ) : (
        <>
          <p>{messages.sent.left(left.length)}</p>
          <p className="actions">
            <ButtonLink href={`/evaluations/${next.id}`}>
              {messages.sent.next}: {titleOf(next)}
            </ButtonLink>
            <ButtonLink kind="secondary" href="/">
              {messages.back}
            </ButtonLink>
          </p>
        </>
      )}
    </Page>
  );
};
