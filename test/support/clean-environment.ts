// Runs before each test file: files share a process, and what one has told the service must not reach the next.
for (const name of [
  'DYNAMODB_ENDPOINT',
  'TABLE_NAME',
  'BALLOTS_TABLE_NAME',
  'SERVER_TIMING',
  'PUBLIC_BASE_URL',
  'FACET_DATA',
  'FACET_ENGINE',
]) {
  delete process.env[name];
}
process.env.LOG_LEVEL = 'silent';
