import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import { listOf } from '../../model/definition/attribute-kinds.ts';
import { canonicalId } from '../../runtime/ids.ts';

/** Most records that one request orders: each may be an item of its transaction, which takes 99. */
export const mostOrdered = 90;

/** The ids of records, as they are to stand. */
export const orderOfIds = listOf(
  v.pipe(
    v.string(because('not_a_string')),
    v.transform((given) => canonicalId(given) ?? given),
  ),
  mostOrdered,
);
