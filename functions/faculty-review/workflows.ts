import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { workflow } from '../../lib/resources/faculty-review/workflow.ts';

export const listWorkflows = list(workflow);
export const readWorkflow = read(workflow);
export const createWorkflow = create(workflow);
export const updateWorkflow = update(workflow);
export const deleteWorkflow = remove(workflow);
