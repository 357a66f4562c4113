import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

const managedPolicy = 'service-role/AWSCodeDeployRoleForLambdaLimited';

/**
 * Rolls new versions of functions out gradually: a tenth of the requests for five minutes, then all of them, or none
 * after an alarm.
 */
export class Rollout extends Construct {
  readonly #application: LambdaApplication;
  readonly #role: Role;
  readonly #alarm: string;

  constructor(scope: Construct, alarm: string) {
    super(scope, 'Rollout');
    this.#alarm = alarm;
    this.#application = new LambdaApplication(this, 'Application');
    // All deployment groups share one role. Otherwise each would create its own.
    this.#role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(managedPolicy)],
    });
    acknowledge(
      this.#role,
      `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${managedPolicy}]`,
      'The policy that AWS keeps for CodeDeploy: it moves aliases, reads alarms and calls hooks, of which there are none.',
    );
  }

  introduce(scope: Construct, alias: Alias): void {
    new LambdaDeploymentGroup(scope, 'Rollout', {
      application: this.#application,
      alias,
      role: this.#role.withoutPolicyUpdates(),
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [Alarm.fromAlarmName(scope, 'RollbackAlarm', this.#alarm)],
    });
  }
}
