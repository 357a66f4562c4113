import { generateAnswers } from '../../../cli/generate/generate-answers.ts';
import { counts, readArguments } from '../arguments.ts';
import { answeringTerm } from './answering-term.ts';
import { timed } from './measure.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:generate [-- ANSWERS ROUNDS]: counts the students for which `facet generate` makes answers in a minute.
 */

const [count, rounds] = readArguments({ usage: 'npm run bench:generate [-- ANSWERS ROUNDS]' }, counts(800, 3));

await withEngine(async (open) => {
  for (let round = 1; round <= rounds; round += 1) {
    const store = await open(`generate-${round}`);
    await answeringTerm(store, { sections: Math.ceil(count / 50), students: Math.ceil(count / 3), perStudent: 4 });
    const ms = await timed(() => generateAnswers(store, { count, seed: 1, now: new Date() }));
    console.log(`Round ${round}: ${count} students made to answer, ${Math.round((60_000 * count) / ms)} a minute`);
  }
});
