import { text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** A kind of faculty review, such as tenure or reappointment. */
export const workflow = defineResource({
  type: 'workflow',
  collection: 'workflows',
  area: 'cases',
  attributes: { name: text(), ...timestamps },
  required: ['name'],
  list: { counters: 'in all' },
});
