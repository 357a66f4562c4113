import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../../paths.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { lastConsumed } from '../stream/stream-position.ts';
import { type DataLock, tryLockData } from './data-lock.ts';
import { type EngineKind, toEngineKind } from './engine-kind.ts';
import {
  endOrphan,
  type Holder,
  isReachable,
  readEngineRecord,
  removeEngineRecord,
  writeEngineRecord,
} from './engine-record.ts';
import { isAlive } from './process-life.ts';
import { requireDataFile } from './require-data-file.ts';
import { type Engine, startEngine } from './start-engine.ts';
import { tendStreamRecords } from './stream-records.ts';

/** An engine that stays usable until it is released. */
export interface HeldEngine {
  readonly endpoint: string;
  /**
   * Stops lending the engine to others. A server calls this when it begins to stop, so that others wait for the end.
   */
  readonly withdraw: () => void;
  readonly release: () => Promise<void>;
}

/** The error for a second server on the same data. */
export class AlreadyRunning extends Error {
  readonly pid: number;

  constructor(pid: number) {
    super(`Facet is already running on this data folder (process ${pid}).`);
    this.pid = pid;
  }
}

// Milliseconds between two tries to get a lock, and before a message says that the process waits.
const pause = 50;
const noticeAfter = 1000;

/** The file (dynoxide) or folder (DynamoDB Local) in which an engine keeps the data. */
const fileNames: Readonly<Record<EngineKind, string>> = {
  dynoxide: 'dynamodb.sqlite',
  'dynamodb-local': 'dynamodb-local',
};

// SQLite keeps a log next to its file. A log without its file would be taken for the log of a new file.
const removeData = (file: string): void => {
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    rmSync(each, { recursive: true, force: true });
};

const startOwn = async (what: Holder, lock: DataLock, fresh: boolean): Promise<HeldEngine> => {
  const kind = toEngineKind(process.env.FACET_ENGINE || undefined);
  const file = path.join(dataFolder(), fileNames[kind]);
  await endOrphan(file);
  if (fresh) removeData(file);
  else if (kind === 'dynoxide') requireDataFile(file);
  let lentBy = what;
  const record = ({ pid, endpoint }: Pick<Engine, 'endpoint' | 'pid'>): void =>
    writeEngineRecord({ pid, endpoint, owner: { pid: process.pid, what: lentBy } });
  const engine = await startEngine({ kind, file, onSpawn: record }).catch((error: unknown) => {
    removeEngineRecord();
    throw error;
  });
  if (kind === 'dynoxide') tendStreamRecords(file, lastConsumed());
  const end = async (): Promise<void> => {
    await engine.stop();
    removeEngineRecord();
    lock.release();
  };
  let ending: Promise<void> | undefined;
  const release = (): Promise<void> => {
    ending ??= end();
    return ending;
  };
  const withdraw = (): void => {
    lentBy = 'command';
    record(engine);
  };
  return { endpoint: engine.endpoint, withdraw, release };
};

/** The engine that this process has started or is starting, because a signal may come before it runs. */
let own: Promise<HeldEngine> | undefined;

/** Releases this process's own engine, if there is one. An engine that is starting is released as soon as it runs. */
export const releaseOwn = async (): Promise<void> => {
  const engine = await own?.catch(() => undefined);
  await engine?.release();
};

const startOrUnlock = async (what: Holder, lock: DataLock, fresh: boolean): Promise<HeldEngine> => {
  try {
    own = startOwn(what, lock, fresh);
    return await own;
  } catch (error) {
    lock.release();
    throw error;
  }
};

const borrowed = (endpoint: string): HeldEngine => ({ endpoint, withdraw: () => {}, release: async () => {} });

/** Returns the running server's engine; undefined while the server starts or stops, or if only a command runs. */
const borrowFromServer = async (what: Holder): Promise<HeldEngine | undefined> => {
  const record = readEngineRecord();
  if (record?.owner.what !== 'server' || !isAlive(record.owner.pid)) return undefined;
  if (what === 'server') throw new AlreadyRunning(record.owner.pid);
  return (await isReachable(record)) ? borrowed(record.endpoint) : undefined;
};

const takeOrBorrow = async (what: Holder, fresh: boolean): Promise<HeldEngine | undefined> => {
  const lock = tryLockData();
  return lock ? startOrUnlock(what, lock, fresh) : borrowFromServer(what);
};

const noticeWaiting = (): void => {
  const owner = readEngineRecord()?.owner.pid;
  console.error(`Waiting for another command${owner ? ` (process ${owner})` : ''} to finish with the data …`);
};

const hold = async (what: Holder, fresh: boolean): Promise<HeldEngine> => {
  for (let waits = 0; ; waits += 1) {
    const engine = await takeOrBorrow(what, fresh);
    if (engine) return engine;
    if (waits * pause === noticeAfter) noticeWaiting();
    await sleep(pause);
  }
};

/**
 * Returns an engine on the data folder: the one of `DYNAMODB_ENDPOINT`, the running server's (for a command), or its
 * own. Two processes never open the same data: a command waits for another one, and a second server gets
 * `AlreadyRunning`. With `fresh`, the locked data are deleted first.
 */
export const holdEngine = async (what: Holder, { fresh = false } = {}): Promise<HeldEngine> => {
  const given = process.env.DYNAMODB_ENDPOINT;
  // A command has no signal handlers of its own; without these its engine would outlive a Ctrl-C, even one during its start.
  if (what === 'command') exitOnSignal(releaseOwn);
  return given ? borrowed(given) : hold(what, fresh);
};
