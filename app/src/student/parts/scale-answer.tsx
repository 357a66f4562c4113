import { translated } from '../../shared/language/chosen.ts';
import { useLanguage } from '../../shared/language/language.tsx';
import { Option } from '../../ui/option.tsx';
import { type AnswerProps, commentOf } from './answer-props.ts';
import { NotApplicable } from './not-applicable.tsx';

/** Renders the points of a scale as labels or numbers, in one row if there is room. */
export const ScaleAnswer = ({ asked, given, give }: AnswerProps) => {
  const { scale } = asked.question.attributes;
  const { tag } = useLanguage();
  const { points = 5, first = 1, labels, label_translations } = scale ?? {};
  const { text, lang } = translated(labels, label_translations, tag);
  return (
    <>
      <div className={labels === undefined ? 'scale numbers' : 'scale labelled'} data-points={points} lang={lang}>
        {Array.from({ length: points }, (_, index) => {
          const value = first + index;
          return (
            <Option
              key={value}
              kind="radio"
              name={asked.name}
              isChosen={given.value === value}
              choose={() => give({ ...commentOf(given), value })}
            >
              {text?.[index] ?? value}
            </Option>
          );
        })}
      </div>
      <NotApplicable {...{ asked, given, give }} kind="radio" />
    </>
  );
};
