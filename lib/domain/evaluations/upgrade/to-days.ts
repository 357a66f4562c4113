import { countedField, datedFields } from '../../../model/definition/counter-fields.ts';
import type { AnyResource } from '../../../model/definition/resource.ts';
import { countSteps } from '../../../model/write/counters.ts';
import { alteredListFields } from '../../../model/write/list-fields.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { type Condition, changeStep, itemExists, type Step, settingAll } from '../../../store/steps.ts';

/** What a refused step returns: the record is not as it was read, or gone. */
const refused = () => 'altered';

const isMarked = ({ list }: AnyResource, record: StoredRecord): boolean =>
  list.marksCounted === undefined || record[countedField] === true;

/**
 * Steps that bring a record to what this version writes: its instants are days, also in the indexes, and it is counted.
 * None for one that this version has written, or that has been altered.
 */
export const alteredSteps = (resource: AnyResource, record: StoredRecord): Step[] => {
  const mark = isMarked(resource, record) ? {} : { [countedField]: true };
  const after: StoredRecord = { ...datedFields(resource, record), ...mark };
  const dated = Object.keys(after).filter((name) => after[name] !== record[name]);
  if (dated.length === 0) return [];
  const isDated = dated.some((name) => name !== countedField);
  const unmarked: Condition[] = isMarked(resource, record) ? [] : [{ kind: 'absent', path: [countedField] }];
  const fields = Object.fromEntries(dated.map((name) => [name, after[name]]));
  return [
    changeStep(
      keyOf.record(record),
      {
        conditions: [itemExists, { kind: 'equals', path: ['version'], value: record.version }, ...unmarked],
        ...settingAll({ ...fields, ...(isDated ? alteredListFields(resource, record, after) : {}) }),
        // What a client has kept of it is out of date.
        add: isDated ? [[['version'], 1]] : [],
      },
      refused,
    ),
    // By day it was counted before, where it was counted at all.
    ...(isMarked(resource, record) ? [] : countSteps(resource, after, 1, 0)),
  ];
};
