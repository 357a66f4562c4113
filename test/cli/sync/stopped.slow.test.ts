import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataFolder } from '../../infra/local/support/holder.ts';
import { startFacet } from '../support/facet.ts';

const cutShort = 'Stopped before everything was read: run it again, it continues where it was.\n';

it.each<[string[], number, string]>([
  [[], 1, cutShort],
  [['--watch'], 0, ''],
])('facet sync %j that is stopped ends with status %i', async (more, status, message) => {
  // A service that answers nothing, so that the copy is never whole.
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.close().closeAllConnections();
  });
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const args = ['sync', '--to', path.join(makeDataFolder(), 'copy'), '--url', url, '--token', 'x', ...more];
  const asked = once(silent, 'request');
  const program = startFacet(args, { FACET_DATA: '/nowhere' });
  await asked;
  program.process.kill('SIGTERM');
  expect([await program.ended, program.output.stderr]).toEqual([status, message]);
});
