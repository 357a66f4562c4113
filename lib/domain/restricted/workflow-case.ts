import { caseVisibility } from '../case-visibility/case-visibility.ts';
import { registerVisibility } from '../visibility.ts';

registerVisibility({ workflow_case: caseVisibility });
