import { refuse } from '../../../errors/error-kind.ts';
import { periodOver } from '../../../errors/invitations.ts';
import { mailSettings } from '../../../mail/settings.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { ForecastAnswer } from '../../../resources/messages/answers/forecast.ts';
import { isToStudents, type MessageState } from '../../../resources/messages/course-evaluation-period-message.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { readPersons } from '../../evaluations/invitations/recipients.ts';
import { readPeriod } from '../../evaluations/periods/read-period.ts';
import { readInstitution } from '../../institution/institution.ts';
import { contactOf, zoneOf } from '../institution-values.ts';
import { studyingPersons, withOpen } from '../sending/recipients.ts';
import { countStaff } from '../sending/staff-subjects.ts';
import { dueOf } from './due.ts';
import { messageKey, readMessagesOf } from './items.ts';
import { asMessage, type PeriodMessage } from './write-message.ts';

type Forecast = ForecastAnswer['meta'];

const notEnded: readonly MessageState[] = ['planned', 'sending', 'paused'];

const readNotEnded = async (store: Store, period: string): Promise<PeriodMessage[]> => {
  const { purposes } = await readMessagesOf(store, period);
  const records = await store.getMany(Object.keys(purposes).map(messageKey));
  return records.map((record) => asMessage(record as StoredRecord)).filter(({ state }) => notEnded.includes(state));
};

/** Orders instants; null comes last. */
const byTime = (one: string | null, other: string | null): number => {
  if (one === other) return 0;
  return other === null || (one !== null && one < other) ? -1 : 1;
};

/**
 * Computes how many mails the messages of a period will be, how long they take, and what is missing. Throws 404, and
 * 409 after the closing, because the open students would show how many have answered. A request per section, and one
 * per 100 students.
 */
export const forecastMessages = async (store: Store, id: string, now: Date): Promise<Forecast> => {
  const { record: period } = await readPeriod(store, id);
  const status = statusOfPeriod(period, now);
  if (status === 'closed' || status === 'released') throw refuse(periodOver, status);
  const [messages, institution, persons] = await Promise.all([
    readNotEnded(store, id),
    readInstitution(store, now),
    studyingPersons(store, id),
  ]);
  const reached = [...(await readPersons(store, [...withOpen(persons).keys()])).values()];
  const recipients = reached.filter(({ email }) => email !== null).length;
  const zone = zoneOf(institution);
  const due: Forecast['messages'] = [];
  for (const message of messages)
    due.push({
      message: message.id,
      purpose: message.purpose,
      recipients: isToStudents(message.purpose) ? recipients : await countStaff(store, message),
      due_at: dueOf(message.when, period, zone)?.toISOString() ?? null,
    });
  const { settings, missing: unset } = mailSettings();
  const rate = settings?.rate ?? null;
  const missing: Record<Forecast['missing'][number], boolean> = {
    links_by_file: period.invitation_delivery === 'file',
    mail_not_set_up: unset !== undefined,
    no_contact: contactOf(institution).contact === undefined,
    no_time_zone: zone === null,
    period_not_scheduled: due.some((each) => each.due_at === null),
  };
  return {
    recipients,
    without_address: reached.length - recipients,
    mails: due.reduce((sum, each) => sum + each.recipients, 0),
    mails_per_second: rate,
    seconds: rate && Math.ceil(recipients / rate),
    // The keys of the object are the names above.
    missing: Object.entries(missing).flatMap(([name, is]) => (is ? [name as Forecast['missing'][number]] : [])),
    messages: due.toSorted((one, other) => byTime(one.due_at, other.due_at)),
  };
};
