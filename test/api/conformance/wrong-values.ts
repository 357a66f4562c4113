import { operationNamed } from '../../../lib/operations.ts';
import { built } from './conformance.ts';
import type { Kind } from './contract/contract-type.ts';
import { contractType } from './contract.ts';

const object = { key: 1 };

/** Values that an attribute of a kind must refuse. */
const wrong: Readonly<Record<Kind, readonly unknown[]>> = {
  string: [7, true, [], object, 1.5],
  date: [20240801, '', ' ', '2024-8-1', '2024-02-30', '2024-13-01', '2024-08-01T00:00:00Z', '０', object],
  timestamp: [0, 'yesterday', '2024-08-01', '2024-08-01T00:00:00', '2024-02-30T00:00:00Z', object],
  boolean: ['true', 0, [], object],
  choice: ['no such choice', 7, true, [], object],
  whole: ['25', 25.5, true, [], object],
  integer: ['25', 25.5, -1, 101, true, object],
  number: ['12.50', true, [], object, ''],
  object: ['{}', 7, true, []],
  emails: ['emmy@example.edu', ['emmy@example.edu', 'not an address'], [7], [null], object],
  strings: ['instructor', [7], object],
  phone: ['5550123', '+1 301 555 0123 ext. 4', 'phone', 13015550123, ''],
};

/** The wrong values of one attribute of one operation: the operation, the attribute, the values. */
export type WrongValues = readonly [(typeof built.withBody)[number], string, readonly unknown[]];

/** Every attribute that an operation's body may give, with every value that its kind refuses. */
export const wrongValues: readonly WrongValues[] = built.withBody.flatMap((name) =>
  Object.entries(contractType(operationNamed(name).body ?? '').writable).map(
    ([field, kind]): WrongValues => [name, field, wrong[kind]],
  ),
);
