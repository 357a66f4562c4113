import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type InputHTMLAttributes, useState } from 'react';
import { institutionQuery } from '../../shared/institution.ts';
import { Button } from '../../ui/button.tsx';
import { Field, useFirstMistake } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { LogoField } from './logo-field.tsx';
import { messages } from './messages.ts';
import { changedAttributes, type Institution, type InstitutionValues, valuesOf } from './values.ts';

type TextName = Exclude<keyof InstitutionValues, 'logo'>;

interface TextFieldOf {
  readonly name: TextName;
  readonly at: string;
  readonly hint?: string;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

const fields: readonly TextFieldOf[] = [
  { name: 'name', at: 'name', hint: messages.nameHint, input: { maxLength: 255 } },
  { name: 'languages', at: 'languages', hint: messages.languagesHint },
  { name: 'timeZone', at: 'time_zone', hint: messages.timeZoneHint, input: { list: 'time-zones' } },
  { name: 'contactName', at: 'contact/name', input: { maxLength: 255 } },
  { name: 'contactEmail', at: 'contact/email', input: { type: 'email' } },
  { name: 'privacy', at: 'privacy_notice_url', input: { type: 'url', placeholder: 'https://' } },
  { name: 'accessibility', at: 'accessibility_statement_url', input: { type: 'url', placeholder: 'https://' } },
  {
    name: 'midterms',
    at: 'midterm_threshold',
    hint: messages.midtermsHint,
    input: { type: 'number', min: 3, inputMode: 'numeric' },
  },
  { name: 'color', at: 'accent_color', hint: messages.colorHint, input: { placeholder: '#1d4f91' } },
];

const pointerTo = (at: string): string => `/data/attributes/${at}`;

const labels = Object.fromEntries(fields.map(({ name, at }) => [pointerTo(at), messages[name]]));

const InstitutionForm = ({ institution }: { readonly institution: Institution }) => {
  const { ask } = useStaff();
  const queries = useQueryClient();
  const keyOf = useRequestKeys();
  const [base, setBase] = useState(institution.attributes);
  const [values, setValues] = useState(valuesOf(base));
  const change = (some: Partial<InstitutionValues>): void => setValues((before) => ({ ...before, ...some }));
  const { mutate, isPending, isSuccess, error, submittedAt } = useMutation({
    mutationFn: async () => {
      const { type, id, meta } = institution;
      const body = { data: { type, id, attributes: changedAttributes(valuesOf(base), values) } };
      const call = { body, ifMatch: meta.version, idempotencyKey: keyOf([body, meta.version]) };
      return ask((client) => client.patch('/api/v1/institution', call));
    },
    onSuccess: ({ data: { attributes } }) => {
      setBase(attributes);
      setValues(valuesOf(attributes));
    },
    // A refused change is read again too, because somebody else may have changed the record.
    onSettled: () => queries.invalidateQueries(institutionQuery),
  });
  const form = useFirstMistake(submittedAt, error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {error !== null && !isPending && <ChangeErrorMessage error={error} title={messages.failed} labels={labels} />}
      {isSuccess && <Notice tone="good" title={messages.saved} />}
      {fields.map(({ name, at, hint, input }) => (
        <Field key={name} label={messages[name]} hint={hint} error={fieldError(error, pointerTo(at))}>
          {(control) => (
            <input
              {...control}
              {...input}
              className="long"
              autoComplete="off"
              spellCheck={false}
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <LogoField logo={values.logo} change={(logo) => change({ logo })} error={fieldError(error, pointerTo('logo'))} />
      <p className="actions">
        <Button type="submit" isDisabled={isPending}>
          {isPending ? messages.saving : messages.save}
        </Button>
      </p>
    </form>
  );
};

/** Edits the texts and the logo that students and staff see, for accounts that can change them. */
export const InstitutionPage = () => {
  const { data, error, refetch } = useQuery(institutionQuery);
  if (data === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  return (
    <StaffPage title={messages.title} lead={messages.lead}>
      <InstitutionForm institution={data} />
    </StaffPage>
  );
};
