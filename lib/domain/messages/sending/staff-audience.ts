import { now } from '../../../runtime/clock.ts';
import type { Store } from '../../../store/store.ts';
import { readPersons } from '../../evaluations/invitations/recipients.ts';
import { readDepartmentRates, readSectionRates } from '../../evaluations/response-rates/response-rates.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import type { Audience } from './audience.ts';
import { sayRate } from './say-rate.ts';
import { type RateReaders, readSubjects } from './staff-subjects.ts';

/** Where instructors and chairs read results. */
export const reportsPath = '/app/reports';

/** The instructors of the evaluated sections, or the chairs of their departments, with the subjects of each mail. */
export const staffAudience = async (
  store: Store,
  { message, base }: { readonly message: PeriodMessage; readonly base: string },
): Promise<Audience> => {
  const { audience, period, purpose } = message;
  const rateReaders: RateReaders = {
    ofSections: () => readSectionRates(store, period, now()),
    ofDepartments: () => readDepartmentRates(store, period, now()),
  };
  const asked = purpose === 'response_rates' ? rateReaders : undefined;
  const subjects = await readSubjects(store, { audience, period }, asked);
  return {
    ids: [...subjects.keys()],
    prepare: async (ids) => [...(await readPersons(store, ids)).values()].map((each) => ({ id: each.user, ...each })),
    contentsFor: async (some) =>
      new Map(
        some.map(({ addressee: { id }, language }) => {
          const own = (subjects.get(id) ?? []).toSorted((one, other) => one.name.localeCompare(other.name, language));
          const rates = own.flatMap(({ name, rate }) => (rate ? [`${name}: ${sayRate(rate, language)}`] : []));
          const courses = own.map(({ name }) => name);
          const link = `${base}${reportsPath}`;
          return [id, { values: { count: own.length, courses, response_rates: rates, link } }] as const;
        }),
      ),
  };
};
