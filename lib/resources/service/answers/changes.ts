import * as v from 'valibot';
import type { ValuesOf } from '../../../model/definition/attribute.ts';
import { described, flag, instant, named, text, uri } from '../../shared/answer-schemas.ts';
import type { changeResource } from '../change.ts';

type Values = ValuesOf<typeof changeResource.attributes>;

/** A change as the feed shows it: a resource without versions, and with an address while its subject has one. */
interface ShownChange {
  readonly type: string;
  readonly id: string;
  readonly attributes: { readonly [Name in keyof Values]?: Readonly<Values[Name]> };
  readonly links: { readonly related: string | null };
}

/** The answer of `list-changes`. */
export const changesAnswer = v.strictObject({
  data: v.pipe(v.array(named<ShownChange>('change')), v.readonly(), v.metadata({ maxItems: 100 })),
  links: v.strictObject({ self: uri, next: v.nullable(uri), prev: v.null() }),
  meta: v.strictObject({
    cursor: described(text, 'Where to continue; to be stored, and given as `page[after]` next time.'),
    caught_up: described(flag, 'Whether there is nothing after this page yet.'),
    oldest: described(instant, 'From when on changes are kept; a cursor from before is a 410.'),
  }),
});

export type ChangesAnswer = v.InferOutput<typeof changesAnswer>;
