import { useMutation } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import { type FormEvent, useState } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Field, useFirstMistake } from '../../ui/field.tsx';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import { toTime } from '../parts/times.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { ScopeFields } from './scope-fields.tsx';
import { givable, type Holder, type Scope } from './scopes.ts';

const words = messages.form;
const dayMs = 86_400_000;
const lives = [7, 30, 90, 180, 365];

/** The values of the form for a token. */
export interface TokenValues {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly user_id: string | null;
  readonly expires_at: string;
}

/** Returns the service's error about the scopes, or about one of them. */
const scopesError = (error: unknown): string | undefined => {
  if (!(error instanceof FacetError)) return undefined;
  return error.errors.find(({ source }) => /^\/data\/attributes\/scopes\b/.test(source?.pointer ?? ''))?.detail;
};

const useTokenForm = (save: (values: TokenValues) => Promise<unknown>) => {
  const { account } = useStaff();
  // The time by the service's clock, because the service refuses a life of a year and a minute. It is computed once, so
  // that a repetition sends the same values.
  const [now] = useState(() => serviceTime().getTime());
  const [name, setName] = useState('');
  const [holder, setHolder] = useState<Holder>('system');
  const [picked, choose] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState(90);
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useMutation({ mutationFn: save });
  const offered = givable(account, holder);
  const chosen = picked.filter((scope) => offered.includes(scope));
  const endOf = (life: number): string => new Date(now + life * dayMs).toISOString();
  const isComplete = name.trim() !== '' && chosen.length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (!isComplete || isPending) return;
    const user_id = holder === 'self' ? account.data.id : null;
    mutate({ name: name.trim(), scopes: chosen, user_id, expires_at: endOf(days) });
  };
  return {
    ...{ name, setName, holder, setHolder, offered, chosen, choose, days, setDays, endOf, isPending, error, submit },
    form: useFirstMistake(tries, error),
    nameProblem: tries > 0 && name.trim() === '' ? words.noName : fieldError(error, '/data/attributes/name'),
    scopesProblem: tries > 0 && chosen.length === 0 ? words.noScope : scopesError(error),
  };
};

type Form = ReturnType<typeof useTokenForm>;

const HolderFields = ({ holder, setHolder, error }: Form) => {
  const problem = fieldError(error, '/data/attributes/user_id');
  return (
    <fieldset className="field" aria-describedby={problem === undefined ? undefined : 'holder-error'}>
      <legend>{words.holder}</legend>
      {problem !== undefined && (
        <p className="mistake" id="holder-error" role="alert">
          {problem}
        </p>
      )}
      {(['system', 'self'] as const).map((each) => (
        <label className="check" key={each}>
          <input type="radio" name="holder" checked={holder === each} onChange={() => setHolder(each)} />
          {words[each]}
        </label>
      ))}
    </fieldset>
  );
};

const LifeField = ({ days, setDays, endOf, error }: Form) => (
  <Field label={words.ends} hint={words.endsHint} error={fieldError(error, '/data/attributes/expires_at')}>
    {(control) => (
      <select {...control} value={days} onChange={({ target }) => setDays(Number(target.value))}>
        {lives.map((life) => (
          <option key={life} value={life}>
            {words.days(life, toTime(endOf(life), 'date'))}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** Makes a token. */
export const TokenForm = ({ save }: { readonly save: (values: TokenValues) => Promise<unknown> }) => {
  const form = useTokenForm(save);
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      {form.error !== null && <ChangeErrorMessage error={form.error} title={words.failed} labels={words.labels} />}
      <Field label={words.name} hint={words.nameHint} error={form.nameProblem}>
        {(control) => (
          <input
            {...control}
            className="long"
            required
            maxLength={255}
            autoComplete="off"
            value={form.name}
            onChange={({ target }) => form.setName(target.value)}
          />
        )}
      </Field>
      <HolderFields {...form} />
      <ScopeFields
        offered={form.offered}
        chosen={form.chosen}
        choose={form.choose}
        note={form.holder === 'system' ? words.keptBack : undefined}
        problem={form.scopesProblem}
      />
      <LifeField {...form} />
      <p className="actions">
        <Button type="submit" isDisabled={form.isPending}>
          {form.isPending ? words.saving : words.create}
        </Button>
      </p>
    </form>
  );
};
