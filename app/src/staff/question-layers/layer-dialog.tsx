import { FacetError } from 'facet-client/errors';
import { useState } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { optionName, useDepartments } from '../departments/queries.ts';
import { ActionDialog, FieldMistake } from '../parts/action-dialog.tsx';
import { fieldError } from '../parts/error-message.tsx';
import { fromLocal, readerZone, toLocal } from '../parts/times.ts';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { messages } from './messages.ts';
import { inPlainWords } from './plain-words.ts';
import { type Layer, type LayerValues, type Level, useLayerChanges } from './queries.ts';

const pointers = {
  department: '/data/relationships/department',
  most: '/data/attributes/most',
  until: '/data/attributes/until',
} as const;

const dayMs = 86_400_000;

/** Returns the initial values of the fields: the deadline is a week from now unless another one is known. */
const first = (layer: Layer | undefined, opensAt: string | null | undefined) => {
  const until = opensAt ? Date.parse(opensAt) - dayMs : serviceTime().getTime() + 7 * dayMs;
  return {
    level: layer?.attributes.level ?? ('department' as Level),
    department: layer?.relationships.department.data?.id ?? '',
    most: String(layer?.attributes.most ?? 3),
    until: toLocal(layer?.attributes.until ?? new Date(until).toISOString()),
    isBankOnly: layer?.attributes.from_bank_only ?? false,
  };
};

/** Adds a layer to a period, or changes the number of questions that the layer allows and its deadline. */
export const LayerDialog = ({
  period,
  opensAt,
  layer,
  who,
  report,
  close,
}: {
  readonly period: string;
  readonly opensAt: string | null | undefined;
  /** The layer to change; undefined for a new one. */
  readonly layer: Layer | undefined;
  /** Returns the name of a layer. */
  readonly who: (level: Level, department: string) => string;
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const departments = useDepartments() ?? [];
  const changes = useLayerChanges(period);
  const keyOf = useRequestKeys();
  const [values, setValues] = useState(() => first(layer, opensAt));
  const [mistakes, setMistakes] = useState<Partial<Record<keyof typeof pointers, string>>>({});
  const change = (some: Partial<typeof values>): void => {
    setValues((before) => ({ ...before, ...some }));
    setMistakes({});
  };
  const { level, department } = values;
  const checked = (): LayerValues => {
    const until = fromLocal(values.until, layer?.attributes.until);
    const isNumber = /^\d{1,3}$/.test(values.most.trim());
    if (until !== undefined && isNumber && (level === 'instructor' || department !== '')) {
      const attributes = { most: Number(values.most), until, from_bank_only: values.isBankOnly };
      return { level, department, attributes };
    }
    setMistakes({
      ...(!isNumber && { most: messages.noNumber }),
      ...(until === undefined && { until: messages.noTime }),
      ...(level === 'department' && department === '' && { department: messages.noDepartment }),
    });
    throw new FieldMistake();
  };
  const run = async (): Promise<void> => {
    const wanted = checked();
    try {
      await inPlainWords(() =>
        layer === undefined
          ? changes.create(wanted, keyOf(wanted))
          : changes.change(layer, wanted.attributes, keyOf([layer.meta.version, wanted])),
      );
    } catch (error) {
      const found = Object.entries(pointers).flatMap(([name, pointer]) => {
        const text = fieldError(error, pointer);
        return text === undefined ? [] : [[name, text] as const];
      });
      setMistakes(Object.fromEntries(found));
      const isAllShown = error instanceof FacetError && error.errors.length > 0 && found.length === error.errors.length;
      throw isAllShown ? new FieldMistake() : error;
    }
    const name = who(level, department);
    report(layer === undefined ? messages.added(name) : messages.changed(name));
  };
  return (
    <ActionDialog
      title={layer === undefined ? messages.addTitle : messages.changeTitle(who(level, department))}
      confirm={layer === undefined ? messages.add : messages.save}
      run={run}
      close={close}
      labels={{
        [pointers.department]: messages.department,
        [pointers.most]: messages.most,
        [pointers.until]: messages.until,
      }}
    >
      {layer === undefined && (
        <SelectField
          label={messages.level}
          names={messages.levels}
          value={level}
          choose={(chosen) => change({ level: chosen, isBankOnly: chosen === 'instructor' })}
        />
      )}
      {layer === undefined && level === 'department' && (
        <Field label={messages.department} hint={messages.departmentHint} error={mistakes.department}>
          {(control) => (
            <select {...control} value={department} onChange={({ target }) => change({ department: target.value })}>
              <option value="">{messages.chooseDepartment}</option>
              {departments.map((each) => (
                <option key={each.id} value={each.id}>
                  {optionName(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={messages.most} hint={messages.mostHint[level]} error={mistakes.most}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={values.most}
            onChange={({ target }) => change({ most: target.value })}
          />
        )}
      </Field>
      <Field label={messages.until} hint={messages.untilHint(readerZone())} error={mistakes.until}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            step="any"
            value={values.until}
            onChange={({ target }) => change({ until: target.value })}
          />
        )}
      </Field>
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            checked={values.isBankOnly}
            onChange={({ target }) => change({ isBankOnly: target.checked })}
          />
          <span>{messages.fromBankOnly}</span>
        </label>
      </div>
    </ActionDialog>
  );
};
