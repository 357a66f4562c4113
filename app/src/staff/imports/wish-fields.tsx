import { Field } from '../../ui/field.tsx';
import { messages } from './messages.ts';
import type { Wish } from './remembered.ts';

const words = messages.choose;

/** The options of an import, with the limit as it was typed. */
export interface TypedWish extends Omit<Wish, 'threshold'> {
  readonly threshold: string;
}

export const usualWish: TypedWish = { format: null, remove_missing: false, threshold: '' };

/** Returns the typed options as the service takes them; undefined if the limit is not a whole number of percent. */
export const toWish = ({ threshold, ...rest }: TypedWish): Wish | undefined => {
  const text = threshold.trim();
  if (text === '') return { ...rest, threshold: null };
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? { ...rest, threshold: Number(text) } : undefined;
};

const formats: readonly Wish['format'][] = [null, 'oneroster', 'canvas', 'hr'];

/** Renders the options for reading the files, and for records that the files no longer name. */
export const WishFields = ({
  wish,
  change,
}: {
  readonly wish: TypedWish;
  readonly change: (wish: TypedWish) => void;
}) => (
  <details className="options">
    <summary>{words.options}</summary>
    <Field label={words.format}>
      {(control) => (
        <select
          {...control}
          value={wish.format ?? ''}
          onChange={({ target }) => change({ ...wish, format: formats.find((each) => each === target.value) ?? null })}
        >
          {formats.map((each) => (
            <option key={each ?? ''} value={each ?? ''}>
              {words.formats[each ?? '']}
            </option>
          ))}
        </select>
      )}
    </Field>
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={wish.remove_missing}
          aria-describedby="remove-hint"
          onChange={({ target }) => change({ ...wish, remove_missing: target.checked })}
        />
        {words.remove}
      </label>
      <p className="muted" id="remove-hint">
        {words.removeHint}
      </p>
    </div>
    <Field
      label={words.threshold}
      hint={words.thresholdHint}
      error={toWish(wish) === undefined ? words.thresholdWrong : undefined}
    >
      {(control) => (
        <input
          {...control}
          className="short"
          inputMode="numeric"
          autoComplete="off"
          value={wish.threshold}
          onChange={({ target }) => change({ ...wish, threshold: target.value })}
        />
      )}
    </Field>
  </details>
);
