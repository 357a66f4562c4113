import { Fragment, useState } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { messages as ofPeriods } from '../messages/messages.ts';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Template, useOwnLanguage, useTemplates } from './queries.ts';
import { TemplateActions } from './template-actions.tsx';
import { languageName, valuesOf } from './template-values.ts';

const words = messages.list;

const columnsFor = (
  own: string | null | undefined,
  report: ((done: string) => void) | undefined,
): readonly Column<Template>[] => [
  {
    key: 'name',
    title: words.name,
    cell: ({ id, attributes }) => <Link href={`/message-templates/${id}`}>{attributes.name}</Link>,
  },
  { key: 'purpose', title: words.purpose, cell: (template) => messages.purposes[valuesOf(template).purpose] },
  {
    key: 'languages',
    title: words.languages,
    cell: (template) =>
      [...(own ? [own] : []), ...valuesOf(template).translations.map(({ language }) => language)]
        .map(languageName)
        .join(', '),
  },
  {
    key: 'default',
    title: words.isDefault,
    cell: (template) => valuesOf(template).isDefault && <span className="badge good">{messages.default}</span>,
  },
  ...(report === undefined
    ? []
    : [
        {
          key: 'actions',
          title: words.actions,
          cell: (template: Template) => <TemplateActions template={template} report={report} />,
        },
      ]),
];

/** Shows for each purpose the template that messages without a template use. */
const Used = ({ templates }: { readonly templates: readonly Template[] }) => (
  <section>
    <h2>{words.usedTitle}</h2>
    <dl className="details">
      {Object.entries(ofPeriods.purposes).map(([purpose, name]) => {
        const used = templates.map(valuesOf).find((each) => each.purpose === purpose && each.isDefault);
        return (
          <Fragment key={purpose}>
            <dt>{name}</dt>
            <dd>{used === undefined ? words.shipped : used.name}</dd>
          </Fragment>
        );
      })}
    </dl>
  </section>
);

const New = () => <ButtonLink href="/message-templates/new">{messages.create}</ButtonLink>;

/** Lists the templates of messages. */
export const TemplatesPage = () => {
  const { account } = useStaff();
  const { data: templates, error, refetch } = useTemplates();
  const { data: own } = useOwnLanguage();
  const [done, report] = useState<string>();
  if (templates === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const mayWrite = may(account, 'messages:write');
  return (
    <StaffPage
      title={messages.title}
      lead={messages.lead}
      isWide
      actions={
        <>
          {mayWrite && templates.length > 0 && <New />}
          <ButtonLink kind="secondary" href="/message-suppressions">
            {ofPeriods.suppressions}
          </ButtonLink>
        </>
      }
    >
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {templates.length === 0 ? (
        <EmptyState title={words.none}>
          <p>{words.noneLead}</p>
          {mayWrite && <New />}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={words.caption}
            isCaptionHidden
            columns={columnsFor(own, mayWrite ? report : undefined)}
            rows={templates}
            keyOf={({ id }) => id}
            stacks
          />
          <Used templates={templates} />
        </>
      )}
    </StaffPage>
  );
};
