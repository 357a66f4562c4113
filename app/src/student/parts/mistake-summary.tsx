import { type MouseEvent, type Ref, useCallback } from 'react';
import { translated } from '../../shared/language/chosen.ts';
import { useLanguage } from '../../shared/language/language.tsx';
import type { Mistake } from '../answering/answers.ts';
import type { Form } from '../answering/form.ts';
import { questionId } from './answer-props.ts';

/** Moves the focus to the first input of a question. */
const goToQuestion = (name: string): void => {
  const question = document.getElementById(questionId(name));
  const control = question?.querySelector<HTMLElement>('input:checked, input, textarea');
  question?.scrollIntoView({ block: 'start' });
  (control ?? question)?.focus({ preventScroll: true });
};

/** Lists all mistakes at once, each with a link to its question. */
export const MistakeSummary = ({
  form,
  mistakes,
  ref,
}: {
  readonly form: Form;
  readonly mistakes: ReadonlyMap<string, Mistake | 'refused'>;
  readonly ref: Ref<HTMLElement>;
}) => {
  const { messages, tag } = useLanguage();
  const go = useCallback((event: MouseEvent, name: string) => {
    // The address does not change, because a fragment would be taken for the code of a link.
    event.preventDefault();
    goToQuestion(name);
  }, []);
  const wrong = form.asked.flatMap((each) => {
    const mistake = mistakes.get(each.name);
    return mistake === undefined ? [] : [{ ...each, mistake }];
  });
  return (
    <section className="notice bad" ref={ref} tabIndex={-1} aria-labelledby="mistakes">
      <h2 id="mistakes">{wrong.length === 0 ? messages.form.nothing : messages.form.mistakes(wrong.length)}</h2>
      <ul>
        {wrong.map(({ name, question: { attributes }, instructor, mistake }) => {
          const { text, lang } = translated(attributes.text, attributes.text_translations, tag);
          const title = instructor === undefined ? text : `${text} (${instructor.name})`;
          return (
            <li key={name}>
              <a lang={lang} href={`#${questionId(name)}`} onClick={(event) => go(event, name)}>
                {title}
              </a>
              <br />
              {messages.form.mistake[mistake]}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
