import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../parts/fact.tsx';
import { messages as shared } from '../parts/messages.ts';
import { messages } from './messages.ts';
import { ownAddresses } from './values.ts';

const words = messages.there;

const Copied = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [outcome, setOutcome] = useState('');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(shared.secret.copied),
      () => setOutcome(shared.secret.notCopied),
    );
  return (
    <>
      <code>{text}</code>{' '}
      <Button kind="quiet" isSmall onClick={() => void copy()} aria-label={words.copy(what)}>
        {shared.secret.copy}
      </Button>{' '}
      <span role="status">{outcome}</span>
    </>
  );
};

/** Lists the values that a platform asks for when the service is set up there. */
export const AtThePlatform = () => {
  const addresses = ownAddresses(location.origin);
  return (
    <section>
      <h2>{words.heading}</h2>
      <dl className="details addresses">
        {(['launch', 'login', 'keys'] as const).map((name) => (
          <Fact key={name} name={words[name]}>
            <Copied text={addresses[name]} what={words[name]} />
          </Fact>
        ))}
        <Fact name={words.window}>{words.newWindow}</Fact>
        <Fact name={words.services}>{words.noServices}</Fact>
      </dl>
    </section>
  );
};

/** Explains where to enter the values, for widespread platforms. */
export const Hints = () => (
  <section>
    <h2>{messages.hints.heading}</h2>
    {(['canvas', 'moodle', 'brightspace'] as const).map((kind) => (
      <details key={kind}>
        <summary>{messages.kinds[kind]}</summary>
        <ul>
          {messages.hints[kind].map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </details>
    ))}
  </section>
);
