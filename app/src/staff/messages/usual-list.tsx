import { messages } from './messages.ts';
import { usualMessages } from './usual.ts';

/** The usual messages, each with its time. */
export const UsualList = ({ releaseAt }: { readonly releaseAt: string | null }) => (
  <ul>
    {usualMessages(releaseAt).map(({ purpose, when }) => (
      <li key={messages.ruleOf(when)}>
        <strong>{messages.purposes[purpose]}</strong>: {messages.ruleOf(when)}
      </li>
    ))}
  </ul>
);
