/** What a user is to the workflow cases. All are ids. */
export interface CaseStanding {
  /** The user's own profile; none for a user who does not exist any more. */
  readonly profile: string | undefined;
  /** Workflow groups that the user is a member of. */
  readonly groups: ReadonlySet<string>;
  /** Profiles of the people that the user assists today. */
  readonly assisted: ReadonlySet<string>;
  readonly chaired: ReadonlySet<string>;
  /** Cases in which the user must have no part. */
  readonly recusals: ReadonlySet<string>;
}

/** The fields of a case that decide which callers can see it. */
export interface CaseParties {
  readonly id: string;
  /** The candidate's profile. */
  readonly candidate: string;
  readonly group: string;
}

/** Whether a standing allows a user to see a case: yes, no, or only as chair at or above the candidate's department. */
export type CaseVerdict = 'sees' | 'does not see' | 'sees by chairing';

/**
 * Whether a user sees a case: the candidate, the members of its group and the candidate's assistant do, chairs do by the
 * candidate's department unless the case is their own; and whoever is recused does not, whatever else holds.
 */
export const judgeCase = (standing: CaseStanding, { id, candidate, group }: CaseParties): CaseVerdict => {
  if (standing.recusals.has(id)) return 'does not see';
  if (candidate === standing.profile || standing.groups.has(group) || standing.assisted.has(candidate)) return 'sees';
  return standing.chaired.size > 0 ? 'sees by chairing' : 'does not see';
};
