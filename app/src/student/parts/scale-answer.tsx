import { Option } from '../../ui/option.tsx';
import { type AnswerProps, commentOf } from './answer-props.ts';
import { NotApplicable } from './not-applicable.tsx';

/** The points of a scale, in one row where there is room: with their labels, or as numbers. */
export const ScaleAnswer = ({ asked, given, give }: AnswerProps) => {
  const { scale } = asked.question.attributes;
  const { points = 5, first = 1, labels } = scale ?? {};
  return (
    <>
      <div className={labels === undefined ? 'scale numbers' : 'scale labelled'} data-points={points}>
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
              {labels?.[index] ?? value}
            </Option>
          );
        })}
      </div>
      <NotApplicable {...{ asked, given, give }} kind="radio" />
    </>
  );
};
