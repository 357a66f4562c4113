import { messages } from './messages.ts';
import { usualFor } from './usual.ts';

/** Lists the usual messages that a period can have, each with its time, and those that it cannot have. */
export const UsualList = ({ hasRelease }: { readonly hasRelease: boolean }) => (
  <>
    <ul>
      {usualFor({ hasRelease }).map(({ purpose, audience, when }) => (
        <li key={messages.ruleOf(when)}>
          <strong>{messages.purposes[purpose]}</strong>: {messages.ruleOf(when)}{' '}
          {audience && messages.audiences[audience]}
        </li>
      ))}
    </ul>
    {!hasRelease && <p className="muted">{messages.usual.noRelease}</p>}
  </>
);
