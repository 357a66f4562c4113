import { useEffect, useRef } from 'react';
import { type Command, commandOf } from './keys.ts';

/** Carries out the commands of keys while `areUsed` is true. */
export const useCommands = (areUsed: boolean, carryOut: (command: Command) => void): void => {
  const latest = useRef(carryOut);
  useEffect(() => {
    latest.current = carryOut;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = commandOf(event);
      if (command === undefined || !areUsed) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [areUsed]);
};
