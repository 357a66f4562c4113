import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { shortcuts } from './keys.ts';
import { messages } from './messages.ts';
import type { Review } from './review.ts';

type Decide = (review: Review) => void;

/** Asks why a comment is removed. */
export const RemovalDialog = ({
  number = 1,
  decide,
  close,
}: {
  /** The number of comments that are removed for the same reason. */
  readonly number?: number;
  readonly decide: Decide;
  readonly close: () => void;
}) => {
  const { title, lead, legend, reasons, other, otherLabel, confirm } = messages.removal;
  const [chosen, choose] = useState<string>();
  const [own, setOwn] = useState('');
  const name = useId();
  const run = async (): Promise<void> => {
    decide({ decision: 'removed', reason: chosen === other ? own.trim() : (chosen ?? '') });
  };
  return (
    <ActionDialog title={title(number)} confirm={confirm} run={run} close={close} isDangerous>
      <p>{lead}</p>
      <fieldset className="reasons">
        <legend>{legend}</legend>
        {[...reasons, other].map((reason) => (
          <label key={reason} className="check">
            <input type="radio" name={name} required checked={chosen === reason} onChange={() => choose(reason)} />
            {reason}
          </label>
        ))}
      </fieldset>
      {chosen === other && (
        <Field label={otherLabel}>
          {(props) => (
            <input
              {...props}
              required
              pattern=".*\S.*"
              maxLength={255}
              value={own}
              onChange={({ target }) => setOwn(target.value)}
            />
          )}
        </Field>
      )}
    </ActionDialog>
  );
};

/** Has a reviewer make a text unrecognisable, and decide who reads it. */
export const EditDialog = ({
  shown,
  isReleased,
  decide,
  close,
}: {
  readonly shown: Review;
  readonly isReleased: boolean;
  readonly decide: Decide;
  readonly close: () => void;
}) => {
  const words = messages.edit;
  const [text, setText] = useState(shown.text ?? '');
  const [decision, setDecision] = useState<'public' | 'private'>(shown.decision === 'private' ? 'private' : 'public');
  const name = useId();
  const run = async (): Promise<void> => decide({ decision, reason: null, text });
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead}</p>
      <p className="muted">{isReleased ? words.forgotten : words.kept}</p>
      <Field label={words.label}>
        {(props) => (
          <textarea {...props} required value={text} onChange={({ target }) => setText(target.value)} rows={5} />
        )}
      </Field>
      <fieldset className="reasons">
        <legend>{words.legend}</legend>
        {(['public', 'private'] as const).map((each) => (
          <label key={each} className="check">
            <input type="radio" name={name} checked={decision === each} onChange={() => setDecision(each)} />
            {messages.decisions[each][1]}
          </label>
        ))}
      </fieldset>
    </ActionDialog>
  );
};

/** Lists the keyboard shortcuts, and says whether they are on. */
export const HelpDialog = ({
  areUsed,
  use,
  close,
}: {
  readonly areUsed: boolean;
  readonly use: (areUsed: boolean) => void;
  readonly close: () => void;
}) => {
  const words = messages.help;
  return (
    <Dialog title={words.title} close={close}>
      {(leave) => (
        <>
          <p>{words.hint}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.key}</th>
                <th scope="col">{words.does}</th>
              </tr>
            </thead>
            <tbody>
              {shortcuts.map(({ key, name }) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{words.commands[name]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <label className="check">
            <input type="checkbox" checked={areUsed} onChange={({ target }) => use(target.checked)} />
            {words.use}
          </label>
          <p className="actions">
            <Button onClick={leave}>{words.close}</Button>
          </p>
        </>
      )}
    </Dialog>
  );
};
