import { toTime, useLanguage } from '../../shared/language/language.tsx';
import type { Form } from '../answering/form.ts';

/** Explains before the first question what is anonymous, who reads what and when, and that an answer is final. */
export const BeforeYouAnswer = ({ form: { meta }, areKept }: { readonly form: Form; readonly areKept: boolean }) => {
  const { messages, own } = useLanguage();
  const { form } = messages;
  return (
    <section className="before" aria-labelledby="before">
      <h2 id="before">{form.before}</h2>
      <ul>
        <li>{form.anonymous}</li>
        <li>{meta.threshold === null ? form.never : form.threshold(meta.threshold)}</li>
        {meta.is_small_class && <li className="warning">{form.small}</li>}
        <li>{meta.are_comments_reviewed ? form.words : form.unreviewed}</li>
        {!meta.can_be_changed && <li>{form.final}</li>}
        <li>{areKept ? form.drafts : form.noDrafts}</li>
      </ul>
      {meta.readers.length > 0 && (
        <>
          <h3>{form.readers}</h3>
          <ul>
            {meta.readers.map(({ role, figures_from: from }) => (
              <li key={role}>
                {meta.are_comments_reviewed ? (form.reader[role] ?? role) : form.asker}:{' '}
                {from === null ? form.undecided : form.from(toTime(from, own, 'long'))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
