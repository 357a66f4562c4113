import type { AnyResource } from '../../model/definition/resource.ts';
import { department } from '../organisation/department.ts';
import { address } from '../people/address.ts';
import { adminAssistantRole } from '../people/admin-assistant-role.ts';
import { employment } from '../people/employment.ts';
import { phoneNumber } from '../people/phone-number.ts';
import { profile } from '../people/profile.ts';
import { user } from '../people/user.ts';

/** The types that lead to each other around a person. */
export const people: readonly AnyResource[] = [
  user,
  profile,
  department,
  employment,
  adminAssistantRole,
  address,
  phoneNumber,
];
