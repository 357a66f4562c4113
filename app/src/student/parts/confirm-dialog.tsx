import { useLanguage } from '../../shared/language/language.tsx';
import { useDialog } from '../../ui/use-dialog.ts';

/** Asks once more before answers are sent for good. */
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
  const dialog = useDialog(cancel);
  const words = messages.confirm;
  return (
    <dialog {...dialog.attributes} aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <h2 id="confirm-title">{words.title}</h2>
      <div id="confirm-text">
        <p>{answered === total ? words.all(total) : words.some(answered, total)}</p>
        <p>{words.final}</p>
      </div>
      <p className="actions">
        <button type="button" className="button" onClick={confirm}>
          {words.send}
        </button>
        <button type="button" className="button secondary" onClick={dialog.leave}>
          {words.back}
        </button>
      </p>
    </dialog>
  );
};
