import { Field } from './field.tsx';

/** A field in which one of some values is chosen, each with its name. */
export const SelectField = <Value extends string>({
  label,
  names,
  value,
  choose,
}: {
  readonly label: string;
  /** The values in their order, with what each is called. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly choose: (value: Value) => void;
}) => {
  // The names have these keys and no others.
  const values = Object.keys(names) as Value[];
  return (
    <Field label={label}>
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
