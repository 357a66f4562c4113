import type { FacetClient } from 'facet-client';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keepFocus } from '../../ui/focus-heading.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { keepSecret } from '../parts/secret-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import type { OpenPeriod, Person } from './queries.ts';

const words = messages.link;
const batches = '/api/v1/course_evaluation_invitation_batches';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a batch is ready; returns undefined after about 15 seconds. */
const finished = async (client: FacetClient, id: string) => {
  for (let look = 0; look < 30; look += 1) {
    const { data } = await client.get(`${batches}/{id}`, { params: { path: { id } } });
    if (data.attributes.state !== 'queued' && data.attributes.state !== 'running') return data;
    await wait(500);
  }
  return undefined;
};

interface Props {
  readonly person: Person;
  readonly period: OpenPeriod['period'];
  readonly report: (text: string) => void;
  readonly close: () => void;
}

/** Explains how a student gets a link in a period whose links the service mails. */
const ByMail = ({ period, person, close }: Props) => {
  const leave = (): void => {
    close();
    keepFocus();
  };
  return (
    <Dialog title={words.title(person.user.attributes.display_name)} close={leave}>
      {() => (
        <>
          <p>{words.byMail(period.attributes.name ?? '')}</p>
          <p className="actions">
            <ButtonLink href={`/periods/${period.id}/messages`}>{words.toMessages}</ButtonLink>
          </p>
        </>
      )}
    </Dialog>
  );
};

const ByFile = ({ person, period, report, close }: Props) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const { user, student = '' } = person;
  const run = async (): Promise<void> => {
    const students = { data: [{ type: 'course_evaluation_student' as const, id: student }] };
    const body = { data: { type: 'course_evaluation_invitation_batch' as const, relationships: { students } } };
    const params = { path: { id: period.id } };
    const call = { params, body, idempotencyKey: keyOf(body) };
    const { data } = await ask((client) => client.post('/api/v1/course_evaluation_periods/{id}/invitations', call));
    const batch = await ask((client) => finished(client, data.id));
    if (batch === undefined) return report(words.slow);
    if (batch.attributes.invited === 0) return report(words.nothing);
    const { meta } = await ask((client) => client.get(`${batches}/{id}/links`, { params: { path: { id: data.id } } }));
    keepSecret(user.id, { secret: meta.invitations[0]?.link ?? null });
  };
  return (
    <ActionDialog title={words.title(user.attributes.display_name)} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead(period.attributes.name ?? '')}</p>
      <ul>
        <li>{words.replaces}</li>
        {period.attributes.invitation_delivery === null && <li>{words.settles}</li>}
        <li>{words.care}</li>
      </ul>
    </ActionDialog>
  );
};

/** Makes a new link for a student, or says how the student gets one. */
export const NewLinkDialog = (props: Props) =>
  props.period.attributes.invitation_delivery === 'service' ? <ByMail {...props} /> : <ByFile {...props} />;
