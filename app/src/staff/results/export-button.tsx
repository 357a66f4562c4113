import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { download } from '../../ui/download.ts';
import { useStaff } from '../session/staff.tsx';
import { type Choice, filtersOf } from './choice.ts';
import { exportResults } from './export-results.ts';
import { messages } from './messages.ts';

const words = messages.export;

/** Downloads the rows of the chosen results, and shows the progress. */
export const ExportButton = ({ choice }: { readonly choice: Choice }) => {
  const { ask } = useStaff();
  const [status, setStatus] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const run = async (): Promise<void> => {
    setIsRunning(true);
    let rows = 0;
    try {
      const parts = await exportResults(ask, filtersOf(choice), (so) => {
        rows = so;
        setStatus(words.running(rows));
      });
      download('results.csv', parts);
      setStatus(words.done(rows));
    } catch {
      setStatus(words.failed);
    }
    setIsRunning(false);
  };
  return (
    <div className="export">
      <Button kind="secondary" isSmall isDisabled={isRunning} aria-describedby="export-hint" onClick={() => void run()}>
        {words.button}
      </Button>
      <p id="export-hint" className="muted">
        {words.hint}
      </p>
      <p role="status">{status}</p>
    </div>
  );
};
