import { resultVisibility } from '../evaluations/results/reading/result-visibility.ts';
import { registerVisibility } from '../visibility.ts';

registerVisibility({ course_evaluation_result: resultVisibility });
