import { isStill } from '../../../resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../store/keys.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, type Step } from '../../../store/steps.ts';
import type { TermCoverage } from './term-coverage.ts';

/** The coverage of a term has changed since it was read. */
export class CoverageMoved extends StaleRead {}

export const moved = (): CoverageMoved => new CoverageMoved('the coverage has moved');

const termStep = (term: string, field: string, value: unknown, joining: number): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_term', id: term }),
    { conditions: [isStill(field, value)], add: joining === 0 ? [] : [[['sections_joined'], joining]] },
    (found) => (found === undefined || found[field] === value ? undefined : moved()),
  );

/**
 * Step that checks that no plan of a term has been announced since its coverage was read, and tells those who have read
 * its courses that a section has come to one of them or gone; refused as `CoverageMoved`.
 */
export const joinedStep = ({ id, revision }: Pick<TermCoverage, 'id' | 'revision'>): Step =>
  termStep(id, 'coverage_revision', revision, 1);

/** Step that checks that no section has joined the term's courses, or left them, since they were read; refused as `CoverageMoved`. */
export const noneJoinedStep = (term: string, joined: unknown): Step => termStep(term, 'sections_joined', joined, 0);
