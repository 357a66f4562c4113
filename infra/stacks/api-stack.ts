import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Route } from '../../lib/model/definition/operations.ts';
import { allowInvocation } from '../constructs/allow-invocation.ts';
import { callEvery } from '../constructs/call-every.ts';
import { ChangeFeed } from '../constructs/change-feed.ts';
import { FunctionFamily } from '../constructs/function-family.ts';
import { carryOutSeconds, type ImportArchives } from '../constructs/import-archives.ts';
import { type InvitationWork, inviteSeconds } from '../constructs/invitation-work.ts';
import { OperationFunction, type StageFunctions } from '../constructs/operation-function.ts';
import { reportSeconds } from '../constructs/report-work.ts';
import { ServiceApi } from '../constructs/service-api.ts';
import { WebhookDelivery } from '../constructs/webhook-delivery.ts';
import type { WebhookWork } from '../constructs/webhook-work.ts';
import {
  carryOutImport,
  carryOutInvitations,
  carryOutReports,
  drawReport,
  foldSweep,
  sweep,
  unknownRoute,
} from '../service/deployed-functions.ts';
import type { Settings } from './settings.ts';

export interface ApiStackProps extends StackProps {
  readonly functions: StageFunctions;
  readonly settings: Settings;
  readonly archives: ImportArchives;
  readonly failedChanges: Queue;
  readonly invitations: InvitationWork;
  readonly webhooks: WebhookWork;
  readonly routes: readonly Route[];
}

type OwnFunctions = StageFunctions & { readonly family: FunctionFamily };

/** Minutes between two sweeps of what interrupted requests have left. */
const sweepMinutes = 5;

/** Seconds that drawing a report may take: less than the request that waits for it. */
const drawSeconds = 25;

/** Minutes between two looks for reports that were asked for. */
const reportMinutes = 1;

/** Minutes between two looks for periods that have closed. */
const foldMinutes = 1;

/**
 * The HTTP API with all routes, the response to unknown routes, and the functions that schedules, queues and the stream
 * call. The routes name functions of stacks that are deployed later, so a new operation answers 500 until then.
 */
export class ApiStack extends Stack {
  readonly api: IHttpApi;
  /** Address that clients call. */
  readonly baseUrl: string;

  constructor(scope: Construct, id: string, all: ApiStackProps) {
    const { functions, settings, archives, failedChanges, invitations, webhooks, routes, ...props } = all;
    super(scope, id, props);
    const service = new ServiceApi(this, 'Api', { ...functions, settings, routes, fallback: unknownRoute });
    this.api = service.http;
    this.baseUrl = service.baseUrl;
    // The address is exported even with an own domain, so that adding or removing a domain changes no export that
    // others import.
    this.exportValue(service.http.apiEndpoint);
    const own = { ...functions, family: new FunctionFamily(this, functions) };
    const fallback = new OperationFunction(this, unknownRoute, {
      ...own,
      description: 'Answer 404 or 405 for what is no operation',
    });
    // The default route takes any method and path.
    allowInvocation(fallback, { api: this.api, route: '*/*' });
    this.sweepOnSchedule(own);
    this.foldOnSchedule(own);
    this.carryOutImports(own, archives);
    this.carryOutInvitations(own, invitations);
    this.makeReports(own);
    // Functions of other stacks call this function by its name.
    new OperationFunction(this, drawReport, {
      ...own,
      description: 'Draw reports as PDF',
      timeoutSeconds: drawSeconds,
    });
    const { tableStreamArn: streamArn } = functions.table;
    if (streamArn !== undefined)
      new ChangeFeed(this, 'ChangeFeed', { functions: own, streamArn, failed: failedChanges });
    new WebhookDelivery(this, 'Webhooks', { functions: own, work: webhooks, streamArn, failed: failedChanges });
    new CfnOutput(this, 'TableName', { value: functions.table.tableName });
    new CfnOutput(this, 'BaseUrl', { value: service.baseUrl });
    if (service.domainTarget !== undefined) new CfnOutput(this, 'DomainTarget', { value: service.domainTarget });
  }

  private carryOutImports(functions: OwnFunctions, { queue }: ImportArchives): void {
    const { live } = new OperationFunction(this, carryOutImport, {
      ...functions,
      description: 'Carry out uploaded imports, in steps',
      timeoutSeconds: carryOutSeconds,
      // The disk holds the archive, of 2 GB at most. OneRoster and Canvas sets of the largest universities have some
      // 100 MB.
      temporaryMegabytes: 2_560,
      // The function calls itself step after step, and every 30 seconds while another import is at work.
      callsItself: true,
    });
    new EventSourceMapping(this, 'Uploads', {
      target: live,
      eventSourceArn: queue.queueArn,
      batchSize: 1,
      // One call works, and one may find it working. More calls would only wait.
      maxConcurrency: 2,
    });
  }

  private carryOutInvitations(functions: OwnFunctions, { queue }: InvitationWork): void {
    const { live } = new OperationFunction(this, carryOutInvitations, {
      ...functions,
      description: 'Carry out batches of invitations',
      timeoutSeconds: inviteSeconds,
    });
    new EventSourceMapping(this, 'InvitationBatches', {
      target: live,
      eventSourceArn: queue.queueArn,
      batchSize: 1,
      maxConcurrency: 2,
    });
  }

  private makeReports(functions: OwnFunctions): void {
    const description = 'Make the reports that were asked for';
    const { live } = new OperationFunction(this, carryOutReports, {
      ...functions,
      description,
      timeoutSeconds: reportSeconds,
    });
    callEvery(this, 'ReportSchedule', { live, minutes: reportMinutes, description });
  }

  private sweepOnSchedule(functions: OwnFunctions): void {
    const { live } = new OperationFunction(this, sweep, {
      ...functions,
      description: 'Finish the coverage of evaluation periods',
      timeoutSeconds: 300,
    });
    callEvery(this, 'SweepSchedule', {
      live,
      minutes: sweepMinutes,
      description: 'Finish what interrupted requests have left of evaluation periods',
    });
  }

  private foldOnSchedule(functions: OwnFunctions): void {
    const { live } = new OperationFunction(this, foldSweep, {
      ...functions,
      description: 'Count the answers of evaluation periods that have closed',
      // The counting of hundreds of thousands of ballots takes minutes.
      timeoutSeconds: 900,
    });
    callEvery(this, 'FoldSchedule', {
      live,
      minutes: foldMinutes,
      description: 'Count the answers of evaluation periods that have closed',
    });
  }
}
