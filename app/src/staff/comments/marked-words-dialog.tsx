import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { listedIn } from './marked.ts';
import { messages } from './messages.ts';
import { useKeepMarkedWords } from './use-marked-words.ts';

const words = messages.marked;

/** Changes which words are marked in the comments of a period, and of those that come after it. */
export const MarkedWordsDialog = ({
  period,
  version,
  present,
  close,
}: {
  readonly period: string;
  readonly version: number | undefined;
  readonly present: readonly string[];
  readonly close: () => void;
}) => {
  const [text, setText] = useState(present.join(', '));
  const [seen] = useState(version);
  const keep = useKeepMarkedWords(period, seen);
  return (
    <ActionDialog
      title={words.title}
      confirm={words.confirm}
      run={() => keep(listedIn(text))}
      labels={{ '/data/attributes/marked_words': words.label }}
      close={close}
    >
      <p>{words.lead}</p>
      <Field label={words.label} hint={words.hint}>
        {(props) => <textarea {...props} rows={8} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
    </ActionDialog>
  );
};
