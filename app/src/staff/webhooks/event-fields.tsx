import { type ChosenEvents, eventKinds } from './event-types.ts';
import { messages } from './messages.ts';

const words = messages.form;

const Kinds = ({
  chosen,
  change,
}: {
  readonly chosen: ChosenEvents;
  readonly change: (chosen: ChosenEvents) => void;
}) => (
  <div className="kinds">
    {eventKinds.map((kind) => (
      <label className="check" key={kind}>
        <input
          type="checkbox"
          checked={chosen.kinds.includes(kind)}
          onChange={({ target }) =>
            change({
              ...chosen,
              kinds: eventKinds.filter((each) => (each === kind ? target.checked : chosen.kinds.includes(each))),
            })
          }
        />
        {messages.kinds[kind]}
      </label>
    ))}
  </div>
);

/** Chooses the events of an endpoint: all, or those of some kinds of records. */
export const EventFields = ({
  chosen,
  change,
  problem,
}: {
  readonly chosen: ChosenEvents;
  readonly change: (chosen: ChosenEvents) => void;
  readonly problem: string | undefined;
}) => (
  <fieldset className="field" aria-describedby={problem === undefined ? undefined : 'events-error'}>
    <legend>{words.events}</legend>
    <label className="check">
      <input type="radio" name="events" checked={chosen.all} onChange={() => change({ ...chosen, all: true })} />
      {words.allEvents}
    </label>
    <label className="check">
      <input type="radio" name="events" checked={!chosen.all} onChange={() => change({ ...chosen, all: false })} />
      {words.someEvents}
    </label>
    {!chosen.all && <Kinds chosen={chosen} change={change} />}
    {!chosen.all && chosen.others.length > 0 && <p className="muted">{words.finer(chosen.others.join(', '))}</p>}
    {problem !== undefined && (
      <p className="mistake" id="events-error" role="alert">
        {problem}
      </p>
    )}
  </fieldset>
);
