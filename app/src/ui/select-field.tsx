import type { ReactNode } from 'react';
import { Field } from './field.tsx';

/** A field in which one of some values is chosen, each with its name. */
export const SelectField = <Value extends string>({
  label,
  hint,
  names,
  value,
  choose,
}: {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The values in their order, with what each is called. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly choose: (value: Value) => void;
}) => {
  // The names have these keys and no others.
  const values = Object.keys(names) as Value[];
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => choose(values.find((each) => each === target.value) ?? value)}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
