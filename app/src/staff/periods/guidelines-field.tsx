import { Field } from '../../ui/field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { toText } from './guidelines-text.ts';
import { type GuidelinesValue, htmlOf } from './guidelines-value.ts';
import { messages } from './messages.ts';

const words = messages.guidelines;

/** A field for the guidelines of results, with a preview of what their readers see. */
export const GuidelinesField = ({
  value,
  change,
  error,
}: {
  readonly value: GuidelinesValue;
  readonly change: (value: GuidelinesValue) => void;
  readonly error: string | undefined;
}) => {
  const { guidelines, isHtml } = value;
  const html = htmlOf(value);
  const plain = isHtml ? toText(html ?? '') : guidelines;
  const toggle = (): void => {
    if (!isHtml) change({ guidelines: html ?? '', isHtml: true });
    else if (plain !== undefined) change({ guidelines: plain, isHtml: false });
  };
  return (
    <>
      <Field label={words.label} hint={isHtml ? words.htmlHint : words.hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            className={isHtml ? 'long code' : 'long'}
            rows={6}
            maxLength={50_000}
            value={guidelines}
            onChange={({ target }) => change({ guidelines: target.value, isHtml })}
          />
        )}
      </Field>
      <label className="check">
        <input type="checkbox" checked={isHtml} disabled={plain === undefined} onChange={toggle} />
        {plain === undefined ? words.formatted : words.asHtml}
      </label>
      {html !== null && (
        <section className="guidelines" aria-label={words.preview}>
          <p className="muted">{words.preview}</p>
          <RichText html={html} />
        </section>
      )}
    </>
  );
};
