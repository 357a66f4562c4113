import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../../../lib/mail/smtp-server.ts';

/** Where a server can behave badly: in answer to a command, at the first bytes of a mail, or at its end. */
export type Step = 'greeting' | 'EHLO' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'first bytes' | 'end' | 'RSET';

/** What the server answers at a step; `hang` says nothing from then on, and `close` ends the connection. */
export type Behaviour = Readonly<Partial<Record<Step, string>>>;

const usual: Behaviour = {
  greeting: '220 sink.example ESMTP',
  EHLO: '250-sink.example\r\n250 SIZE 10000000',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 End data with <CR><LF>.<CR><LF>',
  end: '250 2.0.0 Ok: queued as 4711',
  RSET: '250 2.0.0 Ok',
};

/** A server that takes mails as long as nobody has said that it behaves otherwise. */
export interface Sink {
  readonly server: SmtpServer;
  /** The mails that it has accepted, without what SMTP adds to them. */
  readonly mails: string[];
  /** Commands in the order in which they came, those of all connections. */
  readonly commands: string[];
  readonly connections: Socket[];
  behaviour: Behaviour;
}

const stepOf = (line: string): string => line.split(/[ :]/)[0]?.toUpperCase() ?? '';

const terminator = '\r\n.\r\n';

const unstuffed = (data: string): string => data.replace(/^\.\./gm, '.');

const serve = (sink: Sink, socket: Socket): void => {
  let received = '';
  let inBody = false;
  const answer = (step: string): void => {
    const reply = { ...usual, ...sink.behaviour }[step as Step];
    if (reply === 'close') socket.destroy();
    else if (reply === 'hang') socket.removeAllListeners('data').resume();
    else if (step !== 'first bytes') socket.write(`${reply ?? '502 5.5.2 Command not recognized'}\r\n`);
  };
  const takeBody = (): boolean => {
    const end = received.indexOf(terminator);
    if (end < 0) return false;
    const mail = received.slice(0, end + 2);
    received = received.slice(end + terminator.length);
    inBody = false;
    if ((sink.behaviour.end ?? '2').startsWith('2')) sink.mails.push(unstuffed(mail));
    answer('end');
    return true;
  };
  const takeCommand = (): boolean => {
    const end = received.indexOf('\r\n');
    if (end < 0) return false;
    const line = received.slice(0, end);
    received = received.slice(end + 2);
    sink.commands.push(line);
    const step = stepOf(line);
    answer(step);
    inBody = step === 'DATA' && (sink.behaviour.DATA ?? '3').startsWith('3');
    return true;
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    if (inBody && 'first bytes' in sink.behaviour) return answer('first bytes');
    while (!socket.destroyed && (inBody ? takeBody() : takeCommand()));
  });
  answer('greeting');
};

/** Opens a server on a free port until the test ends. */
export const openSink = async (behaviour: Behaviour = {}, host = '127.0.0.1'): Promise<Sink> => {
  const listener = createServer((socket) => {
    sink.connections.push(socket);
    serve(sink, socket);
  });
  await new Promise<void>((resolve) => listener.listen(0, host, resolve));
  const { port } = listener.address() as AddressInfo;
  const sink: Sink = { server: { host, port, secure: false }, mails: [], commands: [], connections: [], behaviour };
  onTestFinished(() => {
    for (const socket of sink.connections) socket.destroy();
    listener.close();
  });
  return sink;
};
