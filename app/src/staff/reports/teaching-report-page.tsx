import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { toDay, toFigure, toPercent } from '../parts/formats.ts';
import { LoadingPage } from '../parts/loading-page.tsx';
import { onScale, rangeWords } from '../results/messages.ts';
import type { Figures, ResultDocument } from '../results/result.ts';
import { useStaff } from '../session/staff.tsx';
import { FigureGuide, Guide } from './guide.tsx';
import { messages } from './messages.ts';
import { type AskedOverTerms, askedOverTerms, type ClassAnswer } from './over-terms.ts';
import { Printed } from './printed.tsx';
import { useTeaching } from './queries.ts';
import { TrendChart } from './trend-chart.tsx';

const words = messages.terms;

const likelyOf = ({ percent_favourable_interval: range }: Figures): string => {
  const [from, to] = range ?? [];
  return from === undefined || to === undefined ? '–' : rangeWords([from, to], toPercent);
};

const ClassRow = ({ answer: { result, question } }: { readonly answer: ClassAnswer }) => {
  const { name, closed_on: day, response_rate: rate } = result.data.attributes;
  const { figures } = question;
  const share = figures?.percent_favourable ?? null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{result.meta?.period?.name ?? (day === null ? '–' : toDay(day))}</td>
      <td className="number">{rate === null ? '–' : toPercent(rate)}</td>
      <td className="number">{question.n ?? words.suppressed}</td>
      <td className="number">{figures === undefined ? '–' : toFigure(figures.interpolated_median)}</td>
      <td className="number">{share === null ? '–' : toPercent(share)}</td>
      <td className="number">{figures === undefined ? '–' : likelyOf(figures)}</td>
    </tr>
  );
};

const QuestionOverTerms = ({ asked }: { readonly asked: AskedOverTerms }) => {
  const { class: name, when, rate, answers, typical, favourable, likely } = words.columns;
  return (
    <section className="question-result">
      <h3 lang={asked.lang}>{asked.text}</h3>
      {asked.isConditional && <p className="muted">{words.conditional}</p>}
      <TrendChart asked={asked} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section className="wide-table" aria-label={asked.text} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{asked.text}</caption>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{when}</th>
              <th scope="col">{rate}</th>
              <th scope="col">{answers}</th>
              <th scope="col">{`${typical}, ${onScale(asked.scale)}`}</th>
              <th scope="col">{favourable}</th>
              <th scope="col">{likely}</th>
            </tr>
          </thead>
          <tbody>
            {asked.classes.map((answer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a class may have been asked the same twice.
              <ClassRow key={`${answer.result.data.id} ${index}`} answer={answer} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
};

const nameIn = (results: readonly ResultDocument[], instructor: string): string =>
  results.flatMap(({ meta }) => meta?.instructors ?? []).find((each) => each.instructor === instructor)?.display_name ??
  messages.instructorUnknown;

const Report = ({
  results,
  instructor,
}: {
  readonly results: readonly ResultDocument[];
  readonly instructor: string | undefined;
}) => {
  const { account } = useStaff();
  const name = instructor === undefined ? account.data.attributes.display_name : nameIn(results, instructor);
  const asked = askedOverTerms(results, (each) =>
    instructor === undefined ? each.user === account.data.id : each.instructor === instructor,
  );
  return (
    <Printed
      title={messages.overTerms(name)}
      subtitle={messages.running}
      back={{ href: '/reports', label: messages.back }}
    >
      {asked.length === 0 ? (
        <EmptyState title={messages.none}>
          <p>{words.none}</p>
        </EmptyState>
      ) : (
        <>
          <Guide />
          <h2>{words.title}</h2>
          <p className="muted">{words.lead}</p>
          {asked.map((each) => (
            <QuestionOverTerms key={each.key} asked={each} />
          ))}
          <FigureGuide />
        </>
      )}
    </Printed>
  );
};

/**
 * Renders the report of one instructor over terms for printing: the person's own report, or that of an instructor whose
 * results the account may see.
 */
export const TeachingReportPage = ({ params: { id } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: results, error, refetch, done } = useTeaching(id);
  if (results === undefined)
    return error === null ? (
      <LoadingPage text={messages.loadingAll(done.read, done.all)} />
    ) : (
      <FailurePage error={error} retry={() => void refetch()} />
    );
  return <Report results={results} instructor={id} />;
};
