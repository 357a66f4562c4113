import { readerZone } from '../../parts/times.ts';
import { type PartProps, TextField } from './inputs.tsx';
import { messages } from './messages.ts';

/** Sets the times of a period: opening, closing, and release of results. */
export const WhenFields = (props: PartProps) => (
  <section>
    <h2>{messages.when}</h2>
    <p className="muted">{messages.zone(readerZone())}</p>
    <div className="pair">
      <TextField {...props} name="opens" label={messages.opens} pointer="opens_at" type="datetime-local" isRequired />
      <TextField
        {...props}
        name="closes"
        label={messages.closes}
        pointer="closes_at"
        type="datetime-local"
        isRequired
      />
    </div>
  </section>
);
