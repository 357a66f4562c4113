import { ownScopes } from '../../access/sign-in.ts';
import { caseVisibility } from '../case-visibility/case-visibility.ts';
import { ownCaseScopes } from '../case-visibility/own-case-scopes.ts';
import { registerVisibility } from '../visibility.ts';

registerVisibility({ workflow_case: caseVisibility });
ownScopes.set('workflow_case', ownCaseScopes);
