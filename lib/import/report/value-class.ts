const email = /^[^\s@]+@[^\s@]+$/;
const number = /^[+-]?\d+([.,]\d+)*$/;
const date = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})([T ].*)?$/;

const classOfText = (text: string): string => {
  if (text.trim() === '') return 'empty';
  if (email.test(text)) return 'looks like an e-mail';
  if (date.test(text)) return 'date';
  if (number.test(text)) return 'number';
  return `text of ${text.length} ${text.length === 1 ? 'character' : 'characters'}`;
};

/** Says of what kind a value is without saying anything of it: reports must hold no personal data. */
export const classOfValue = (value: unknown): string => {
  if (value === undefined || value === null) return 'empty';
  if (Array.isArray(value)) return value.length === 1 ? classOfValue(value[0]) : `${value.length} values`;
  if (typeof value === 'string') return classOfText(value);
  return typeof value === 'number' ? 'number' : 'other';
};
