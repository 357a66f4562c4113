/** The keyboard shortcuts of the queue, in the order of the help. */
export const shortcuts = [
  { key: 'j', name: 'next' },
  { key: 'k', name: 'previous' },
  { key: '1', name: 'public' },
  { key: '2', name: 'private' },
  { key: '3', name: 'remove' },
  { key: 'e', name: 'edit' },
  { key: 'u', name: 'undo' },
  { key: 'r', name: 'retry' },
  { key: '?', name: 'help' },
] as const;

export type Command = (typeof shortcuts)[number]['name'];

/** The part of a key event that decides whether it is a command. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target !== null &&
  'closest' in target &&
  (target as Element).closest('input, textarea, select, dialog, [contenteditable]') !== null;

/**
 * Returns the command of a key; none while the user types in a field, or for key combinations, which belong to the
 * browser.
 */
export const commandOf = ({ key, ctrlKey, metaKey, altKey, target }: Pressed): Command | undefined => {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return undefined;
  return shortcuts.find((each) => each.key === key)?.name;
};
