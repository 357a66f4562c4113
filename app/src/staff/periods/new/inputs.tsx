import { Field } from '../../../ui/field.tsx';
import type { PeriodValues } from './period-values.ts';

/** Props of a part of the form. */
export interface PartProps {
  readonly values: PeriodValues;
  readonly change: (values: Partial<PeriodValues>) => void;
  /** Returns the error of a field, by its own name or by the pointer of the service. */
  readonly problem: (name: string, pointer?: string) => string | undefined;
}

type TextName = { [Name in keyof PeriodValues]: PeriodValues[Name] extends string ? Name : never }[keyof PeriodValues];

interface TextProps extends PartProps {
  readonly name: Extract<TextName, 'name' | 'opens' | 'closes' | 'release' | 'threshold' | 'low' | 'deviation'>;
  readonly label: string;
  readonly hint?: string;
  readonly pointer: string;
  readonly type?: 'text' | 'datetime-local';
  readonly className?: string;
  readonly isNumber?: boolean;
  readonly isRequired?: boolean;
}

/** A text, number or time of the form. */
export const TextField = ({
  values,
  change,
  problem,
  name,
  label,
  hint,
  pointer,
  type = 'text',
  className,
  isNumber = false,
  isRequired = false,
}: TextProps) => (
  <Field label={label} hint={hint} error={problem(name, `/data/attributes/${pointer}`)}>
    {(control) => (
      <input
        {...control}
        type={type}
        step={type === 'text' ? undefined : 'any'}
        className={className}
        required={isRequired}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : undefined}
        maxLength={type === 'text' ? 255 : undefined}
        value={values[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    )}
  </Field>
);

/** Renders a select with some values. */
export const Select = <Value extends string>({
  label,
  hint,
  error,
  value,
  options,
  choose,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly choose: (value: Value) => void;
}) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      // The select offers only the values of the options.
      <select {...control} value={value} onChange={({ target }) => choose(target.value as Value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);

// Returns the options from texts of messages.ts, whose keys are the values of the form.
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words) as [Value, string][];
