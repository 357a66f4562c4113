/** Texts about the number of students who have answered. */
export const en = {
  of: (completed: string, enrolled: string) => `${completed} of ${enrolled} answered`,
  moreThan: (completed: string, enrolled: string) => `${completed} answered, ${enrolled} enrolled now`,
};
