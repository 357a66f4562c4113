import { afterEach, beforeEach, vi } from 'vitest';

/** What each test of a file writes to the log, line by line; the environment says besides what functions log by. */
export const recordLog = (environment: Readonly<Record<string, string>> = {}): readonly string[] => {
  const lines: string[] = [];
  beforeEach(() => {
    for (const [name, value] of Object.entries({ LOG_LEVEL: 'info', ...environment })) vi.stubEnv(name, value);
    lines.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return lines;
};
