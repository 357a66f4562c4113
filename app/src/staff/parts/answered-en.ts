/** How many have answered, in words. */
export const en = {
  of: (completed: string, enrolled: string) => `${completed} of ${enrolled} answered`,
  moreThan: (completed: string, enrolled: string) => `${completed} answered, ${enrolled} enrolled now`,
};
