/** What the names of the objects begin with that hold keys of links. */
export const linkKeyPrefix = 'invitations/';
