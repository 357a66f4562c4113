import { useLanguage } from '../../shared/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks once more before answers are sent permanently. */
export const ConfirmDialog = ({
  answered,
  total,
  confirm,
  cancel,
}: {
  readonly answered: number;
  readonly total: number;
  readonly confirm: () => void;
  readonly cancel: () => void;
}) => {
  const { messages } = useLanguage();
  const words = messages.confirm;
  return (
    <Dialog title={words.title} describedBy="confirm-text" close={cancel}>
      {(leave) => (
        <>
          <div id="confirm-text">
            <p>{answered === total ? words.all(total) : words.some(answered, total)}</p>
            <p>{words.final}</p>
          </div>
          <p className="actions">
            <Button onClick={confirm}>{words.send}</Button>
            <Button kind="secondary" onClick={leave}>
              {words.back}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
};
