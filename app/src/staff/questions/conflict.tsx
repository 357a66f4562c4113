import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { messages } from './messages.ts';
import { differingValues, type QuestionValues, type ValueName } from './question-values.ts';

const { conflict: words, form } = messages;

const labels: Readonly<Record<ValueName, string>> = form;

const shown = (name: ValueName, values: QuestionValues): string => {
  const value = values[name];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (name === 'kind') return messages.kinds[values.kind];
  if (name === 'subject') return messages.subjects[values.subject];
  if (name === 'polarity') return messages.polarities[values.polarity];
  if (name === 'choices') return values.choices.map(({ label }) => label).join(', ');
  if (name === 'translations')
    return Object.entries(values.translations)
      .map(([tag, text]) => `${languageName(tag)}: ${text}`)
      .join('\n');
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** What two have changed at once, field by field, and the choice of what stays. */
export const Conflict = ({
  base,
  mine,
  theirs,
  keepMine,
  takeTheirs,
}: {
  readonly base: QuestionValues;
  readonly mine: QuestionValues;
  readonly theirs: QuestionValues;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}) => {
  const changed = [...new Set([...differingValues(base, theirs), ...differingValues(base, mine)])];
  return (
    <Notice tone="bad" title={words.title}>
      <p>{words.lead}</p>
      <dl className="conflict">
        {changed.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              <span className="muted">{words.mine}: </span>
              {shown(name, mine) || words.nothing}
            </dd>
            <dd>
              <span className="muted">{words.theirs}: </span>
              {shown(name, theirs) || words.nothing}
            </dd>
          </div>
        ))}
      </dl>
      <p className="page-actions">
        <Button kind="secondary" isSmall onClick={keepMine}>
          {words.keepMine}
        </Button>
        <Button kind="secondary" isSmall onClick={takeTheirs}>
          {words.takeTheirs}
        </Button>
      </p>
    </Notice>
  );
};
