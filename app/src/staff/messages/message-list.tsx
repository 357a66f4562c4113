import { useTemplates } from '../message-templates/queries.ts';
import { Time } from '../parts/time.tsx';
import { MessageActions } from './message-actions.tsx';
import { messages } from './messages.ts';
import { dueOf, staffReached } from './order.ts';
import type { Forecast, Message, State } from './queries.ts';

const tones: Readonly<Record<State, string>> = {
  planned: 'plain',
  sending: '',
  sent: 'good',
  skipped: 'plain',
  paused: '',
  cancelled: 'plain',
};

const words = messages.times;

/** Shows when a message is due, or when it was sent or ended. */
const When = ({ message, due }: { readonly message: Message; readonly due: string | null | undefined }) => {
  const { state, started_at: started, finished_at: finished } = message.attributes;
  const said = (name: string, at: string) => (
    <>
      {name} <Time at={at} />
    </>
  );
  if ((state === 'skipped' || state === 'cancelled') && finished !== null) return said(words[state], finished);
  if (started !== null) return said(state === 'sent' ? words.sent : words.since, started);
  if (due === null) return words.unknown;
  return due === undefined ? null : said(words.due, due);
};

const Counts = ({ counts }: { readonly counts: Message['attributes']['counts'] }) => {
  if (counts === null) return null;
  const parts = [
    messages.counts.sent(counts.sent, counts.recipients),
    ...(counts.without_address > 0 ? [messages.counts.withoutAddress(counts.without_address)] : []),
    ...(counts.suppressed > 0 ? [messages.counts.suppressed(counts.suppressed)] : []),
    ...(counts.refused > 0 ? [messages.counts.refused(counts.refused)] : []),
    ...(counts.bounced > 0 ? [messages.counts.bounced(counts.bounced)] : []),
    ...(counts.complained > 0 ? [messages.counts.complained(counts.complained)] : []),
    ...(counts.finished_meanwhile > 0 ? [messages.counts.finished(counts.finished_meanwhile)] : []),
  ];
  return (
    <ul className="facts">
      {parts.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
};

const TemplateName = ({ message }: { readonly message: Message }) => {
  const { data: templates } = useTemplates();
  const id = message.relationships.template.data?.id;
  const name = id && templates?.find((each) => each.id === id)?.attributes.name;
  return name ? messages.template(name) : null;
};

/** Shows the audience of a message, and the number of recipients if it is known. */
const Audience = ({ message, forecast }: Pick<ItemProps, 'message' | 'forecast'>) => {
  const { audience } = message.attributes;
  const reached = staffReached(forecast, message);
  return audience && `${messages.audiences[audience]} ${reached === undefined ? '' : messages.reached(reached)}`;
};

interface ItemProps {
  readonly message: Message;
  readonly forecast: Forecast | null | undefined;
  readonly mayWrite: boolean;
  readonly report: (done: string) => void;
}

const Item = ({ message, forecast, mayWrite, report }: ItemProps) => {
  const { purpose, state, reason, when, counts, skip_above_response_rate: skips } = message.attributes;
  const name = purpose === null ? messages.title : messages.purposes[purpose];
  const isPlanned = state === 'planned' || state === 'paused';
  return (
    <li className={state ?? undefined}>
      <div className="message-head">
        <h3>{name}</h3>
        {state !== null && <span className={`badge ${tones[state]}`}>{messages.states[state]}</span>}
      </div>
      <p>
        <strong>
          <When message={message} due={dueOf(forecast, message)} />
        </strong>
      </p>
      {reason !== null && <p className="reason">{messages.reasons[reason]}</p>}
      <p className="muted">
        {messages.ruleOf(when)} <Audience message={message} forecast={forecast} />{' '}
        {isPlanned && skips !== null && messages.skips(skips)} <TemplateName message={message} />
      </p>
      <Counts counts={counts} />
      <MessageActions message={message} purpose={name} report={report} mayWrite={mayWrite} />
    </li>
  );
};

/** Lists messages, each with its state and its actions. */
export const MessageList = ({
  list,
  ...others
}: Omit<ItemProps, 'message'> & { readonly list: readonly Message[] }) => (
  <ol className="messages">
    {list.map((message) => (
      <Item key={message.id} message={message} {...others} />
    ))}
  </ol>
);
