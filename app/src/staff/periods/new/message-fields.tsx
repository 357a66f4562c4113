import { UsualList } from '../../messages/usual-list.tsx';
import { useStaff } from '../../session/staff.tsx';
import { messages } from './messages.ts';

/** Whether the usual messages are planned with the period. */
export const MessageFields = ({
  isChosen,
  choose,
  hasRelease,
}: {
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  /** Whether the time of the release of results is known. */
  readonly hasRelease: boolean;
}) => {
  const { sendsMail } = useStaff();
  return (
    <section>
      <h2>{messages.mails}</h2>
      <label className="check">
        <input type="checkbox" checked={isChosen} onChange={({ target }) => choose(target.checked)} />
        {messages.plan}
      </label>
      <p className="muted">{sendsMail ? messages.planHint : messages.noMail}</p>
      {isChosen && <UsualList hasRelease={hasRelease} />}
    </section>
  );
};
