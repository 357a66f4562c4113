import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, useFirstMistake } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import { addressNames } from './kinds.ts';
import { messages } from './messages.ts';
import { attributesOf, type PlatformValues, shownAddresses } from './values.ts';

const words = messages.form;

type Change = (some: Partial<PlatformValues>) => void;

interface Part {
  readonly values: PlatformValues;
  readonly change: Change;
  readonly error: unknown;
}

export const pointerTo = (name: string): string => `/data/attributes/${name}`;

/** The names of fields by the pointers that errors have. */
export const labels = {
  [pointerTo('name')]: words.name,
  [pointerTo('client_id')]: words.clientId,
  [pointerTo('deployment_ids')]: words.deployments,
  [pointerTo('roster_url')]: words.roster,
  [pointerTo('user_match')]: words.userMatch,
  [pointerTo('section_match')]: words.sectionMatch,
  ...Object.fromEntries(addressNames.map((name) => [pointerTo(name), words[name]])),
};

// A mistake in one of several ids has the pointer of that id.
const deploymentsError = (error: unknown): string | undefined =>
  [pointerTo('deployment_ids'), ...Array.from({ length: 100 }, (_, at) => `${pointerTo('deployment_ids')}/${at}`)]
    .map((pointer) => fieldError(error, pointer))
    .find((text) => text !== undefined);

/** A field for a line of text. */
export const Text = ({
  label,
  hint,
  error,
  value,
  type = 'text',
  set,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly type?: 'text' | 'url';
  readonly set: (value: string) => void;
}) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <input
        {...control}
        className="long"
        type={type}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    )}
  </Field>
);

const KindFields = ({ values, change }: Part) => (
  <>
    <SelectField
      label={words.kind}
      hint={words.kindHint}
      names={messages.kinds}
      value={values.kind}
      choose={(kind) => change({ kind, written: {} })}
    />
    {(values.kind === 'moodle' || values.kind === 'brightspace') && (
      <Text
        label={words.address}
        hint={words.addressHint}
        value={values.address}
        set={(address) => change({ address, written: {} })}
      />
    )}
  </>
);

const AddressFields = ({ values, change, error }: Part) => {
  const shown = shownAddresses(values);
  return addressNames.map((name) => (
    <Text
      key={name}
      type="url"
      label={words[name]}
      {...(name === 'token_url' && { hint: words.tokenHint })}
      error={fieldError(error, pointerTo(name))}
      value={shown[name]}
      set={(value) => change({ written: { ...values.written, [name]: value } })}
    />
  ));
};

/** The fields that say how launches identify people and sections. */
export const MatchFields = ({ values, change, error }: Part) => {
  const user = fieldError(error, pointerTo('user_match'));
  const section = fieldError(error, pointerTo('section_match'));
  return (
    <>
      <SelectField
        label={words.userMatch}
        hint={words.userHint}
        names={messages.userMatches}
        value={values.userMatch}
        choose={(userMatch) => change({ userMatch })}
      />
      {values.userMatch === 'custom' && (
        <Text
          label={words.userField}
          hint={words.fieldHint}
          error={user}
          value={values.userField}
          set={(userField) => change({ userField })}
        />
      )}
      <SelectField
        label={words.sectionMatch}
        hint={words.sectionHint}
        names={messages.sectionMatches}
        value={values.sectionMatch}
        choose={(sectionMatch) => change({ sectionMatch })}
      />
      {values.sectionMatch === 'custom' && (
        <Text
          label={words.sectionField}
          hint={words.fieldHint}
          error={section}
          value={values.sectionField}
          set={(sectionField) => change({ sectionField })}
        />
      )}
    </>
  );
};

const IdFields = ({ values, change, error }: Part) => (
  <>
    <Text
      label={words.clientId}
      error={fieldError(error, pointerTo('client_id'))}
      value={values.clientId}
      set={(clientId) => change({ clientId })}
    />
    <Field label={words.deployments} hint={words.deploymentsHint} error={deploymentsError(error)}>
      {(control) => (
        <textarea
          {...control}
          className="long"
          rows={3}
          spellCheck={false}
          value={values.deployments}
          onChange={({ target }) => change({ deployments: target.value })}
        />
      )}
    </Field>
  </>
);

/** Registers a platform, or changes one. */
export const PlatformForm = ({
  begin,
  isNew = false,
  save,
}: {
  readonly begin: PlatformValues;
  readonly isNew?: boolean;
  readonly save: (attributes: ReturnType<typeof attributesOf>) => Promise<unknown>;
}) => {
  const [values, setValues] = useState(begin);
  const { mutate, isPending, error, submittedAt } = useMutation({ mutationFn: () => save(attributesOf(values)) });
  const form = useFirstMistake(submittedAt, error);
  const change: Change = (some) => setValues((before) => ({ ...before, ...some }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const part = { values, change, error };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {error !== null && !isPending && <ChangeErrorMessage error={error} title={words.failed} labels={labels} />}
      {isNew && <KindFields {...part} />}
      <Text
        label={words.name}
        hint={words.nameHint}
        error={fieldError(error, pointerTo('name'))}
        value={values.name}
        set={(name) => change({ name })}
      />
      <IdFields {...part} />
      <AddressFields {...part} />
      <MatchFields {...part} />
      <Text
        label={words.roster}
        hint={words.rosterHint}
        error={fieldError(error, pointerTo('roster_url'))}
        value={values.roster}
        set={(roster) => change({ roster })}
      />
      <p className="actions">
        <Button type="submit" isDisabled={isPending}>
          {isPending ? words.saving : isNew ? words.create : words.save}
        </Button>
      </p>
    </form>
  );
};
