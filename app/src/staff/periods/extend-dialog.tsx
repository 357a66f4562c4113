import { useState } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Field } from '../../ui/field.tsx';
import { ActionDialog, FieldMistake } from '../parts/action-dialog.tsx';
import { fromLocal, readerZone, toLocal, toTime } from '../parts/times.ts';
import { messages } from './messages.ts';
import { useRates } from './queries.ts';
import { type PeriodDialogProps, useChange } from './use-change.ts';

const words = messages.extend;
const pointer = '/data/attributes/closes_at';

export const ExtendDialog = ({ period, report, close }: PeriodDialogProps) => {
  const change = useChange(period);
  const { data: rates } = useRates(period.resource.id);
  const before = period.schedule?.attributes.closes_at;
  const [text, setText] = useState(toLocal(before ?? serviceTime().toISOString()));
  const [isPast, setIsPast] = useState(false);
  const run = async (): Promise<void> => {
    const closesAt = fromLocal(text, before);
    if (closesAt === undefined || Date.parse(closesAt) <= serviceTime().getTime()) {
      setIsPast(true);
      throw new FieldMistake(words.past);
    }
    await change.schedule({ closes_at: closesAt });
    report(words.done(toTime(closesAt)));
  };
  const left = rates && typeof rates.completed === 'number' ? Math.max(0, rates.enrolled - rates.completed) : undefined;
  return (
    <ActionDialog
      title={words.title}
      confirm={messages.save}
      run={run}
      close={close}
      labels={{ [pointer]: words.field }}
    >
      <Field label={words.field} hint={words.zone(readerZone())} error={isPast ? words.past : undefined}>
        {(props) => (
          <input
            {...props}
            type="datetime-local"
            step="any"
            required
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setIsPast(false);
            }}
          />
        )}
      </Field>
      {left !== undefined && <p>{words.will(left)}</p>}
      <p className="muted">{messages.version}</p>
    </ActionDialog>
  );
};
