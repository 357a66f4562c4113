import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useTemplates } from '../message-templates/queries.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import type { Period } from '../periods/queries.ts';
import { useStaff } from '../session/staff.tsx';
import {
  attributesOf,
  canBeSkipped,
  type MessageValues,
  newValues,
  templateOf,
  withPurpose,
} from './message-values.ts';
import { messages } from './messages.ts';
import { type Message, useLookAgain } from './queries.ts';

const words = messages.form;

interface FieldsProps {
  readonly values: MessageValues;
  readonly set: (values: MessageValues) => void;
  readonly isNew: boolean;
}

/** The text that it is sent with: that of a template of its purpose, or what its purpose usually has. */
const TemplateField = ({ values, set }: Omit<FieldsProps, 'isNew'>) => {
  const { data: templates = [] } = useTemplates();
  const own = templates.filter(({ attributes: { purpose } }) => purpose === values.purpose);
  const usual = own.find(({ attributes }) => attributes.is_default)?.attributes.name;
  const names: Readonly<Record<string, string>> = {
    '': usual === undefined ? words.shippedTemplate : words.defaultTemplate(usual),
    ...Object.fromEntries(own.map(({ id, attributes }) => [id, attributes.name])),
  };
  return (
    <SelectField
      label={words.template}
      names={names}
      value={values.template}
      choose={(template) => set({ ...values, template })}
    />
  );
};

const MessageFields = ({ values, set, isNew }: FieldsProps) => (
  <>
    {isNew && (
      <SelectField
        label={words.purpose}
        names={messages.purposes}
        value={values.purpose}
        choose={(purpose) => set(withPurpose(values, purpose))}
      />
    )}
    <TemplateField values={values} set={set} />
    {values.audience !== undefined && (
      <SelectField
        label={words.audience}
        names={words.audiences}
        value={values.audience}
        choose={(audience) => set({ ...values, audience })}
      />
    )}
    {values.anchor !== 'results_release_at' && (
      <SelectField
        label={words.anchor}
        names={words.anchors}
        value={values.anchor}
        choose={(anchor) => set({ ...values, anchor })}
      />
    )}
    <Field label={values.anchor === 'results_release_at' ? words.daysAfterRelease : words.days}>
      {(control) => (
        <input
          {...control}
          type="number"
          required
          min={0}
          max={365}
          value={values.days}
          onChange={({ target }) => set({ ...values, days: target.value })}
        />
      )}
    </Field>
    <Field label={words.time} hint={words.timeHint}>
      {(control) => (
        <input
          {...control}
          type="time"
          value={values.time}
          onChange={({ target }) => set({ ...values, time: target.value })}
        />
      )}
    </Field>
    {canBeSkipped(values.purpose) && (
      <Field label={words.skips} hint={words.skipsHint}>
        {(control) => (
          <input
            {...control}
            type="number"
            min={0}
            max={100}
            step={0.1}
            value={values.skips}
            onChange={({ target }) => set({ ...values, skips: target.value })}
          />
        )}
      </Field>
    )}
  </>
);

interface DialogProps {
  /** Called with what was done. */
  readonly report: (done: string) => void;
  readonly close: () => void;
}

/** Plans one message of a period. */
export const PlanMessageDialog = ({ period, report, close }: DialogProps & { readonly period: Period['resource'] }) => {
  const [values, set] = useState(newValues);
  const { ask } = useStaff();
  const lookAgain = useLookAgain({ forecast: true });
  const keyOf = useRequestKeys();
  const run = async (): Promise<void> => {
    const attributes = { purpose: values.purpose, ...attributesOf(values) };
    const relationships = { period: { data: { type: period.type, id: period.id } }, ...templateOf(values) };
    const body = { data: { type: 'course_evaluation_period_message' as const, attributes, relationships } };
    const call = { body, idempotencyKey: keyOf(body) };
    await ask((client) => client.post('/api/v1/course_evaluation_period_messages', call));
    await lookAgain();
    report(words.planned);
  };
  return (
    <ActionDialog title={words.planTitle} confirm={words.plan} run={run} close={close} labels={words.labels}>
      <MessageFields values={values} set={set} isNew />
    </ActionDialog>
  );
};

/** Changes with which text a planned message is sent, when, and when it is skipped. */
export const ChangeMessageDialog = ({
  message,
  values: before,
  report,
  close,
}: DialogProps & { readonly message: Message; readonly values: MessageValues }) => {
  const [values, set] = useState(before);
  const { ask } = useStaff();
  const lookAgain = useLookAgain({ forecast: true });
  const run = async (): Promise<void> => {
    const { type, id } = message;
    const body = { data: { type, id, attributes: attributesOf(values), relationships: templateOf(values) } };
    const call = { params: { path: { id } }, body };
    try {
      await ask((client) => client.patch('/api/v1/course_evaluation_period_messages/{id}', call));
    } finally {
      // Also after a refusal: sending may have begun.
      await lookAgain();
    }
    report(words.changed);
  };
  return (
    <ActionDialog
      title={words.changeTitle(messages.purposes[values.purpose])}
      confirm={words.change}
      run={run}
      close={close}
      labels={words.labels}
    >
      <MessageFields values={values} set={set} isNew={false} />
    </ActionDialog>
  );
};
