import type { ChildProcess } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { projectFolder } from '../../paths.ts';
import type { PreparedData } from '../data/prepare-server.ts';
import { spawnInGroup } from '../engine/end-with-us.ts';
import type { DevServing } from './serve-sockets.ts';

const program = path.join(import.meta.dirname, 'child.ts');

const notStarted = 'The code of the last save does not start: the terminal of npm run dev says why.\n';
const unavailable = `HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nContent-Length: ${notStarted.length}\r\nConnection: close\r\n\r\n${notStarted}`;

const spareAfter = 500;

/** The functions to serve, and what to do once they are served. */
export interface ReloadOptions {
  readonly serving: DevServing;
  onReady(prepared: PreparedData, milliseconds: number): void;
}

/**
 * A server whose code runs in another process, which a reload replaces. This process owns the connections and passes
 * them on when the other one is ready, so a request during a reload waits and is answered by the new code.
 */
export class ReloadingServer {
  readonly listener: Server = createServer({ pauseOnConnect: true }, (socket) => this.#connect(socket));
  readonly #options: ReloadOptions;
  #child: ChildProcess | undefined;
  /** The next process, which waits. It has loaded the modules that a save does not change. */
  #spare: ChildProcess | undefined;
  #prepared: PreparedData | undefined;
  #isReplacing = false;
  #state: 'starting' | 'ready' | 'ended' = 'ended';
  #waiting: Socket[] = [];

  constructor(options: ReloadOptions) {
    this.#options = options;
  }

  /** Starts the process, or replaces the present one. */
  reload(): void {
    this.#state = 'starting';
    // The port of a debugger is free only after the process has ended.
    if (this.#child === undefined) this.#begin();
    else this.#replace(this.#child);
  }

  stop(): void {
    this.listener.close();
    for (const socket of this.#waiting) socket.destroy();
    for (const child of [this.#child, this.#spare]) child?.removeAllListeners('exit').kill('SIGKILL');
  }

  #replace(child: ChildProcess): void {
    this.#isReplacing = true;
    child.kill('SIGKILL');
  }

  #spawn(): ChildProcess {
    return spawnInGroup([process.execPath, program], {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  #prepareSpare(): void {
    const spare = this.#spawn();
    this.#spare = spare;
    spare.once('exit', () => {
      if (this.#spare === spare) this.#spare = undefined;
    });
  }

  #begin(): void {
    this.#isReplacing = false;
    const begun = performance.now();
    const child = this.#spare ?? this.#spawn();
    this.#spare = undefined;
    this.#child = child;
    child.once('exit', () => {
      this.#child = undefined;
      if (this.#isReplacing) this.#begin();
      else this.#turn('ended');
    });
    child.once('message', (prepared: PreparedData) => {
      this.#prepared = prepared;
      if (this.#isReplacing) return;
      this.#turn('ready');
      this.#options.onReady(prepared, performance.now() - begun);
      // The next process is prepared later, so that it does not delay the first requests.
      setTimeout(() => this.#spare ?? this.#prepareSpare(), spareAfter).unref();
    });
    child.send({ ...this.#options.serving, prepared: this.#prepared });
  }

  #turn(state: 'ready' | 'ended'): void {
    this.#state = state;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const socket of waiting) this.#connect(socket);
  }

  #connect(socket: Socket): void {
    socket.on('error', () => socket.destroy());
    if (this.#state === 'starting') this.#waiting.push(socket);
    else if (this.#state === 'ended') socket.end(unavailable);
    else this.#child?.send('socket', socket);
  }
}
