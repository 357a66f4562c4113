import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { messages as ofQuestions } from '../questions/messages.ts';
import { type BankFilter, type BankItem, institution, languagesOf, ownerOf } from './items.ts';
import { messages } from './messages.ts';
import { useOwnerNames } from './owner-names.ts';

const words = messages.filter;

/** The fields that narrow a list of items. */
export const BankFilters = ({
  items,
  filter,
  change,
  hasState = true,
}: {
  readonly items: readonly BankItem[];
  readonly filter: BankFilter;
  readonly change: (some: Partial<BankFilter>) => void;
  /** Whether items of several states are listed. */
  readonly hasState?: boolean;
}) => {
  const names = useOwnerNames();
  const owners = [...new Set(items.map(ownerOf))].filter(Boolean);
  const any = { '': words.any };
  const named = (ids: readonly string[], nameOf: (id: string) => string): Readonly<Record<string, string>> => ({
    ...any,
    ...Object.fromEntries(ids.map((id) => [id, nameOf(id)])),
  });
  return (
    <search>
      <div className="field-row">
        <Field label={words.words}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={200}
              value={filter.words}
              onChange={({ target }) => change({ words: target.value })}
            />
          )}
        </Field>
        {hasState && (
          <SelectField
            label={words.state}
            names={{ ...any, ...messages.states }}
            value={filter.state}
            choose={(state) => change({ state })}
          />
        )}
        <SelectField
          label={words.subject}
          names={{ ...any, ...ofQuestions.subjects }}
          value={filter.subject}
          choose={(subject) => change({ subject })}
        />
        {owners.length > 0 && (
          <SelectField
            label={words.owner}
            names={{ ...any, [institution]: messages.institution, ...named(owners, (id) => names[id]?.trim() ?? id) }}
            value={filter.owner}
            choose={(owner) => change({ owner })}
          />
        )}
        {languagesOf(items).length > 0 && (
          <SelectField
            label={words.language}
            names={named(languagesOf(items), languageName)}
            value={filter.language}
            choose={(language) => change({ language })}
          />
        )}
      </div>
    </search>
  );
};
