import { text } from '../model/attribute-kinds.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

/** A kind of faculty review, such as tenure or reappointment. */
export const workflow = defineResource({
  type: 'workflow',
  collection: 'workflows',
  area: 'cases',
  attributes: { name: text(), ...timestamps },
  required: ['name'],
  list: { isTallied: 'in all' },
});
