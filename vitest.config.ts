import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fromTemplate, onOtherEngine } from './test/support/runs.ts';

const slow = process.env.FACET_TEST_SLOW === '1';
const inBrowser = process.env.FACET_TEST_BROWSER === '1';
const isFuzz = process.env.FACET_FUZZ_MINUTES !== undefined;

// What the template changes is how a request reaches the code: its route and its bundle. Each operation does its work once,
// and refuses something.
export const ofTemplate = [
  'test/api/conformance/{actions,fixtures,linkages,reads,writes}.test.ts',
  'test/api/{institution,operations}/*.test.ts',
  'test/**/*.template.test.ts',
];

// In what the engines could differ: conditions and transactions, expressions, numbers, orders and pages, streams.
export const ofEngine = [
  'test/api/changes/{change-feed.test,feed-over-time.slow.test,reconcile.test}.ts',
  'test/api/conformance/{creating,linkages,updating,writes}.test.ts',
  'test/api/{institution,operations}/*.test.ts',
  'test/api/course-evaluations/{list-section-responses,student-filters}.slow.test.ts',
  'test/lib/domain/evaluations/answering/!(*.slow).test.ts',
  'test/lib/domain/evaluations/closing/{fold-time-limit,late-fold}.test.ts',
  'test/lib/domain/evaluations/discarding/discard-period.slow.test.ts',
  'test/lib/http/{budgets,idempotency,overflowing-linkages,preconditions}.test.ts',
  'test/lib/model/**/!(*.slow).test.ts',
  'test/lib/model/{read/count-by-kept,write/largest-linkages}.slow.test.ts',
  'test/lib/store/**/!(*.slow).test.ts',
  'test/lib/store/batch-store.slow.test.ts',
];

const include = (): string[] => {
  if (slow) return ['test/**/*.slow.test.ts'];
  if (inBrowser) return ['test/**/*.browser.test.ts'];
  // `npm run fuzz`, on whichever engine and gateway.
  if (isFuzz) return ['test/api/fuzz/fuzz.slow.test.ts'];
  if (fromTemplate) return ofTemplate;
  return onOtherEngine ? ofEngine : ['test/**/*.test.ts'];
};

const maxWorkers = (): number => {
  // From the template one worker has a thread for each function, whose start is most of the work.
  if (fromTemplate) return 1;
  // Slow tests and those in the browser wait for processes, timers and pages, so one more worker keeps the cores busy.
  return availableParallelism() + (slow || inBrowser ? 1 : 0);
};

const isPlain = !slow && !inBrowser && !isFuzz && !fromTemplate && !onOtherEngine;
const exclude = isPlain ? ['test/**/*.{slow,browser,template}.test.ts'] : [];

// Whatever takes minutes must not be begun last, when nothing is left for the other core; a new machine can't know that yet.
const longest = [
  'restart.slow',
  'differencing.slow',
  'outages.slow',
  'stalled-workers.slow',
  'sample.slow',
  'crash.slow',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    // What takes long by its nature (crashes at every step, whole institutions) has its own command, and what needs a browser.
    include: include(),
    exclude,
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: 'test/support/clean-environment.ts',
    sequence: { sequencer: LongestFirst },
    // This ends what hangs; a machine may be slow, and busy with others.
    testTimeout: slow ? 300_000 : 60_000,
    hookTimeout: slow ? 300_000 : 60_000,
    // What is waited for is bounded by the test's own limit alone.
    expect: { poll: { timeout: slow ? 300_000 : 60_000 } },
    // Handlers read the environment: no test may meet what the developer's shell has set.
    env: { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', LOG_LEVEL: 'silent' },
    // Threads are no faster here (1.6 s each for 84 tests on two cores), and processes have signals and an environment of their own.
    pool: 'forks',
    maxWorkers: maxWorkers(),
    // Every file opens a table of its own, so files may share the loaded modules: a fifth of the time on two cores.
    isolate: false,
    // Node runs the sources as they are and keeps what it has compiled; Vite would transform each anew. No test mocks a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // As the web application has it: the client's sources, which need no build of their own.
    execArgv: ['--conditions=facet-source'],
  },
});
