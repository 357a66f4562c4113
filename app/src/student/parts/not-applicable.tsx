import { useLanguage } from '../../shared/language/language.tsx';
import { Option } from '../../ui/option.tsx';
import { type AnswerProps, commentOf } from './answer-props.ts';

/** Renders the option that a question does not apply, among the other options of its group. */
export const NotApplicable = ({
  asked,
  given,
  give,
  kind,
}: Pick<AnswerProps, 'asked' | 'given' | 'give'> & { readonly kind: 'radio' | 'checkbox' }) => {
  const { form } = useLanguage().messages;
  if (asked.question.attributes.not_applicable === false) return null;
  return (
    <Option
      kind={kind}
      name={asked.name}
      className="not-applicable"
      isChosen={given.notApplicable === true}
      choose={(isChosen) => give({ ...(isChosen && { notApplicable: true }), ...commentOf(given) })}
    >
      {form.notApplicable}
    </Option>
  );
};
