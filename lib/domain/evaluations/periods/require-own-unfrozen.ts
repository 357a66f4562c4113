import { errorOf } from '../../../errors/error-kind.ts';
import { ownResultFrozen } from '../../../errors/periods.ts';
import { JsonApiError } from '../../../jsonapi/errors.ts';
import type { Change } from '../../../model/validation/change.ts';
import { markerOf, type Overridable, overridable } from '../../../resources/course-evaluations/own-settings.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';

/** The settings that a change of an evaluation alters and that results are worked out with. */
export const frozenIn = (altered: Readonly<Record<string, unknown>>): Overridable[] =>
  overridable.filter(
    (name) => name !== 'results_release_at' && [name, markerOf(name)].some((field) => Object.hasOwn(altered, field)),
  );

/** The attribute by which a request changes a setting: the setting itself, or its marker. */
export const givenName = (name: Overridable, { attributes }: Change): string =>
  Object.hasOwn(attributes, name) ? name : markerOf(name);

/** 409 for settings that results were worked out with; each is blamed on what the request says of it. */
export const resultsFrozen = (names: readonly Overridable[], change: Change, status: PeriodStatus): JsonApiError =>
  new JsonApiError(
    ownResultFrozen.status,
    names.map((name) => errorOf(ownResultFrozen, name, givenName(name, change), status)),
  );
