import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import { stillTerm } from './items.ts';
import type { TermCoverage } from './term-coverage.ts';

/** Error for the coverage of a term that has changed since it was read. */
export class CoverageMoved extends StaleRead {}

export const moved = (): CoverageMoved => new CoverageMoved('the coverage has moved');

interface TermCheck {
  readonly field: string;
  readonly value: unknown;
  /** 1 if a section joins or leaves the term's courses, otherwise 0. */
  readonly joining: 0 | 1;
  /** The error to throw if the term no longer exists. */
  readonly gone: CoverageMoved | undefined;
}

const termStep = (id: string, { field, value, joining, gone }: TermCheck): Step =>
  stillTerm(id, { field, value, joining }, (found) => {
    if (found === undefined) return gone;
    return found[field] === value ? undefined : moved();
  });

/**
 * Returns a step that checks that no plan of a term has been announced since its coverage was read; it is refused as
 * `CoverageMoved`. The step also counts that a section has joined or left the term's courses, for processes that have
 * read them. If the term does not exist, the step that links it is refused; a section's previous term may be deleted at
 * any time.
 */
export const joinedStep = ({ id, isThere, revision }: Pick<TermCoverage, 'id' | 'isThere' | 'revision'>): Step =>
  termStep(id, { field: 'coverage_revision', value: revision, joining: 1, gone: isThere ? moved() : undefined });

/**
 * Returns a step that checks that no section has joined or left the term's courses since they were read; it is refused
 * as `CoverageMoved`.
 */
export const noneJoinedStep = (term: string, joined: unknown): Step =>
  termStep(term, { field: 'sections_joined', value: joined, joining: 0, gone: undefined });
