import { Button, ButtonLink } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download.ts';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { usePeriod } from '../periods/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { Editor } from './editor.tsx';
import { questionFile } from './export.ts';
import { messages } from './messages.ts';
import { treeOf } from './outline.ts';
import { useOutline } from './queries.ts';

/** The page on which the questions of a period are written. */
export const QuestionsPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { account } = useStaff();
  const period = usePeriod(id);
  const outline = useOutline(id);
  const { data: found } = period;
  const { data: asked } = outline;
  if (found === undefined || asked === undefined) {
    const error = period.error ?? outline.error;
    const retry = (): void => void Promise.all([period.refetch(), outline.refetch()]);
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={retry} />;
  }
  return (
    <StaffPage
      title={messages.title(found.resource.attributes.name)}
      lead={messages.lead}
      back={{ href: `/periods/${id}`, label: messages.back }}
      actions={
        <>
          <ButtonLink kind="secondary" isSmall href={`/periods/${id}/questions/try`}>
            {messages.try.link}
          </ButtonLink>
          {may(account, 'questions:read') && (
            <ButtonLink kind="secondary" isSmall href="/question-bank/kinds">
              {messages.kindsLink}
            </ButtonLink>
          )}
          <Button
            kind="secondary"
            isSmall
            onClick={() => downloadFile(messages.export.file, questionFile(treeOf(asked)))}
          >
            {messages.export.button}
          </Button>
        </>
      }
      isWide
    >
      <Editor period={found} outline={asked} />
    </StaffPage>
  );
};
