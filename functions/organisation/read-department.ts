import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readDepartment } from '../../lib/operations/derived/organisation.ts';
import { department } from '../../lib/resources/organisation/department.ts';

/** Reads a department (operation 82). */
export const handler = operation(readDepartment, read(department));
