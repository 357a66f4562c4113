export const en = {
  pages: (name: string) => `Pages of: ${name}`,
  previous: 'Previous',
  next: 'Next',
  rows: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
  table: 'The figures as a table',
};
