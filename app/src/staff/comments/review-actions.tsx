import { Button } from '../../ui/button.tsx';
import type { Command } from './keys.ts';
import { shortcuts } from './keys.ts';
import { messages } from './messages.ts';
import type { Decision } from './review.ts';

const words = messages.actions;

const keyOf = (command: Command): string => shortcuts.find(({ name }) => name === command)?.key ?? '';

const ActionButton = ({
  command,
  carryOut,
  areUsed,
  isOff = false,
  isChosen,
}: {
  readonly command: Command;
  readonly carryOut: (command: Command) => void;
  readonly areUsed: boolean;
  readonly isOff?: boolean;
  readonly isChosen?: boolean;
}) => (
  <Button
    kind="secondary"
    isSmall
    aria-keyshortcuts={areUsed ? keyOf(command) : undefined}
    isDisabled={isOff}
    aria-pressed={isChosen}
    onClick={() => carryOut(command)}
  >
    {words[command]}
    {areUsed && (
      <span aria-hidden="true" className="key">
        {keyOf(command)}
      </span>
    )}
  </Button>
);

/** Renders a button for each action on the current comment. */
export const ReviewActions = ({
  decision,
  canUndo,
  areUsed,
  carryOut,
}: {
  readonly decision: Decision;
  readonly canUndo: boolean;
  readonly areUsed: boolean;
  readonly carryOut: (command: Command) => void;
}) => {
  const all = { areUsed, carryOut };
  return (
    <div className="review-actions">
      <fieldset>
        <legend className="visually-hidden">{messages.edit.legend}</legend>
        <ActionButton {...all} command="public" isChosen={decision === 'public'} />
        <ActionButton {...all} command="private" isChosen={decision === 'private'} />
        <ActionButton {...all} command="remove" isChosen={decision === 'removed'} />
        <ActionButton {...all} command="edit" />
      </fieldset>
      <div>
        <ActionButton {...all} command="previous" />
        <ActionButton {...all} command="next" />
        <ActionButton {...all} command="undo" isOff={!canUndo} />
        <ActionButton {...all} command="help" />
      </div>
    </div>
  );
};
