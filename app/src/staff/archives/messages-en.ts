import { count } from '../parts/formats.ts';

export const en = {
  button: 'All reports as PDF',
  hint: 'One ZIP archive with a report of each result that you may see, in folders.',
  comments: 'With comments',
  waiting: 'The reports wait to be made. You can leave this page open.',
  running: (done: number, all: number) => `${done} of ${count(all, 'report', 'reports')} made`,
  done: (documents: number, withheld: number) =>
    `${count(documents, 'report', 'reports')}${withheld === 0 ? '' : `, ${count(withheld, 'result', 'results')} withheld: the archive says why`}.`,
  download: 'Download the archive',
  kept: 'It can be downloaded for 24 hours.',
  lost: 'You may see less than when the archive was made. Make it again.',
  failed: 'The reports could not be made. Try again.',
  tooMany: 'These are more than 10,000 reports. Choose a department or a person.',
  tooManyOpen: 'Ten archives of yours are still being made. Ask again when one of them is done.',
};
