/**
 * The scopes that no person can give to a system, because the service refuses them
 * (docs/decisions/0064-operations-for-tokens.md).
 */
export const keptFromSystems: readonly string[] = [
  'cases:read',
  'cases:write',
  'finance:read',
  'finance:write',
  'invitations:redeem',
  'organisation:write',
  'people:write',
  'teaching:write',
  'tokens:write',
  'users:write',
];
