import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { entryAttribute, feedPrefix } from '../../lib/domain/webhooks/deliveries/feed-event.ts';
import { keyAttributes } from '../../lib/store/table.ts';
import {
  attemptDeliveries,
  carryOutRecoveries,
  dispatchChanges,
  sweepDeliveries,
} from '../service/deployed-functions.ts';
import { streamConsumption } from '../service/stream-consumption.ts';
import { callEvery } from './call-every.ts';
import type { FunctionFamily } from './function-family.ts';
import { OperationFunction, type StageFunctions } from './operation-function.ts';
import { attemptSeconds, type WebhookWork } from './webhook-work.ts';

export interface WebhookDeliveryProps {
  readonly functions: StageFunctions & { readonly family: FunctionFamily };
  readonly work: WebhookWork;
  /** The table's stream, which contains the new entries of the change feed. Without it nothing is dispatched. */
  readonly streamArn: string | undefined;
  /** The queue of events that could not be dispatched. */
  readonly failed: Queue;
}

// The most concurrent attempts. An endpoint that hangs takes 15 seconds for each, and deliveries to other endpoints
// come first.
const mostAttempts = 50;

/**
 * The functions that send events to webhooks: from the change feed to deliveries, from the queue to endpoints, and the
 * checks of both.
 */
export class WebhookDelivery extends Construct {
  readonly #functions: WebhookDeliveryProps['functions'];

  constructor(scope: Construct, id: string, { functions, work, streamArn, failed }: WebhookDeliveryProps) {
    super(scope, id);
    this.#functions = functions;
    if (streamArn !== undefined) this.dispatch(scope, streamArn, failed);
    const { live } = this.functionOf(scope, attemptDeliveries, 'Attempt deliveries to webhooks', attemptSeconds);
    new EventSourceMapping(this, 'Deliveries', {
      target: live,
      eventSourceArn: work.queue.queueArn,
      // A batch has one delivery, so that one that hangs does not delay another.
      batchSize: 1,
      maxConcurrency: mostAttempts,
    });
    this.everyMinute(scope, sweepDeliveries, 'Put deliveries to webhooks that are due into their queue', 50);
    this.everyMinute(scope, carryOutRecoveries, 'Send again what webhooks have missed', 300);
  }

  private functionOf(scope: Construct, name: string, description: string, timeoutSeconds: number): OperationFunction {
    return new OperationFunction(scope, name, { ...this.#functions, description, timeoutSeconds });
  }

  private dispatch(scope: Construct, eventSourceArn: string, failed: Queue): void {
    const { live } = this.functionOf(scope, dispatchChanges, 'Make deliveries of changes to webhooks', 60);
    new EventSourceMapping(this, 'Feed', {
      target: live,
      eventSourceArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: streamConsumption.batchSize,
      bisectBatchOnError: true,
      retryAttempts: streamConsumption.attempts,
      onFailure: new SqsDlq(failed),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: {
            Keys: { [keyAttributes.partition]: { S: FilterRule.beginsWith(feedPrefix) } },
            NewImage: { [entryAttribute]: { S: FilterRule.exists() } },
          },
        }),
      ],
    });
  }

  private everyMinute(scope: Construct, name: string, description: string, timeoutSeconds: number): void {
    const { live } = this.functionOf(scope, name, description, timeoutSeconds);
    callEvery(this, name, { live, minutes: 1, description });
  }
}
