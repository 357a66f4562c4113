import path from 'node:path';
import { Duration, type RemovalPolicy, Size } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  type IFunction,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { TableCall } from '../policies/table-access.ts';
import { tableStatements } from '../policies/table-statements.ts';
import { acknowledge } from './acknowledge.ts';
import type { StageTable } from './stage-table.ts';

/** What a function has to do with besides the table. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly PolicyStatement[];
  /** Findings of cdk-nag about the statements that are suppressed, with the reason. */
  readonly findings: Readonly<Record<string, string>>;
}

/** What all functions of a stage have in common. */
export interface StageFunctions {
  /** Folder with one folder per function, as `bundleFunctions` leaves it. */
  readonly bundles: string;
  readonly table: StageTable;
  readonly stage: string;
  /** Variables of all functions that work on the table, besides its name. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logRemovalPolicy: RemovalPolicy;
  /** Most executions at once of single functions, by name. */
  readonly reservedConcurrency: Readonly<Record<string, number>>;
  /** What single functions have to do with besides the table, by name. */
  readonly surroundings: Readonly<Record<string, Surroundings>>;
  /** What the function of a name may do with the table. */
  readonly accessOf: (functionName: string) => readonly TableCall[];
}

/** What it takes to deploy one bundle. */
export interface OperationFunctionProps extends StageFunctions {
  readonly description: string;
  /** How long it may run; 10 seconds unless said: three attempts of 2.5 seconds at a DynamoDB that does not answer. */
  readonly timeoutSeconds?: number | undefined;
  /** Megabytes of disk for temporary files; 512 unless said. */
  readonly temporaryMegabytes?: number;
}

/** Memory of every function in MB, and with it its share of a CPU. */
export const functionMemory = 1024;

/** A Lambda function with a log group and a role of its own, bound to the table by `TABLE_NAME`; the id names its bundle. */
export class OperationFunction extends Construct {
  readonly handler: IFunction;

  constructor(scope: Construct, id: string, props: OperationFunctionProps) {
    super(scope, id);
    const { bundles, table, stage, logRemovalPolicy } = props;
    const access = props.accessOf(id);
    const { environment = {}, statements = [], findings = {} } = props.surroundings[id] ?? {};
    const reserved = props.reservedConcurrency[id];
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: logRemovalPolicy,
    });
    this.handler = new LambdaFunction(this, 'Function', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(path.join(bundles, id)),
      handler: 'index.handler',
      // A first invocation takes 3.4 times as long at 512 MB as at 1769 MB, 1.4 times at 1024 MB; see docs/operating.md.
      memorySize: functionMemory,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      logGroup,
      tracing: Tracing.ACTIVE,
      role: this.roleFor([writeLogs(logGroup), writeTraces, ...tableStatements(table, access), ...statements]),
      environment: {
        STAGE: stage,
        ...(access.length > 0 && { TABLE_NAME: table.tableName, ...props.environment }),
        ...environment,
      },
      ephemeralStorageSize: Size.mebibytes(props.temporaryMegabytes ?? 512),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
    });
    for (const [finding, reason] of Object.entries(findings)) acknowledge(this, finding, reason);
    acknowledge(this, 'AwsSolutions-IAM5[Resource::*]', 'Traces have no ARN: X-Ray takes these two actions on * only.');
  }

  // The policy is inline in the role, which makes one resource of two; nothing else may add to it.
  private roleFor(statements: readonly PolicyStatement[]) {
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { own: new PolicyDocument({ statements: [...statements] }) },
    }).withoutPolicyUpdates();
  }
}

const writeTraces = new PolicyStatement({
  actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
  resources: ['*'],
});

const writeLogs = (logGroup: LogGroup): PolicyStatement =>
  new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
