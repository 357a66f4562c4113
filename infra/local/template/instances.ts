import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { LambdaFunction } from '../gateway/route.ts';
import type { Invocation, Outcome } from './instance.ts';
import type { TemplateFunction } from './template-routes.ts';

/** Instances of functions, each in a worker with the environment of its own. */
export interface Instances {
  readonly toLambda: (described: TemplateFunction) => LambdaFunction;
  readonly stop: () => Promise<void>;
}

/** The environment that the machine gives every function, as Lambda does. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string>>;
  /** Variables that replace the template's at each invocation, such as a test's table. */
  readonly override?: () => Readonly<Record<string, string>>;
}

// A worker takes some 15 MB, and there may be more than a hundred functions. The forty that most tests use in turn must
// fit: otherwise each would end just before its next call.
const mostWorkers = 64;

class Instance {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly gone: Promise<unknown>;
  #count = 0;

  constructor({ file }: TemplateFunction, env: Readonly<Record<string, string>>) {
    this.#worker = new Worker(new URL('./instance.ts', import.meta.url), { workerData: { file }, env });
    this.#worker.unref();
    this.#worker.on('message', (outcome: Outcome) => this.#settle(outcome));
    this.#worker.on('error', (error) => this.#fail(error));
    this.gone = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.gone.then(() => this.#fail(new Error('the instance has ended')));
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  invoke(invocation: Omit<Invocation, 'id'>): Promise<unknown> {
    this.#count += 1;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#count, answer);
    this.#worker.postMessage({ ...invocation, id: this.#count } satisfies Invocation);
    return answer.promise;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if ('error' in outcome) waiting?.reject(Object.assign(new Error(outcome.error.message), outcome.error));
    else waiting?.resolve(outcome.result);
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Starts the instance of a function at its first call, and ends the instances that were not called for longest. */
export const openInstances = ({ environment, override }: Surroundings): Instances => {
  // The instances in the order of their last call.
  const running = new Map<string, Instance>();

  const start = (described: TemplateFunction): Instance => {
    const { name, file } = described;
    const lambda = { AWS_LAMBDA_FUNCTION_NAME: `facet-${name}`, LAMBDA_TASK_ROOT: path.dirname(file) };
    const instance = new Instance(described, { ...environment, ...lambda, ...described.environment, ...override?.() });
    instance.gone.then(() => running.get(name) === instance && running.delete(name));
    return instance;
  };

  const endOldest = (): void => {
    const oldest = [...running].find(([, { isIdle }]) => isIdle);
    if (running.size < mostWorkers || oldest === undefined) return;
    running.delete(oldest[0]);
    oldest[1].end();
  };

  const take = (described: TemplateFunction): Instance => {
    const known = running.get(described.name);
    if (known === undefined) endOldest();
    const instance = known ?? start(described);
    running.delete(described.name);
    running.set(described.name, instance);
    return instance;
  };

  const toLambda = (described: TemplateFunction): LambdaFunction => {
    const { name, timeoutInSeconds } = described;
    const invoke = async (event: APIGatewayProxyEventV2): Promise<unknown> => {
      const instance = take(described);
      // A function that overruns its time takes its instance with it, as in Lambda.
      const overrun = setTimeout(() => instance.end(), timeoutInSeconds * 1_000);
      const changed = override?.();
      try {
        return await instance.invoke({
          event,
          functionName: name,
          timeoutInSeconds,
          ...(changed && { environment: changed }),
        });
      } finally {
        clearTimeout(overrun);
      }
    };
    return { name, timeoutInSeconds, load: async () => invoke };
  };

  return {
    toLambda,
    stop: async () => {
      await Promise.all([...running.values()].map((instance) => instance.end()));
    },
  };
};
