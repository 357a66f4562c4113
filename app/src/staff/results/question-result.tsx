import { Notice } from '../../ui/notice.tsx';
import { Benchmarks } from './benchmarks.tsx';
import { CommentList } from './comment-list.tsx';
import { Distribution } from './distribution.tsx';
import { AllFigures, FiguresOf } from './figures.tsx';
import { messages } from './messages.ts';
import type { Comment } from './queries.ts';
import type { ShownQuestion } from './result.ts';

const words = messages.question;

const FlagsOf = ({ question: { flags } }: { readonly question: ShownQuestion }) => {
  const names = (['low_answer', 'high_deviation'] as const).filter((name) => flags?.[name]);
  return names.map((name) => (
    <p key={name} className="flag">
      <span className="badge">{messages.flags[name][0]}</span> {messages.flags[name][1]}
    </p>
  ));
};

const ShownAnswers = ({ question }: { readonly question: ShownQuestion }) => (
  <>
    <FlagsOf question={question} />
    <div className="question-figures">
      <Distribution question={question} />
      <FiguresOf question={question} />
    </div>
    <AllFigures question={question} />
    <Benchmarks question={question} />
  </>
);

/** Shows the answers to a question: the distribution, the figures, comparisons, and comments. */
export const QuestionResult = ({
  question,
  comments,
}: {
  readonly question: ShownQuestion;
  readonly comments: readonly Comment[];
}) => (
  <section className="question-result">
    <h3 lang={question.lang}>{question.text ?? words.gone}</h3>
    {question.n !== undefined && <p className="muted">{words.n(question.n)}</p>}
    {question.shown_to !== undefined && <p className="muted">{words.shownTo(question.shown_to)}</p>}
    {question.is_suppressed ? (
      <Notice tone="plain">{question.suppressed_because === 'alike' ? words.alike : words.suppressed}</Notice>
    ) : (
      <ShownAnswers question={question} />
    )}
    <CommentList question={question} comments={comments} />
  </section>
);
