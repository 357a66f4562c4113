import { CheckIcon, MissingIcon } from '../../ui/check-icons.tsx';
import type { Period } from '../periods/queries.ts';
import { messages } from './messages.ts';
import type { Forecast } from './queries.ts';

const words = messages.forecast;

/** A fact that the page states before messages are sent. */
interface Fact {
  readonly text: string;
  readonly isGood: boolean;
}

const factsOf = (forecast: Forecast, status: Period['resource']['attributes']['status']): readonly Fact[] => {
  const { recipients, without_address: without, seconds, missing } = forecast;
  return [
    recipients > 0 ? { text: words.recipients(recipients), isGood: true } : { text: words.noRecipients, isGood: false },
    ...(without > 0 ? [{ text: words.withoutAddress(without), isGood: false }] : []),
    ...(seconds !== null && recipients > 0 ? [{ text: words.takes(seconds), isGood: true }] : []),
    ...(status === 'draft' ? [{ text: words.draft, isGood: false }] : []),
    ...missing.map((each) => ({ text: words.missing[each], isGood: false })),
  ];
};

/** Shows how many students the messages reach, how long the sending takes, and what is missing. */
export const ForecastFacts = ({ forecast, period }: { readonly forecast: Forecast; readonly period: Period }) => (
  <section>
    <h2>{words.title}</h2>
    <ul className="needs">
      {factsOf(forecast, period.resource.attributes.status).map(({ text, isGood }) => (
        <li key={text}>
          {isGood ? <CheckIcon /> : <MissingIcon />}
          <span>
            <span className="visually-hidden">{isGood ? words.good : words.bad}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
