import { translated } from '../../shared/language/chosen.ts';
import { toDay, useLanguage } from '../../shared/language/language.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { type MyEvaluation, type MyEvaluations, titleOf } from '../answering/queries.ts';
import { Page } from '../parts/page.tsx';

const Reply = ({ evaluation }: { readonly evaluation: MyEvaluation }) => {
  const { messages, tag, own } = useLanguage();
  const { course_name: course, section_name: section, reply } = evaluation.attributes;
  if (reply === null) return null;
  const { text, lang } = translated(reply.text, reply.translations, tag);
  return (
    <article className="card reply">
      <h2>{titleOf(evaluation)}</h2>
      <p className="muted">
        {course !== null && <>{messages.form.section(section)} · </>}
        <time dateTime={reply.published_on}>{messages.list.repliedOn(toDay(reply.published_on, own))}</time>
      </p>
      <div lang={lang}>
        <RichText html={text} />
      </div>
    </article>
  );
};

/** Shows the replies of instructors to the students of their sections, after the evaluation has closed. */
export const RepliesPage = ({ data, parts }: MyEvaluations) => {
  const { list } = useLanguage().messages;
  return (
    <Page title={list.replies}>
      <p className="lead">{parts.map(({ period }) => period.name).join(', ')}</p>
      <p className="muted">{list.repliesLead}</p>
      {data.map((each) => (
        <Reply key={each.id} evaluation={each} />
      ))}
    </Page>
  );
};
