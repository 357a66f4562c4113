import { minutesFor, mostMinutes } from './hints.ts';
import { messages } from './messages.ts';
import { languagesOf, missingTranslations, type Outline } from './outline.ts';

/** Shows how long a period's questions take, and how many lack a translation. */
export const Figures = ({ outline }: { readonly outline: Outline }) => {
  const minutes = minutesFor(outline.questions);
  const missing = missingTranslations(outline);
  return (
    <ul className="question-figures">
      <li>
        {messages.minutes(minutes)} {minutes > mostMinutes && <strong>{messages.tooLong(mostMinutes)}</strong>}
      </li>
      {languagesOf(outline).length > 0 && (
        <li>{missing > 0 ? <strong>{messages.missing(missing)}</strong> : messages.allTranslated}</li>
      )}
    </ul>
  );
};
