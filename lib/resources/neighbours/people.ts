import type { AnyResource } from '../../model/resource.ts';
import { address } from '../address.ts';
import { adminAssistantRole } from '../admin-assistant-role.ts';
import { department } from '../department.ts';
import { employment } from '../employment.ts';
import { phoneNumber } from '../phone-number.ts';
import { profile } from '../profile.ts';
import { user } from '../user.ts';

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
