/** What keys do in the queue, in the order of the help. */
export const shortcuts = [
  { key: 'j', name: 'next', does: 'Next comment' },
  { key: 'k', name: 'previous', does: 'Previous comment' },
  { key: '1', name: 'public', does: 'Everybody who sees the result may read it' },
  { key: '2', name: 'private', does: 'Only the instructor concerned may read it' },
  { key: '3', name: 'remove', does: 'Remove it, with a reason' },
  { key: 'e', name: 'edit', does: 'Make it unrecognisable: edit its text' },
  { key: 'u', name: 'undo', does: 'Undo the last decision' },
  { key: 'r', name: 'retry', does: 'Send again what could not be saved' },
  { key: '?', name: 'help', does: 'Show these keys' },
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

/** The command of a key; none while somebody types, or of a combination, which is the browser's. */
export const commandOf = ({ key, ctrlKey, metaKey, altKey, target }: Pressed): Command | undefined => {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return undefined;
  return shortcuts.find((each) => each.key === key)?.name;
};
