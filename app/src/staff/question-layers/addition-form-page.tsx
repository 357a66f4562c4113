import { InLanguage } from '../../shared/language/language.tsx';
import { ownLanguage } from '../../shared/language/own-language.ts';
import { useMyRates } from '../classes/queries.ts';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { OfSection } from '../questions/try-page.tsx';
import { messages } from './messages.ts';

const { form: words } = messages;

/** Shows the form of a class with the questions of a department or of the class's instructors. */
export const AdditionFormPage = ({
  params: { period = '', target = '' },
}: {
  readonly params: Readonly<Record<string, string>>;
}) => {
  const { data: rates, error, refetch } = useMyRates();
  if (rates === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const section = rates.additions.find((each) => each.period === period && each.target === target)?.section;
  return (
    <StaffPage
      title={words.title}
      lead={section ? words.lead : messages.own.gone}
      back={{ href: `/additions/${period}/${target}`, label: words.back }}
    >
      {section && (
        <InLanguage tag={ownLanguage}>
          <OfSection period={period} section={section} />
        </InLanguage>
      )}
    </StaffPage>
  );
};
