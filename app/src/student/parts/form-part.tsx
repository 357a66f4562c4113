import { translated } from '../../shared/language/chosen.ts';
import { useLanguage } from '../../shared/language/language.tsx';
import type { Answers, Given, Mistake } from '../answering/answers.ts';
import type { Block, Entry, Part } from '../answering/form.ts';
import { QuestionField } from './question.tsx';

interface Filling {
  readonly answers: Answers;
  readonly mistakes: ReadonlyMap<string, Mistake | 'refused'>;
  readonly onGive: (name: string, given: Given) => void;
}

const Heading = ({ question: { attributes } }: Extract<Entry, { kind: 'heading' }>) => {
  const { tag } = useLanguage();
  const { text, lang } = translated(attributes.text, attributes.text_translations, tag);
  return (
    <p className="heading" lang={lang}>
      {text}
    </p>
  );
};

const FormBlock = ({
  block,
  hasHeading,
  answers,
  mistakes,
  onGive,
}: Filling & { readonly block: Block; readonly hasHeading: boolean }) => {
  const { form } = useLanguage().messages;
  const title = block.instructor === undefined ? form.aboutCourse : form.about(block.instructor.name);
  const heading = `block-${block.name}`;
  return (
    <section aria-labelledby={hasHeading ? heading : undefined}>
      {hasHeading && <h3 id={heading}>{title}</h3>}
      {block.entries.map((entry) =>
        entry.kind === 'heading' ? (
          <Heading key={entry.name} {...entry} />
        ) : (
          <QuestionField
            key={entry.name}
            asked={entry}
            given={answers[entry.name]}
            mistake={mistakes.get(entry.name)}
            onGive={onGive}
          />
        ),
      )}
    </section>
  );
};

/** A part of the form with its questions. Where it asks about instructors, each group says what it is about. */
export const FormPart = ({ part, ...filling }: Filling & { readonly part: Part }) => {
  const { tag } = useLanguage();
  const { text, lang } = translated(part.name, part.nameTranslations, tag);
  return (
    <section className="form-part" aria-labelledby={`part-${part.id}`}>
      <h2 id={`part-${part.id}`} lang={lang}>
        {text}
      </h2>
      {part.blocks.map((block) => (
        <FormBlock
          key={block.name}
          block={block}
          hasHeading={part.blocks.some(({ instructor }) => instructor !== undefined)}
          {...filling}
        />
      ))}
    </section>
  );
};
