import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { copyQuestions } from './copy-questions.ts';
import { messages } from './messages.ts';
import { usePeriods, useRefresh } from './queries.ts';
import type { PeriodDialogProps } from './use-change.ts';

const words = messages.ready;
const pointer = '/data/relationships/source';

/** Copies the questions of another period into this one. */
export const CopyQuestionsDialog = ({ period: { resource }, report, close }: PeriodDialogProps) => {
  const { ask } = useStaff();
  const refresh = useRefresh();
  const keyOf = useRequestKeys();
  const { data: all = [] } = usePeriods();
  const others = all.filter((each) => each.resource.id !== resource.id);
  const [chosen, choose] = useState('');
  const source = chosen === '' ? (others.at(-1)?.resource.id ?? '') : chosen;
  const run = async (): Promise<void> => {
    await ask((client) => copyQuestions(client, resource.id, source, keyOf(source)));
    await refresh();
    report(words.copyDone);
  };
  return (
    <ActionDialog
      title={words.copyTitle}
      confirm={words.copy.replace(' …', '')}
      run={run}
      close={close}
      labels={{ [pointer]: words.from }}
    >
      <p>{words.copyWill}</p>
      {others.length === 0 ? (
        <p>{words.copyNone}</p>
      ) : (
        <Field label={words.from}>
          {(control) => (
            <select {...control} value={source} onChange={({ target }) => choose(target.value)}>
              {others.map((each) => (
                <option key={each.resource.id} value={each.resource.id}>
                  {each.resource.attributes.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </ActionDialog>
  );
};
