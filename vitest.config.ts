import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const slow = process.env.FACET_TEST_SLOW === '1';
const inBrowser = process.env.FACET_TEST_BROWSER === '1';
const fromTemplate = process.env.FACET_TEST_GATEWAY === 'template';

const include = (): string[] => {
  if (slow) return ['test/**/*.slow.test.ts'];
  if (inBrowser) return ['test/**/*.browser.test.ts'];
  // The folders whose tests speak to the service from outside.
  const http = 'access,conformance,course-evaluations,faculty-review,finance,http,organisation,people';
  return fromTemplate ? [`test/{${http}}/**/*.test.ts`] : ['test/**/*.test.ts'];
};

// Beside others of their kind, which keep both cores busy, and where each function is loaded anew.
const isPatient = slow || fromTemplate || process.env.FACET_TEST_ENGINE !== undefined;

export default defineConfig({
  test: {
    // What takes long by its nature (crashes at every step, whole institutions) has its own command, and what needs a browser.
    include: include(),
    exclude: slow || inBrowser ? [] : ['test/**/*.slow.test.ts', 'test/**/*.browser.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: 'test/support/clean-environment.ts',
    testTimeout: isPatient ? 60_000 : 10_000,
    hookTimeout: 30_000,
    // Handlers read the environment: no test may meet what the developer's shell has set.
    env: { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', LOG_LEVEL: 'silent' },
    // Threads are no faster here (1.6 s each for 84 tests on two cores), and processes have signals and an environment of their own.
    pool: 'forks',
    // Half of the suite waits for processes that it has started, so one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // Every file opens a table of its own, so files may share the loaded modules: a fifth of the time on two cores.
    isolate: false,
  },
});
