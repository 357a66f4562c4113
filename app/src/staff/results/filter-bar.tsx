import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useDepartmentChoices } from '../departments/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { type Choice, type FilterName, sorts } from './choice.ts';
import { messages } from './messages.ts';
import { type Named, useClosedPeriods, useInstructorName } from './queries.ts';

const words = messages.filters;

type Choose = (name: FilterName | 'sort', value: string) => void;

const Select = ({
  label,
  value,
  options,
  choose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Named[];
  readonly choose: (value: string) => void;
}) => (
  <Field label={label}>
    {(props) => (
      <select {...props} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

const flagOptions: readonly Named[] = [
  { id: '', name: words.anyFlag },
  { id: 'low_answer', name: messages.flags.low_answer[0] },
  { id: 'high_deviation', name: messages.flags.high_deviation[0] },
];

const statusOptions: readonly Named[] = [
  { id: '', name: words.anyStatus },
  { id: 'available', name: messages.statuses.available },
  { id: 'withheld', name: messages.statuses.withheld },
];

const sortOptions: readonly Named[] = sorts.map((id) => ({ id, name: messages.sorts[id] }));

/** Renders a select of named options; nothing if there are no options. */
const NamedSelect = ({
  name,
  none,
  options,
  choice,
  choose,
}: {
  readonly name: 'period' | 'department';
  readonly none: string;
  readonly options: readonly Named[];
  readonly choice: Choice;
  readonly choose: Choose;
}) =>
  options.length === 0 ? null : (
    <Select
      label={words[name]}
      value={choice.filters[name] ?? ''}
      options={[{ id: '', name: none }, ...options]}
      choose={(value) => choose(name, value)}
    />
  );

/** Renders the filters and the order of the results. */
export const FilterBar = ({ choice, choose }: { readonly choice: Choice; readonly choose: Choose }) => {
  const { account } = useStaff();
  const { data: periods = [] } = useClosedPeriods();
  const departments = useDepartmentChoices();
  const { instructor } = choice.filters;
  const name = useInstructorName(instructor);
  // Flags of results that several instructors share are hidden from instructors, and withheld results have nothing to
  // search for.
  const isOffice = account.meta.scopes.includes('results:preview');
  return (
    <fieldset className="filters">
      <legend className="visually-hidden">{words.legend}</legend>
      <NamedSelect name="period" none={words.allPeriods} options={periods} choice={choice} choose={choose} />
      <NamedSelect
        name="department"
        none={words.allDepartments}
        options={departments}
        choice={choice}
        choose={choose}
      />
      <Select
        label={words.flag}
        value={choice.filters.flag ?? ''}
        options={flagOptions}
        choose={(value) => choose('flag', value)}
      />
      {isOffice && (
        <Select
          label={words.status}
          value={choice.filters.status ?? ''}
          options={statusOptions}
          choose={(value) => choose('status', value)}
        />
      )}
      <Select label={words.sort} value={choice.sort} options={sortOptions} choose={(value) => choose('sort', value)} />
      {instructor !== undefined && (
        <p className="chosen">
          {words.instructor(name ?? words.oneInstructor)}{' '}
          <Button kind="quiet" onClick={() => choose('instructor', '')}>
            {words.clearInstructor}
          </Button>
        </p>
      )}
    </fieldset>
  );
};
