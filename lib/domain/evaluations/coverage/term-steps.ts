import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import { stillTerm } from './items.ts';
import type { TermCoverage } from './term-coverage.ts';

/** The coverage of a term has changed since it was read. */
export class CoverageMoved extends StaleRead {}

export const moved = (): CoverageMoved => new CoverageMoved('the coverage has moved');

interface TermCheck {
  readonly field: string;
  readonly value: unknown;
  /** How many sections join the term's courses, or leave them. */
  readonly joining: 0 | 1;
  /** What to throw when the term is gone. */
  readonly gone: CoverageMoved | undefined;
}

const termStep = (id: string, { field, value, joining, gone }: TermCheck): Step =>
  stillTerm(id, { field, value, joining }, (found) => {
    if (found === undefined) return gone;
    return found[field] === value ? undefined : moved();
  });

/**
 * Step that checks that no plan of a term has been announced since its coverage was read, and counts that a section has
 * joined or left its courses, for processes that have read them; refused as `CoverageMoved`. A term that did not exist is
 * refused by the step that links it; a section's previous term may be deleted at any time.
 */
export const joinedStep = ({ id, isThere, revision }: Pick<TermCoverage, 'id' | 'isThere' | 'revision'>): Step =>
  termStep(id, { field: 'coverage_revision', value: revision, joining: 1, gone: isThere ? moved() : undefined });

/** Step that checks that no section has joined the term's courses, or left them, since they were read; refused as `CoverageMoved`. */
export const noneJoinedStep = (term: string, joined: unknown): Step =>
  termStep(term, { field: 'sections_joined', value: joined, joining: 0, gone: undefined });
