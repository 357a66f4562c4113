import { languageName } from '../message-templates/template-values.ts';
import { messages } from './messages.ts';
import type { QuestionValues, ValueName } from './question-values.ts';

const { conflict: words, form } = messages;

const labels: Readonly<Record<ValueName, string>> = form;

const inLanguages = (texts: Readonly<Record<string, string | readonly string[]>>): string[] =>
  Object.entries(texts).map(
    ([tag, text]) => `${languageName(tag)}: ${typeof text === 'string' ? text : text.join(', ')}`,
  );

const shown = (name: ValueName, values: QuestionValues): string => {
  const value = values[name];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (name === 'kind') return messages.kinds[values.kind];
  if (name === 'subject') return messages.subjects[values.subject];
  if (name === 'polarity') return messages.polarities[values.polarity];
  if (name === 'shownIf') return values.shownIf?.in.join(', ') ?? messages.condition.always;
  if (name === 'choices')
    return values.choices.map(({ label, translations }) => [label, ...inLanguages(translations)].join('\n')).join('\n');
  if (name === 'translations') return inLanguages(values.translations).join('\n');
  if (name === 'labelTranslations') return inLanguages(values.labelTranslations).join('\n');
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** Lists the differing values of two versions, field by field; each side has a label. */
export const Differences = ({
  names,
  sides,
}: {
  readonly names: readonly ValueName[];
  readonly sides: readonly (readonly [side: string, values: QuestionValues])[];
}) => (
  <dl className="conflict">
    {names.map((name) => (
      <div key={name}>
        <dt>{labels[name]}</dt>
        {sides.map(([side, values]) => (
          <dd key={side}>
            <span className="muted">{side}: </span>
            {shown(name, values) || words.nothing}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
