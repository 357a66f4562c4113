import { translated } from '../../shared/language/chosen.ts';
import { useLanguage } from '../../shared/language/language.tsx';
import { Option } from '../../ui/option.tsx';
import { type AnswerProps, commentOf } from './answer-props.ts';
import { NotApplicable } from './not-applicable.tsx';

/** Renders the choices of a question. The student picks one or several. */
export const ChoiceAnswer = ({ asked, given, give, isWrong }: AnswerProps) => {
  const { tag } = useLanguage();
  const { choices, kind } = asked.question.attributes;
  const isSingle = kind === 'single_choice';
  const chosen = given.choices ?? [];
  const choose = (key: string, isChosen: boolean): void => {
    const others = isSingle ? [] : chosen.filter((each) => each !== key);
    give({ ...commentOf(given), choices: isChosen ? [...others, key] : others });
  };
  return (
    <div className="choices">
      {(choices ?? []).map(({ key, label, label_translations }) => {
        const { text, lang } = translated(label, label_translations, tag);
        return (
          <Option
            key={key}
            kind={isSingle ? 'radio' : 'checkbox'}
            name={asked.name}
            isChosen={chosen.includes(key)}
            choose={(isChosen) => choose(key, isChosen)}
            isWrong={isWrong}
          >
            <span lang={lang}>{text}</span>
          </Option>
        );
      })}
      <NotApplicable {...{ asked, given, give }} kind={isSingle ? 'radio' : 'checkbox'} />
    </div>
  );
};
