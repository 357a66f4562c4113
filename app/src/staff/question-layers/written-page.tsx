import { FailurePage, MissingPage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { usePeriod } from '../periods/queries.ts';
import { messages } from './messages.ts';
import { OwnQuestions } from './own-questions.tsx';
import { type Addition, useLayers, useTargetName } from './queries.ts';

const { own: words } = messages;

/** The questions of a department or of a section, as the evaluation office sees and writes them. */
export const WrittenPage = ({
  params: { id = '', layer = '', target = '' },
}: {
  readonly params: Readonly<Record<string, string>>;
}) => {
  const period = usePeriod(id);
  const layers = useLayers(id);
  const found = layers.data?.find((each) => each.id === layer);
  const level = found?.attributes.level ?? 'department';
  const name = useTargetName(found === undefined ? undefined : level, target);
  if (period.data === undefined || layers.data === undefined || (found !== undefined && name.data === undefined)) {
    const error = period.error ?? layers.error ?? name.error;
    const retry = (): void => void Promise.all([period.refetch(), layers.refetch(), name.refetch()]);
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={retry} />;
  }
  if (found === undefined || name.data === undefined) return <MissingPage />;
  const { most, until, from_bank_only: isBankOnly } = found.attributes;
  const { name: periodName, status } = period.data.resource.attributes;
  const addition: Addition = {
    ...{ level, target, name: name.data, section: level === 'instructor' ? target : null },
    ...{ period: id, period_name: periodName, most, until, from_bank_only: isBankOnly ?? level === 'instructor' },
  };
  return (
    <StaffPage
      title={words.title(name.data)}
      lead={words[level](periodName)}
      back={{ href: `/periods/${id}/question-layers`, label: messages.title }}
      isWide
    >
      <OwnQuestions
        addition={addition}
        formHref={`/periods/${id}/questions/try`}
        isOffice
        hasOpened={status !== 'draft' && status !== 'scheduled'}
      />
    </StaffPage>
  );
};
