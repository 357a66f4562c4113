import { createHash } from 'node:crypto';
import type { RemovalPolicy } from 'aws-cdk-lib';
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { Rollout } from './rollout.ts';

/** The permissions of functions that share a role, with their description. */
export interface FamilyRole {
  readonly statements: readonly PolicyStatement[];
  /** The suppressed findings of cdk-nag about the statements, with the reasons. */
  readonly findings: Readonly<Record<string, string>>;
}

const writeTraces = new PolicyStatement({
  actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
  resources: ['*'],
});

const tracesFinding = {
  'AwsSolutions-IAM5[Resource::*]': 'Traces have no ARN: X-Ray takes these two actions on * only.',
};

export interface FunctionFamilyProps {
  readonly logRemovalPolicy: RemovalPolicy;
  readonly tracing: boolean;
  /**
   * The alarm that rolls a new version back while it gets a tenth of the requests. Without it, a new version gets all
   * requests at once.
   */
  readonly rollbackAlarm?: string | undefined;
}

/**
 * The parts that the functions of a stack share: a log group, a role for all functions with the same permissions, and
 * the rollout of new versions.
 */
export class FunctionFamily extends Construct {
  readonly logGroup: LogGroup;
  readonly rollout: Rollout | undefined;
  readonly #traces: boolean;
  readonly #roles = new Map<string, IRole>();

  constructor(scope: Construct, { logRemovalPolicy, tracing, rollbackAlarm }: FunctionFamilyProps) {
    super(scope, 'Family');
    this.#traces = tracing;
    this.rollout = rollbackAlarm === undefined ? undefined : new Rollout(this, rollbackAlarm);
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: logRemovalPolicy,
    });
  }

  /** The role of all functions with these permissions; each set of permissions has a `policy` text of its own. */
  roleFor(policy: string, { statements, findings }: FamilyRole): IRole {
    const known = this.#roles.get(policy);
    if (known !== undefined) return known;
    const writeLogs = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [this.logGroup.logGroupArn],
    });
    const all = [writeLogs, ...(this.#traces ? [writeTraces] : []), ...statements];
    // The policy is inline in the role, so that both are one resource. Nothing else may add to it.
    const role = new Role(this, `Role${createHash('sha256').update(policy).digest('hex').slice(0, 8)}`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { own: new PolicyDocument({ statements: all }) },
    });
    const reasons = { ...(this.#traces ? tracesFinding : {}), ...findings };
    for (const [finding, reason] of Object.entries(reasons)) acknowledge(role, finding, reason);
    const fixed = role.withoutPolicyUpdates();
    this.#roles.set(policy, fixed);
    return fixed;
  }
}
