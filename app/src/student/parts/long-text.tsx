import { useLanguage } from '../../shared/language/language.tsx';
import { lengthOf } from '../answering/answers.ts';

// The number of remaining characters at which a screen reader begins to announce it.
const nearTheEnd = 100;

/**
 * Renders a text field with several lines and a count of characters. A text that is too long stays, so that the writer
 * can shorten it.
 */
export const LongText = ({
  id,
  labelledBy,
  describedBy,
  text,
  most,
  isRequired = false,
  isWrong = false,
  onChange,
}: {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly text: string;
  readonly most: number;
  readonly isRequired?: boolean;
  readonly isWrong?: boolean;
  readonly onChange: (text: string) => void;
}) => {
  const { messages, own } = useLanguage();
  const length = lengthOf(text);
  const countId = `${id}-count`;
  const isNear = most - length <= nearTheEnd;
  return (
    <div className="long-text">
      <textarea
        id={id}
        rows={4}
        value={text}
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, countId].filter(Boolean).join(' ')}
        aria-required={isRequired || undefined}
        aria-invalid={isWrong || length > most || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={countId} className={length > most ? 'count over' : 'count'}>
        {isNear
          ? messages.form.left(most - length)
          : messages.form.used(length.toLocaleString(own), most.toLocaleString(own))}
      </p>
      <span role="status" className="visually-hidden">
        {isNear ? messages.form.left(most - length) : ''}
      </span>
    </div>
  );
};
