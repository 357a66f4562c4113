import { authorityOver } from './authority.ts';

/**
 * A person cannot make the own user an instructor of a section, because the results and comments of the section would
 * then be the person's own.
 */
export const overTeaching = authorityOver({
  over: 'own teaching',
  gives: ({ after }) => after !== undefined,
  claims: async ({ store, user }, { after }) => {
    const instructor = await store.readInline({ type: 'course_evaluation_instructor', id: String(after?.instructor) });
    return [{ field: 'instructor', steps: instructor?.user === user ? undefined : [] }];
  },
});
