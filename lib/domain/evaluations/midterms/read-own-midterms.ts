import { textOf } from '../../../model/definition/record-fields.ts';
import type { MyResponseRates } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { evaluationId } from '../../../resources/course-evaluations/coverage.ts';
import { scheduledTimes, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { readInstitution } from '../../institution/institution.ts';
import type { Own } from '../response-rates/my-rates.ts';
import { dayIn, hasBegun, lastDayIn, mostMidterms } from './rules.ts';

type Midterms = MyResponseRates['midterms'];

const startedOf = ({ section, period }: Own['midterms'][number], now: Date) => ({
  evaluation: evaluationId(period.id, section.id),
  period_name: String(period.name),
  status: statusOfPeriod(period, now),
  closes_at: scheduledTimes(period).closesAt,
});

const latestFirst = (one: { readonly closes_at: string | null }, other: typeof one): number =>
  (other.closes_at ?? '').localeCompare(one.closes_at ?? '');

const readTerms = async (store: Store, sections: Iterable<StoredRecord>) => {
  const ids = new Set([...sections].flatMap((section) => textOf(section, 'term') ?? []));
  return recordsById(await store.readManyInline([...ids].map((id) => ({ type: 'course_evaluation_term', id }))));
};

/** Reads the sections in which a person can start a midterm or has started one. 1 round trip. */
export const readOwnMidterms = async (store: Store, own: Own): Promise<Midterms> => {
  const { sections, now } = own;
  if (sections.size === 0) return [];
  const [institution, terms] = await Promise.all([readInstitution(store, now), readTerms(store, sections.values())]);
  const isAllowed = typeof institution.midterm_threshold === 'number';
  const today = dayIn(now, textOf(institution, 'time_zone'));
  const ofSection = Map.groupBy(own.midterms, ({ section }) => section.id);
  return [...sections.values()]
    .flatMap((section): Midterms => {
      const term = terms.get(String(section.term));
      const end = term === undefined ? null : textOf(term, 'end_date');
      const lastDay = end === null ? null : lastDayIn(end);
      const mine = ofSection.get(section.id) ?? [];
      const isInTerm = lastDay !== null && today <= lastDay && hasBegun(term, today);
      const canBegin = isAllowed && typeof section.course === 'string' && isInTerm;
      const left = canBegin ? Math.max(0, mostMidterms - mine.length) : 0;
      if (left + mine.length === 0) return [];
      const started = mine.map((each) => startedOf(each, now)).sort(latestFirst);
      return [{ section: section.id, name: own.nameOf(section), left, last_day: lastDay, started }];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
};
