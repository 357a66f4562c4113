import { setTimeout } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What stands in for the engine's answer to one call: the error to throw, and whether the call is made all the same. */
export interface Fault {
  readonly error: Error;
  /** The engine carries the call out, and only its answer is lost. */
  readonly afterwards?: boolean;
}

/** Decides for each call, by the name of its command, whether it goes wrong. */
export type FaultPlan = (commandName: string) => Fault | undefined;

let count = 0;

/** Makes calls of a client go wrong as planned, since no local engine throttles or conflicts; returns how to stop. */
export const injectFaults = (client: DynamoDBDocumentClient, plan: FaultPlan): (() => void) => {
  count += 1;
  const name = `fault-${count}`;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const fault = plan(String(context.commandName));
      if (fault === undefined) return next(args);
      if (fault.afterwards) await next(args);
      throw fault.error;
    },
    // The outermost step: no retry of the SDK's own sees the error.
    { step: 'initialize', priority: 'high', name },
  );
  return () => {
    client.middlewareStack.remove(name);
  };
};

/**
 * Loses the answer to the next call that changes an item (or of another name), so that the SDK makes the call again, perhaps
 * after something else; returns how many it has lost.
 */
export const loseAnswer = (
  client: DynamoDBDocumentClient,
  { command = 'Update', meanwhile }: { readonly command?: string; meanwhile?(): Promise<unknown> } = {},
): (() => number) => {
  const name = 'lose-answer';
  let lost = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (lost > 0 || !String(context.commandName).startsWith(command)) return answer;
      lost += 1;
      await meanwhile?.();
      throw sdkError('TimeoutError');
    },
    // Within the SDK's own retries.
    { step: 'deserialize', priority: 'high', name, override: true },
  );
  return () => {
    client.middlewareStack.remove(name);
    return lost;
  };
};

/** An error with the name that the SDK distinguishes its exceptions by. */
export const sdkError = (name: string, more: object = {}): Error => Object.assign(new Error(name), { name, ...more });

/**
 * Makes calls of a client time out, from one on and for so many; all that write more than one item unless said. Returns how
 * to stop.
 */
export const timeOutFrom = (
  client: DynamoDBDocumentClient,
  first: number,
  { count = Number.POSITIVE_INFINITY, name = 'TransactWrite' } = {},
): (() => void) => {
  let calls = 0;
  return injectFaults(client, (command) => {
    if (!command.startsWith(name)) return undefined;
    calls += 1;
    return calls > first && calls <= first + count ? { error: sdkError('TimeoutError') } : undefined;
  });
};

/**
 * Refuses each transaction that begins while another is on its way, as DynamoDB does where they touch the same item; returns
 * how to stop.
 */
export const refuseOverlaps = (client: DynamoDBDocumentClient): (() => void) => {
  const name = 'refuse-overlaps';
  let isBusy = false;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (!String(context.commandName).startsWith('TransactWrite')) return next(args);
      if (isBusy) {
        await setTimeout(5);
        const CancellationReasons = [{ Code: 'TransactionConflict' }];
        throw sdkError('TransactionCanceledException', { CancellationReasons });
      }
      isBusy = true;
      try {
        return await next(args);
      } finally {
        isBusy = false;
      }
    },
    { step: 'initialize', priority: 'high', name },
  );
  return () => {
    client.middlewareStack.remove(name);
  };
};

interface Element {
  readonly TableName?: string;
  readonly Key?: Readonly<Record<string, unknown>>;
  readonly Item?: Readonly<Record<string, unknown>>;
}

/**
 * Refuses each transaction that touches an item of another on its way, as DynamoDB does, and makes each take so many
 * milliseconds; returns how many were refused, and how to stop.
 */
export const refuseConflicts = (
  client: DynamoDBDocumentClient,
  takes: number,
): { readonly refused: () => number; readonly stop: () => void } => {
  const name = 'refuse-conflicts';
  const busy = new Set<string>();
  let refused = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (!String(context.commandName).startsWith('TransactWrite')) return next(args);
      const { TransactItems = [] } = args.input as { TransactItems?: readonly Readonly<Record<string, Element>>[] };
      const items = TransactItems.flatMap((each) => Object.values(each)).map(({ TableName, Key, Item }) => {
        const { pk, sk } = Key ?? Item ?? {};
        return `${TableName} ${pk} ${sk}`;
      });
      if (items.some((each) => busy.has(each))) {
        refused += 1;
        const CancellationReasons = items.map((each) => (busy.has(each) ? { Code: 'TransactionConflict' } : {}));
        throw sdkError('TransactionCanceledException', { CancellationReasons });
      }
      for (const each of items) busy.add(each);
      try {
        await setTimeout(takes);
        return await next(args);
      } finally {
        for (const each of items) busy.delete(each);
      }
    },
    { step: 'initialize', priority: 'high', name },
  );
  return {
    refused: () => refused,
    stop: () => {
      client.middlewareStack.remove(name);
    },
  };
};
