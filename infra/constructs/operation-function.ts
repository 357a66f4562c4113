import path from 'node:path';
import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, type IFunction, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { keyOf } from '../../lib/store/keys.ts';

/** What a function may do with the table; `none` keeps it away from the table altogether. */
export type TableAccess = 'none' | 'read' | 'list' | 'write';

/** What all functions of a stage have in common. */
export interface StageFunctions {
  /** Folder with one folder per function, as `bundleFunctions` leaves it. */
  readonly bundles: string;
  readonly table: TableV2;
  readonly logRemovalPolicy: RemovalPolicy;
}

/** What it takes to deploy one bundle. */
export interface OperationFunctionProps extends StageFunctions {
  readonly description: string;
  readonly access: TableAccess;
  /** How long it may run; 10 seconds unless said. */
  readonly timeoutSeconds?: number;
}

// No Scan: every access of the store is by key.
const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** A Lambda function with a log group and a role of its own, bound to the table by `TABLE_NAME`; the id names its bundle. */
export class OperationFunction extends Construct {
  readonly handler: IFunction;

  constructor(scope: Construct, id: string, props: OperationFunctionProps) {
    super(scope, id);
    const { bundles, table, access, logRemovalPolicy } = props;
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
      // A first invocation takes 3.4 times as long at 512 MB as at 1769 MB, 1.4 times at 1024 MB.
      memorySize: 1024,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      logGroup,
      role: this.roleFor([writeLogs(logGroup), ...tableStatements(table, access)]),
      ...(access === 'none' ? {} : { environment: { TABLE_NAME: table.tableName } }),
    });
  }

  // The policy stands in the role, which makes one resource of two; nothing else may add to it.
  private roleFor(statements: readonly PolicyStatement[]) {
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { own: new PolicyDocument({ statements: [...statements] }) },
    }).withoutPolicyUpdates();
  }
}

const writeLogs = (logGroup: LogGroup): PolicyStatement =>
  new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });

const tableStatements = (table: TableV2, access: TableAccess): PolicyStatement[] => {
  if (access === 'none') return [];
  const resources = [table.tableArn, `${table.tableArn}/index/*`];
  const read = new PolicyStatement({ actions: readActions, resources });
  if (access === 'write') return [read, new PolicyStatement({ actions: writeActions, resources: [table.tableArn] })];
  // Also a read notes when its caller's token was last used, and the first list of a table makes its cursor secret.
  const useToken = inPartition(table, 'dynamodb:UpdateItem', keyOf.token('').pk);
  return access === 'read'
    ? [read, useToken]
    : [read, useToken, inPartition(table, 'dynamodb:PutItem', keyOf.cursorSecret.pk)];
};

const inPartition = (table: TableV2, action: string, partition: string): PolicyStatement =>
  new PolicyStatement({
    actions: [action],
    resources: [table.tableArn],
    conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [partition] } },
  });
