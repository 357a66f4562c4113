import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useDepartmentChoices } from '../departments/queries.ts';
import { SearchField } from '../parts/search-field.tsx';
import { decisions, type FilterName, type Filters } from './filters.ts';
import { messages } from './messages.ts';

const words = messages.filters;

/** Shows a filter that the reviewer chose from a comment, with a button that removes the filter. */
const Chosen = ({ text, clear }: { readonly text: string; readonly clear: () => void }) => (
  <p className="chosen">
    {text}{' '}
    <Button kind="quiet" onClick={clear}>
      {words.clear}
    </Button>
  </p>
);

/** Chooses which comments of a period are looked at. */
export const CommentFilters = ({
  filters: { decision, department = '', course, question, searched },
  names,
  choose,
  search,
}: {
  readonly filters: Filters;
  /** The names of the chosen course and question, once a comment has shown them. */
  readonly names: { readonly course: string | undefined; readonly question: string | undefined };
  readonly choose: (name: FilterName | 'show', value: string) => void;
  readonly search: (words: string) => void;
}) => {
  const departments = useDepartmentChoices();
  return (
    <>
      <SearchField label={words.search} hint={words.searchHint} searched={searched} search={search} />
      <fieldset className="filters">
        <legend className="visually-hidden">{words.legend}</legend>
        <Field label={messages.show}>
          {(props) => (
            <select {...props} value={decision} onChange={({ target }) => choose('show', target.value)}>
              {decisions.map((each) => (
                <option key={each} value={each}>
                  {messages.decisions[each][0]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {departments.length > 0 && (
          <Field label={words.department}>
            {(props) => (
              <select {...props} value={department} onChange={({ target }) => choose('department', target.value)}>
                <option value="">{words.allDepartments}</option>
                {departments.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {course !== undefined && (
          <Chosen text={words.course(names.course ?? words.oneCourse)} clear={() => choose('course', '')} />
        )}
        {question !== undefined && (
          <Chosen text={words.question(names.question ?? words.oneQuestion)} clear={() => choose('question', '')} />
        )}
      </fieldset>
    </>
  );
};
