import { caseVisibility } from './case-visibility/case-visibility.ts';
import { registerVisibility } from './visibility.ts';

// Every type that says `isRestricted`; whatever can answer one of them imports this (infra/bundle/entries.ts).
registerVisibility({ workflow_case: caseVisibility });
