import { useState } from 'react';
import { InLanguage } from '../../shared/language/language.tsx';
import { ownLanguage } from '../../shared/language/own-language.ts';
import { type Answers, countAnswered, type Mistake, mistakesIn } from '../../student/answering/answers.ts';
import { type Form, partsOf, toForm } from '../../student/answering/form.ts';
import { shownIn } from '../../student/answering/shown-in.ts';
import { Appearing } from '../../student/parts/appearing.tsx';
import { BeforeYouAnswer } from '../../student/parts/before-you-answer.tsx';
import { FormPart } from '../../student/parts/form-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { ErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { Loading, LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import '../styles/question-editor.css';
import { messages } from './messages.ts';
import { languagesOf, type Outline, treeOf } from './outline.ts';
import { useFormPreview, useOutline, useSomeSections } from './queries.ts';

const words = messages.try;

type Asked = Pick<Form, 'parts' | 'asked'> & Partial<Form>;

const madeUp = (outline: Outline): Asked => {
  const nodes = treeOf(outline).flatMap(({ parts }) => parts);
  const instructors = [words.first, words.second].map((name, index) => ({ id: `made-up-${index}`, name }));
  const questions = nodes.flatMap((node) => node.questions);
  // Students do not see parts without questions.
  const isAsking = nodes.filter((node) => node.questions.some(({ attributes }) => attributes.kind !== 'heading'));
  return partsOf(
    isAsking.map(({ part }) => part),
    questions,
    instructors,
  );
};

const Verdict = ({
  form,
  mistakes,
  answered,
}: {
  form: Asked;
  mistakes: ReadonlyMap<string, Mistake>;
  answered: number;
}) => {
  if (answered === 0) return <Notice tone="bad" title={words.nothing} />;
  if (mistakes.size === 0) return <Notice tone="good" title={words.complete} />;
  return (
    <Notice tone="bad" title={words.incomplete(mistakes.size)}>
      <ul>
        {form.asked.flatMap(({ name, question, instructor }) =>
          mistakes.has(name)
            ? [
                <li key={name}>
                  {question.attributes.text}
                  {instructor && ` (${instructor.name})`}
                </li>,
              ]
            : [],
        )}
      </ul>
    </Notice>
  );
};

const none: ReadonlyMap<string, Mistake> = new Map();

const TestForm = ({ form: whole }: { readonly form: Asked }) => {
  const [answers, setAnswers] = useState<Answers>({});
  const form = shownIn(whole, answers);
  const [hasTried, setTried] = useState(false);
  const mistakes = hasTried ? mistakesIn(form, answers) : none;
  const answered = countAnswered(form, answers);
  const total = form.asked.length;
  if (total === 0) return <p>{words.none}</p>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      {form.meta && <BeforeYouAnswer form={{ ...form, meta: form.meta } as Form} areKept={false} />}
      <div className="sticky">
        <Progress value={answered} most={total} text={words.progress(answered, total)} />
      </div>
      {form.parts.map((part) => (
        <FormPart
          key={part.id}
          part={part}
          answers={answers}
          mistakes={mistakes}
          onGive={(name, given) => setAnswers((before) => ({ ...before, [name]: given }))}
        />
      ))}
      <Appearing asked={form.asked} />
      {hasTried && <Verdict form={form} mistakes={mistakes} answered={answered} />}
      <p className="actions">
        <Button type="submit">{words.send}</Button>
        <Button
          kind="secondary"
          onClick={() => {
            setAnswers({});
            setTried(false);
          }}
        >
          {words.again}
        </Button>
      </p>
    </form>
  );
};

/** Shows the form that a student of a section would get, to try it. */
export const OfSection = ({ period, section }: { readonly period: string; readonly section: string }) => {
  const { data, error } = useFormPreview(period, section);
  if (error !== null) return <ErrorMessage error={error} title={words.formFailed} />;
  if (data === undefined) return <Loading />;
  const form = toForm(data);
  // The preview also contains empty parts of departments and sections. Students do not see parts without questions.
  const isAsking = ({ blocks }: Form['parts'][number]) =>
    blocks.some(({ entries }) => entries.some(({ kind }) => kind === 'asked'));
  return <TestForm form={{ ...form, parts: form.parts.filter(isAsking) }} />;
};

/** Shows the whole form of a period, to answer it as a student does; nothing is stored. */
export const TryPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: outline, error, refetch } = useOutline(id);
  const { data: sections = [] } = useSomeSections(id);
  const [section, setSection] = useState('');
  const [language, setLanguage] = useState(ownLanguage);
  if (outline === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const languages = [...new Set(['en', 'de', ...languagesOf(outline)])];
  return (
    <StaffPage title={words.title} lead={words.lead} back={{ href: `/periods/${id}/questions`, label: messages.link }}>
      <div className="field-row">
        <SelectField
          label={words.section}
          names={{ '': words.madeUp, ...Object.fromEntries(sections.map(({ id: each, name }) => [each, name])) }}
          value={section}
          choose={setSection}
        />
        <SelectField
          label={messages.preview.language}
          names={Object.fromEntries(languages.map((each) => [each, languageName(each)]))}
          value={language}
          choose={setLanguage}
        />
      </div>
      <div lang={language}>
        <InLanguage tag={language}>
          {section === '' ? (
            <TestForm key="made-up" form={madeUp(outline)} />
          ) : (
            <OfSection key={section} period={id} section={section} />
          )}
        </InLanguage>
      </div>
    </StaffPage>
  );
};
