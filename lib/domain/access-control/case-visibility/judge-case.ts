/** The relation of a user to the workflow cases. All are ids. */
export interface CaseStanding {
  /** The user's own profile; undefined if the user no longer exists. */
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

/**
 * The verdict on a user and a case: the user sees it, does not see it, or sees it only as chair of the candidate's
 * department or one above.
 */
export type CaseVerdict = 'sees' | 'does not see' | 'sees by chairing';

/**
 * Decides whether a user sees a case. The candidate, the members of its group and the candidate's assistant see it;
 * chairs see it by the candidate's department, unless the case is their own. A recused user never sees it.
 */
export const judgeCase = (standing: CaseStanding, { id, candidate, group }: CaseParties): CaseVerdict => {
  if (standing.recusals.has(id)) return 'does not see';
  if (candidate === standing.profile || standing.groups.has(group) || standing.assisted.has(candidate)) return 'sees';
  return standing.chaired.size > 0 ? 'sees by chairing' : 'does not see';
};
