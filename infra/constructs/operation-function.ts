import path from 'node:path';
import { Duration, type RemovalPolicy, Size } from 'aws-cdk-lib';
import {
  Alias,
  Architecture,
  Code,
  type IFunction,
  type IVersion,
  Function as LambdaFunction,
  RecursiveLoop,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { TableCall } from '../policies/table-call.ts';
import { ballotStatements, type StageTable, tableStatements, touchesBallots } from '../policies/table-statements.ts';
import type { FamilyRole, FunctionFamily } from './function-family.ts';
import { functionNameOf, liveAlias } from './function-name.ts';

/** The resources besides the table that a function uses. */
export interface Surroundings extends FamilyRole {
  readonly environment: Readonly<Record<string, string>>;
}

/** The settings that all functions of a stage share. */
export interface StageFunctions {
  /** The folder with one folder per function, as `bundleFunctions` leaves it. */
  readonly bundles: string;
  readonly table: StageTable;
  /** The table of ballots; only functions that take and count answers touch it. */
  readonly ballots: StageTable;
  readonly stage: string;
  /** Variables of all functions that work on the table, besides its name. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logRemovalPolicy: RemovalPolicy;
  /** Whether every function sends traces to X-Ray. */
  readonly tracing: boolean;
  /** The reserved concurrency of single functions, by name. */
  readonly reservedConcurrency: Readonly<Record<string, number>>;
  /** The resources besides the table that single functions use, by name. */
  readonly surroundings: Readonly<Record<string, Surroundings>>;
  /** Returns the calls that a function may make on the table, by the function's name. */
  readonly accessOf: (functionName: string) => readonly TableCall[];
}

/** Props of one deployed bundle. */
export interface OperationFunctionProps extends StageFunctions {
  readonly description: string;
  /**
   * The time limit; 10 seconds by default, which is enough for three attempts of 2.5 seconds at a DynamoDB that does
   * not answer.
   */
  readonly timeoutSeconds?: number | undefined;
  /** Megabytes of disk for temporary files; 512 by default. */
  readonly temporaryMegabytes?: number;
  /** Whether the function calls itself again through a queue. Otherwise Lambda stops it after 16 such calls. */
  readonly callsItself?: boolean;
  /**
   * The functions of the same stack, with which this one shares a log group. Functions with the same permissions also
   * share a role.
   */
  readonly family: FunctionFamily;
}

/** Memory of every function in MB, and with it its share of a CPU. */
const functionMemory = 1024;

/**
 * A Lambda function with the table's name in `TABLE_NAME`, and the alias of its version in service. The id names its
 * bundle.
 */
export class OperationFunction extends Construct {
  readonly #alias: Alias;

  constructor(scope: Construct, id: string, props: OperationFunctionProps) {
    super(scope, id);
    const { bundles, table, ballots, stage, tracing, family } = props;
    const access = props.accessOf(id);
    const surroundings = props.surroundings[id];
    const { environment = {}, statements = [], findings = {} } = surroundings ?? {};
    const reserved = props.reservedConcurrency[id];
    const allowed = {
      findings,
      statements: [...tableStatements(table, access), ...ballotStatements(ballots, access), ...statements],
    };
    const handler = new LambdaFunction(this, 'Function', {
      functionName: functionNameOf(stage, id),
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(path.join(bundles, id)),
      handler: 'index.handler',
      // A first invocation takes 3.4 times as long at 512 MB as at 1769 MB, 1.4 times at 1024 MB; see docs/operating.md.
      memorySize: functionMemory,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      logGroup: family.logGroup,
      tracing: tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      // Functions with the same access share a role; one with statements of its own has its own role.
      role: family.roleFor(statements.length === 0 ? access.join() : `${id}: ${access.join()}`, allowed),
      environment: {
        STAGE: stage,
        ...(access.length > 0 && { TABLE_NAME: table.tableName, ...props.environment }),
        ...(touchesBallots(access) && { BALLOTS_TABLE_NAME: ballots.tableName }),
        ...environment,
      },
      ephemeralStorageSize: Size.mebibytes(props.temporaryMegabytes ?? 512),
      ...(props.callsItself && { recursiveLoop: RecursiveLoop.ALLOW }),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
    });
    // The CDK's own types do not agree under exactOptionalPropertyTypes, here and below.
    this.#alias = new Alias(this, 'Live', { aliasName: liveAlias, version: handler.currentVersion as IVersion });
    family.rollout?.introduce(this, this.#alias);
  }

  /** The alias that callers use: the version in service. */
  get live(): IFunction {
    return this.#alias as IFunction;
  }
}
