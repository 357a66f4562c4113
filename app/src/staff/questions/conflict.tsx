import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Differences } from './differences.tsx';
import { messages } from './messages.ts';
import { differingValues, type QuestionValues } from './question-values.ts';

const { conflict: words } = messages;

/** Shows field by field the changes that two people made at once, and asks which ones stay. */
export const Conflict = ({
  base,
  mine,
  theirs,
  keepMine,
  takeTheirs,
}: {
  readonly base: QuestionValues;
  readonly mine: QuestionValues;
  readonly theirs: QuestionValues;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}) => {
  const changed = [...new Set([...differingValues(base, theirs), ...differingValues(base, mine)])];
  return (
    <Notice tone="bad" title={words.title}>
      <p>{words.lead}</p>
      <Differences
        names={changed}
        sides={[
          [words.mine, mine],
          [words.theirs, theirs],
        ]}
      />
      <p className="page-actions">
        <Button kind="secondary" isSmall onClick={keepMine}>
          {words.keepMine}
        </Button>
        <Button kind="secondary" isSmall onClick={takeTheirs}>
          {words.takeTheirs}
        </Button>
      </p>
    </Notice>
  );
};
