import { withStore } from '../../../cli/connect.ts';

// A process for the tests of signals: works on the store until it is ended.
await withStore({}, async () => {
  console.log('working');
  await new Promise((resolve) => process.stdin.once('end', resolve).resume());
});
