import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { optionName, useDepartments } from '../../departments/queries.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { messages } from './messages.ts';
import { coveredOf, type PeriodValues } from './period-values.ts';
import { useMayReadTeaching, useSectionsOf } from './queries.ts';
import { found, sectionsOf, type TaughtCourse } from './taught-course.ts';

const mostShown = 100;

type Scope = Pick<PeriodValues, 'covers' | 'chosen'>;

/** Returns the sections of the chosen department; undefined without a choice, and while the sections are read. */
const useDepartmentChoice = () => {
  const [chosen, choose] = useState('');
  const mayRead = useMayReadTeaching();
  const departments = useDepartments();
  const { data, error } = useSectionsOf(departments?.find(({ id }) => id === chosen));
  const isReading = chosen !== '' && data === undefined && error === null;
  return { departments: mayRead ? departments : undefined, chosen, choose, sections: data, isReading, error };
};

const DepartmentField = ({ departments, chosen, choose, isReading, error }: ReturnType<typeof useDepartmentChoice>) =>
  departments === undefined || departments.length === 0 ? null : (
    <>
      <Field label={messages.department} hint={messages.departmentHint}>
        {(control) => (
          <select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">{messages.anyDepartment}</option>
            {departments.map((each) => (
              <option key={each.id} value={each.id}>
                {optionName(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isReading && <p role="status">{messages.readingDepartment}</p>}
      {error !== null && <ErrorMessage error={error} title={messages.departmentFailed} />}
    </>
  );

const Choice = ({
  taught,
  scope,
  change,
}: {
  readonly taught: readonly TaughtCourse[];
  readonly scope: Scope;
  readonly change: (scope: Partial<Scope>) => void;
}) => {
  const [text, setText] = useState('');
  const department = useDepartmentChoice();
  const matching = found(taught, text, department.sections);
  const shown = matching.slice(0, mostShown);
  const choose = (ids: readonly string[], isChosen: boolean): void => {
    const chosen = new Set(scope.chosen);
    for (const id of ids)
      if (isChosen) chosen.add(id);
      else chosen.delete(id);
    change({ chosen });
  };
  const covered = coveredOf(scope, taught);
  return (
    <div className="course-choice">
      <DepartmentField {...department} />
      <Field label={messages.find}>
        {(control) => (
          <input {...control} type="search" value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <p className="actions">
        <Button
          kind="secondary"
          isSmall
          onClick={() =>
            choose(
              matching.map(({ id }) => id),
              true,
            )
          }
        >
          {messages.chooseAll(matching.length)}
        </Button>
        <Button kind="secondary" isSmall onClick={() => change({ chosen: new Set() })}>
          {messages.chooseNone}
        </Button>
      </p>
      {matching.length === 0 && <p>{messages.noneFound}</p>}
      <div className="course-list">
        {shown.map(({ id, name }) => (
          <label className="check" key={id}>
            <input
              type="checkbox"
              checked={scope.chosen.has(id)}
              onChange={({ target }) => choose([id], target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {matching.length > shown.length && <p className="muted">{messages.shown(shown.length, matching.length)}</p>}
      <p role="status">{messages.chosen(covered.length, sectionsOf(covered))}</p>
    </div>
  );
};

/** Which courses of a term are evaluated. */
export const CourseFields = ({
  taught,
  error,
  read,
  scope,
  change,
  problem,
}: {
  /** The courses of the term; undefined while they are read. */
  readonly taught: readonly TaughtCourse[] | undefined;
  readonly error: unknown;
  /** How many sections have been read. */
  readonly read: number;
  readonly scope: Scope;
  readonly change: (scope: Partial<Scope>) => void;
  readonly problem: string | undefined;
}) => {
  const id = useId();
  if (taught === undefined)
    return error === null ? (
      <p role="status">{messages.counting(read)}</p>
    ) : (
      <ErrorMessage error={error} title={messages.courses} />
    );
  if (taught.length === 0) return <p className="mistake">{messages.noCourses}</p>;
  const radio = (covers: Scope['covers'], label: string) => (
    <label className="check">
      <input
        type="radio"
        name={id}
        checked={scope.covers === covers}
        aria-invalid={problem !== undefined || undefined}
        onChange={() => change({ covers })}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="field" aria-describedby={problem === undefined ? undefined : `${id}-error`}>
      <legend>{messages.courses}</legend>
      {problem !== undefined && (
        <p className="mistake" id={`${id}-error`}>
          {problem}
        </p>
      )}
      {radio('all', messages.all(taught.length, sectionsOf(taught)))}
      {radio('some', messages.some)}
      {scope.covers === 'some' && <Choice taught={taught} scope={scope} change={change} />}
    </fieldset>
  );
};
