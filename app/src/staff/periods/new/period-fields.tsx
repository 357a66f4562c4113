import { Field } from '../../parts/field.tsx';
import { readerZone } from '../../parts/local-time.ts';
import { GuidelinesField } from '../guidelines-field.tsx';
import { usePeriods } from '../queries.ts';
import { CourseFields } from './course-fields.tsx';
import { messages } from './messages.ts';
import type { PeriodValues, Role } from './period-values.ts';
import type { TaughtCourse } from './taught-course.ts';
import { useTerms } from './term-courses.ts';

/** What a part of the form is given. */
export interface PartProps {
  readonly values: PeriodValues;
  readonly change: (values: Partial<PeriodValues>) => void;
  /** What is wrong with a field, by its own name or by the pointer that the service names. */
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

const TextField = ({
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

const Select = <Value extends string>({
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
      // What can be chosen are the values of the options.
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

// The names of a part of messages.ts are the values that the form can have.
const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words) as [Value, string][];

export const NameField = (props: PartProps) => (
  <TextField
    {...props}
    name="name"
    label={messages.name}
    hint={messages.nameHint}
    pointer="name"
    className="long"
    isRequired
  />
);

/** What is evaluated: the term and its courses. */
export const WhatFields = ({
  courses,
  ...props
}: PartProps & {
  readonly courses: {
    readonly data?: readonly TaughtCourse[] | undefined;
    readonly error: unknown;
    readonly read: number;
  };
}) => {
  const { values, change, problem } = props;
  const { data: terms = [], isSuccess } = useTerms();
  return (
    <section>
      <h2>{messages.what}</h2>
      <NameField {...props} />
      <Select
        label={messages.type}
        value={values.type}
        options={optionsOf(messages.types)}
        choose={(type) => change({ type })}
      />
      <Select
        label={messages.kind}
        value={values.kind}
        options={optionsOf(messages.kinds)}
        choose={(kind) => change({ kind })}
      />
      {isSuccess && terms.length === 0 ? (
        <p className="mistake">{messages.noTerms}</p>
      ) : (
        <Select
          label={messages.term}
          error={problem('term', '/data/relationships/term')}
          value={values.term}
          options={[['', messages.chooseTerm], ...terms.map(({ id, name }) => [id, name] as const)]}
          choose={(term) => change({ term, chosen: new Set(), covers: 'all' })}
        />
      )}
      {values.term !== '' && (
        <CourseFields
          key={values.term}
          taught={courses.data}
          error={courses.error}
          read={courses.read}
          scope={values}
          change={change}
          problem={problem('courses', '/data/attributes/course_uuids')}
        />
      )}
    </section>
  );
};

/** When it opens and closes, and when results come out. */
export const WhenFields = (props: PartProps) => (
  <section>
    <h2>{messages.when}</h2>
    <p className="muted">{messages.zone(readerZone())}</p>
    <div className="pair">
      <TextField {...props} name="opens" label={messages.opens} pointer="opens_at" type="datetime-local" isRequired />
      <TextField
        {...props}
        name="closes"
        label={messages.closes}
        pointer="closes_at"
        type="datetime-local"
        isRequired
      />
    </div>
  </section>
);

const RoleFields = ({ values, change }: PartProps) => {
  const toggle = (role: Role, isChosen: boolean): void =>
    change({ roles: [...values.roles.filter((each) => each !== role), ...(isChosen ? [role] : [])] });
  return (
    <fieldset className="field">
      <legend>{messages.readers}</legend>
      {optionsOf(messages.roles).map(([role, label]) => (
        <label className="check" key={role}>
          <input
            type="checkbox"
            checked={values.roles.includes(role)}
            onChange={({ target }) => toggle(role, target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};

/** What results are worked out with. */
const CountingFields = (props: PartProps) => (
  <>
    <TextField
      {...props}
      name="threshold"
      label={messages.threshold}
      hint={messages.thresholdHint}
      pointer="minimum_response_threshold"
      className="short"
      isNumber
      isRequired
    />
    <details className="options">
      <summary>{messages.flags}</summary>
      <p className="muted">{messages.flagHint}</p>
      <TextField
        {...props}
        name="low"
        label={messages.low}
        pointer="flag_answers_at_or_below"
        className="short"
        isNumber
      />
      <TextField
        {...props}
        name="deviation"
        label={messages.deviation}
        pointer="flag_standard_deviation_above"
        className="short"
        isNumber
      />
    </details>
  </>
);

/** What becomes of the answers; `frozen` says why some of it can't change any more. */
export const ResultFields = ({ frozen, ...props }: PartProps & { readonly frozen?: string | undefined }) => (
  <section>
    <h2>{messages.results}</h2>
    {frozen !== undefined && <p className="muted">{frozen}</p>}
    <fieldset className="bare" disabled={frozen !== undefined}>
      <CountingFields {...props} />
    </fieldset>
    <RoleFields {...props} />
    <TextField
      {...props}
      name="release"
      label={messages.release}
      hint={messages.releaseHint}
      pointer="results_release_at"
      type="datetime-local"
    />
    <GuidelinesField
      value={props.values.note}
      change={(note) => props.change({ note })}
      error={props.problem('note', '/data/attributes/results_guidelines')}
    />
  </section>
);

/** Whose questions are taken. */
export const QuestionFields = ({ values, change, problem }: PartProps) => {
  const { data: periods = [] } = usePeriods();
  return (
    <section>
      <h2>{messages.questions}</h2>
      <Select
        label={messages.source}
        hint={messages.sourceHint}
        error={problem('source', '/data/relationships/source')}
        value={values.source}
        options={[
          ['', messages.noSource],
          ...periods.map(({ resource }) => [resource.id, resource.attributes.name] as const),
        ]}
        choose={(source) => change({ source })}
      />
    </section>
  );
};
