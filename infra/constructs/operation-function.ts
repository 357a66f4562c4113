import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { keyOf } from '../../lib/store/keys.ts';

/** What a function may do with the table; `none` keeps it away from the table altogether. */
export type TableAccess = 'none' | 'read' | 'list' | 'write';

/** What it takes to deploy one bundle. */
export interface OperationFunctionProps {
  /** Folder that holds the function's `index.mjs`. */
  readonly bundle: string;
  readonly description: string;
  readonly table: TableV2;
  readonly access: TableAccess;
  readonly logRemovalPolicy: RemovalPolicy;
  /** How long it may run; 10 seconds unless said. */
  readonly timeoutSeconds?: number;
}

// No Scan: every access of the store is by key.
const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeActions = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** A Lambda function with a log group of its own, bound to the table by `TABLE_NAME` and a grant. */
export class OperationFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: OperationFunctionProps) {
    super(scope, id);
    this.function = new LambdaFunction(this, 'Function', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(props.bundle),
      handler: 'index.handler',
      // A first invocation takes 3.4 times as long at 512 MB as at 1769 MB, 1.4 times at 1024 MB.
      memorySize: 1024,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      logGroup: new LogGroup(this, 'Logs', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: props.logRemovalPolicy,
      }),
    });
    if (props.access !== 'none') this.bindTable(props.table, props.access);
  }

  private bindTable(table: TableV2, access: Exclude<TableAccess, 'none'>): void {
    this.function.addEnvironment('TABLE_NAME', table.tableName);
    table.grant(this.function, ...readActions, ...(access === 'write' ? writeActions : []));
    if (access === 'write') return;
    // Also a read notes when its caller's token was last used, and the first list of a table makes its cursor secret.
    this.grantOn(table, 'dynamodb:UpdateItem', keyOf.token('').pk);
    if (access === 'list') this.grantOn(table, 'dynamodb:PutItem', keyOf.cursorSecret.pk);
  }

  private grantOn(table: TableV2, action: string, partition: string): void {
    this.function.addToRolePolicy(
      new PolicyStatement({
        actions: [action],
        resources: [table.tableArn],
        conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [partition] } },
      }),
    );
  }
}
