import { useState } from 'react';
import { useLocation } from 'wouter';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/messages.css';
import { messages } from './messages.ts';
import { type Template, useLookAgain, useTemplate } from './queries.ts';
import { TemplateForm } from './template-form.tsx';
import { attributesOf, languageName, type TemplateValues, type Texts, valuesOf } from './template-values.ts';

const Change = ({ template }: { readonly template: Template }) => {
  // The version that the user saw when the page opened, so that later changes of a colleague are not overwritten.
  const [{ id, meta, attributes }] = useState(template);
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const save = async (values: TemplateValues): Promise<void> => {
    const body = { data: { type: 'message_template' as const, id, attributes: attributesOf(values) } };
    const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey: keyOf(body) };
    await ask((client) => client.patch('/api/v1/message_templates/{id}', call));
    await lookAgain();
    go('/message-templates');
  };
  return <TemplateForm values={valuesOf({ attributes })} save={save} />;
};

const Text = ({ subject, body, language }: Texts & { readonly language?: string }) => (
  <section>
    <h2>{language === undefined ? messages.form.ownTitle : languageName(language)}</h2>
    <article className="mail" lang={language}>
      <h3>{subject}</h3>
      <p className="as-written">{body}</p>
    </article>
  </section>
);

/** Renders a template: its form for accounts that can change it, its texts for the others. */
export const TemplatePage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { account } = useStaff();
  const { data: template, error, refetch, isFetchedAfterMount: isRead } = useTemplate(id);
  if (template === undefined || !isRead)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const { name, purpose, translations, ...own } = valuesOf(template);
  const mayWrite = may(account, 'messages:write');
  return (
    <StaffPage
      title={name}
      lead={messages.purposes[purpose]}
      back={{ href: '/message-templates', label: messages.title }}
      isWide
    >
      {mayWrite ? (
        <Change template={template} />
      ) : (
        [own, ...translations].map((each) => <Text key={'language' in each ? each.language : ''} {...each} />)
      )}
    </StaffPage>
  );
};
