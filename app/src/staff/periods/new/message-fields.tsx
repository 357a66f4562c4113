import { UsualList } from '../../messages/usual-list.tsx';
import { useStaff } from '../../session/staff.tsx';
import { messages } from './messages.ts';

/** Whether the usual messages are planned with the period. */
export const MessageFields = ({
  isChosen,
  releaseAt,
  choose,
}: {
  readonly isChosen: boolean;
  /** When the results are released, ISO 8601; null where that is open. */
  readonly releaseAt: string | null;
  readonly choose: (isChosen: boolean) => void;
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
      {isChosen && <UsualList releaseAt={releaseAt} />}
    </section>
  );
};
