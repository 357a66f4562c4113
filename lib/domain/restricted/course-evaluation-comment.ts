import { ownScopes } from '../../access/sign-in.ts';
import { commentVisibility } from '../evaluations/results/comments/comment-visibility.ts';
import { ownResultScopes } from '../evaluations/results/reading/own-result-scopes.ts';
import { registerVisibility } from '../visibility.ts';

registerVisibility({ course_evaluation_comment: commentVisibility });
ownScopes.set('course_evaluation_comment', ownResultScopes);
