import { ownScopes } from '../../access/sign-in.ts';
import { ownResultScopes } from '../evaluations/results/reading/own-result-scopes.ts';
import { resultVisibility } from '../evaluations/results/reading/result-visibility.ts';
import { registerVisibility } from '../visibility.ts';

registerVisibility({ course_evaluation_result: resultVisibility });
ownScopes.set('course_evaluation_result', ownResultScopes);
