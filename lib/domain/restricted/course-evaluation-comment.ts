import { commentVisibility } from '../evaluations/results/comments/comment-visibility.ts';
import { registerVisibility } from '../visibility.ts';

registerVisibility({ course_evaluation_comment: commentVisibility });
