import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/*
 * An SMTP server that takes every mail and keeps none. It is a process of its own, so that its work is not that of the
 * service; it ends with its parent.
 */

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _session, done) => {
    stream.on('end', () => done()).resume();
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.server.address() as AddressInfo).port);
});
process.on('disconnect', () => process.exit());
