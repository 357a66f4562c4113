import { useMyRates } from '../classes/queries.ts';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { messages } from './messages.ts';
import { OwnQuestions } from './own-questions.tsx';

const { own: words } = messages;

/** The page on which somebody writes the questions of a department or of a class. */
export const AdditionPage = ({ params }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: rates, error, refetch } = useMyRates();
  if (rates === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const addition = rates.additions.find(({ period, target }) => period === params.period && target === params.target);
  const back = { href: '/home', label: words.start };
  if (addition === undefined) return <StaffPage title={messages.tasks.title} lead={words.gone} back={back} />;
  const { name, level, period, period_name: periodName, target } = addition;
  return (
    <StaffPage title={words.title(name)} lead={words[level](periodName)} back={back} isWide>
      <OwnQuestions addition={addition} formHref={`/additions/${period}/${target}/form`} />
    </StaffPage>
  );
};
