import { useStaff } from '../session/staff.tsx';
import { commentsOn } from './comment-list.tsx';
import { messages } from './messages.ts';
import type { Comment } from './queries.ts';
import { QuestionResult } from './question-result.tsx';
import { partsOf, type ResultDocument, type ShownPart } from './result.ts';

/** Returns the title of a part. */
const titleOf = ({ about }: ShownPart, self: string): string => {
  const words = messages.parts;
  if (about === undefined) return words.course;
  if (about === null) return words.pooled;
  return about.user === self ? words.you(about.display_name) : words.instructor(about.display_name);
};

/** A whole result, part by part. */
export const ResultParts = ({
  result,
  comments,
  only,
}: {
  readonly result: ResultDocument;
  readonly comments: readonly Comment[];
  /** The only instructor whose parts are shown, in addition to the parts about the course. */
  readonly only?: string;
}) => {
  const { account } = useStaff();
  const parts = partsOf(result).filter(({ about }) => only === undefined || !about || about.instructor === only);
  const scaled = parts.flatMap(({ questions }) => questions).filter(({ figures }) => figures !== undefined);
  const areCompared = scaled.some(({ benchmarks }) => benchmarks?.department || benchmarks?.institution);
  const shown = parts.map((part) => (
    <section key={part.key} className="result-part">
      <h2>{titleOf(part, account.data.id)}</h2>
      {part.questions.map((question) => (
        <QuestionResult
          key={question.question}
          question={question}
          comments={part.about === null ? [] : commentsOn(comments, question.question, part.about?.id ?? null)}
        />
      ))}
    </section>
  ));
  return (
    <>
      {scaled.length > 0 && !areCompared && <p className="muted">{messages.benchmark.none}</p>}
      {shown}
    </>
  );
};
