import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useTemplates } from '../message-templates/queries.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import type { Period } from '../periods/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { attributesOf, type MessageValues, newValues, templateOf, withPurpose } from './message-values.ts';
import { messages } from './messages.ts';
import { isOver } from './order.ts';
import { type Message, type Purpose, useLookAgain } from './queries.ts';
import { isPlannedHere, rulesOf } from './rules.ts';

const words = messages.form;

interface FieldsProps {
  readonly values: MessageValues;
  readonly set: (values: MessageValues) => void;
}

/** Returns the names of some values, in the order of the values. */
const namesOf = <Key extends string>(names: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  // The object has exactly these keys.
  Object.fromEntries(keys.map((each) => [each, names[each]])) as Record<Key, string>;

const purposes = (Object.keys(messages.purposes) as readonly Purpose[]).filter(isPlannedHere);

/** Chooses the purpose of a message. After a period has closed, only purposes that are sent after closing remain. */
const PurposeField = ({ values, set, period }: FieldsProps & { readonly period: Period['resource'] }) => {
  const possible = purposes.filter((each) => rulesOf[each].isAfterClosing || !isOver(period));
  const lacksRelease = rulesOf[values.purpose].isAfterClosing && period.attributes.results_release_at === null;
  return (
    <SelectField
      label={words.purpose}
      hint={lacksRelease ? words.noRelease : undefined}
      names={namesOf(messages.purposes, possible)}
      value={values.purpose}
      choose={(purpose) => set(withPurpose(values, purpose))}
    />
  );
};

/** Chooses the template of a message, or the default of its purpose. */
const TemplateField = ({ values, set }: FieldsProps) => {
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

const WhenFields = ({ values, set }: FieldsProps) => (
  <>
    {rulesOf[values.purpose].anchors.length > 1 && (
      <SelectField
        label={words.anchor}
        names={namesOf(words.anchors, rulesOf[values.purpose].anchors)}
        value={values.anchor}
        choose={(anchor) => set({ ...values, anchor })}
      />
    )}
    <Field label={values.anchor === 'results_release_at' ? words.daysOfRelease : words.days}>
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
    <Field label={words.time} hint={values.anchor === 'results_release_at' ? words.timeHintOfRelease : words.timeHint}>
      {(control) => (
        <input
          {...control}
          type="time"
          value={values.time}
          onChange={({ target }) => set({ ...values, time: target.value })}
        />
      )}
    </Field>
  </>
);

/** Renders all fields of a message except the purpose. */
const MessageFields = ({ values, set }: FieldsProps) => (
  <>
    {rulesOf[values.purpose].audiences.length > 1 && (
      <SelectField
        label={words.audience}
        names={namesOf(words.audiences, rulesOf[values.purpose].audiences)}
        value={values.audience}
        choose={(audience) => set({ ...values, audience })}
      />
    )}
    <TemplateField values={values} set={set} />
    <WhenFields values={values} set={set} />
    {rulesOf[values.purpose].canSkip && (
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
  /** Called with a text about the action that was carried out. */
  readonly report: (done: string) => void;
  readonly close: () => void;
}

/** Plans one message of a period. */
export const PlanMessageDialog = ({ period, report, close }: DialogProps & { readonly period: Period['resource'] }) => {
  const [values, set] = useState(isOver(period) ? withPurpose(newValues, 'results_available') : newValues);
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
      <PurposeField values={values} set={set} period={period} />
      <MessageFields values={values} set={set} />
    </ActionDialog>
  );
};

/** Changes a planned message: its template, its time, and the response rate above which it is skipped. */
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
      // A refused change is read again too: sending may have begun.
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
      <MessageFields values={values} set={set} />
    </ActionDialog>
  );
};
