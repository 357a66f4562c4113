import { GuidelinesField } from '../guidelines-field.tsx';
import { optionsOf, type PartProps, TextField } from './inputs.tsx';
import { messages } from './messages.ts';
import type { Role } from './period-values.ts';

const RoleFields = ({ values, change }: PartProps) => {
  const toggle = (role: Role, isChosen: boolean): void =>
    change({ roles: [...values.roles.filter((each) => each !== role), ...(isChosen ? [role] : [])] });
  return (
    <fieldset className="field">
      <legend>{messages.readers}</legend>
      {optionsOf(messages.roles).map(([role, label]) => (
        <label className="check" key={role}>
          <input
            type="checkbox"
            checked={values.roles.includes(role)}
            onChange={({ target }) => toggle(role, target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};

/** Renders the fields for the settings that the computation of results uses. */
const CountingFields = (props: PartProps) => (
  <>
    <TextField
      {...props}
      name="threshold"
      label={messages.threshold}
      hint={messages.thresholdHint}
      pointer="minimum_response_threshold"
      className="short"
      isNumber
      isRequired
    />
    <details className="options">
      <summary>{messages.flags}</summary>
      <p className="muted">{messages.flagHint}</p>
      <TextField
        {...props}
        name="low"
        label={messages.low}
        pointer="flag_answers_at_or_below"
        className="short"
        isNumber
      />
      <TextField
        {...props}
        name="deviation"
        label={messages.deviation}
        pointer="flag_standard_deviation_above"
        className="short"
        isNumber
      />
    </details>
  </>
);

/** Renders the fields about results. `frozen` says why some of them can no longer change. */
export const ResultFields = ({ frozen, ...props }: PartProps & { readonly frozen?: string | undefined }) => (
  <section>
    <h2>{messages.results}</h2>
    {frozen !== undefined && <p className="muted">{frozen}</p>}
    <fieldset className="bare" disabled={frozen !== undefined}>
      <CountingFields {...props} />
    </fieldset>
    <RoleFields {...props} />
    <label className="check">
      <input
        type="checkbox"
        checked={props.values.replies}
        onChange={({ target }) => props.change({ replies: target.checked })}
      />
      {messages.replies}
    </label>
    <TextField
      {...props}
      name="release"
      label={messages.release}
      hint={messages.releaseHint}
      pointer="results_release_at"
      type="datetime-local"
    />
    <GuidelinesField
      value={props.values.note}
      change={(note) => props.change({ note })}
      error={props.problem('note', '/data/attributes/results_guidelines')}
    />
  </section>
);
