import { authorityOver } from './authority.ts';

/** Nobody who acts for a user says that this user teaches a section: its results, and comments, would be the own. */
export const overTeaching = authorityOver({
  over: 'own teaching',
  gives: ({ after }) => after !== undefined,
  claims: async ({ store, user }, { after }) => {
    const instructor = await store.readInline({ type: 'course_evaluation_instructor', id: String(after?.instructor) });
    return [{ field: 'instructor', steps: instructor?.user === user ? undefined : [] }];
  },
});
