import { text } from '../model/attribute-kinds.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

/** The people who carry a faculty review, such as a committee. */
export const workflowGroup = defineResource({
  type: 'workflow_group',
  collection: 'workflow_groups',
  area: 'cases',
  attributes: { name: text(), ...timestamps },
  required: ['name'],
});
