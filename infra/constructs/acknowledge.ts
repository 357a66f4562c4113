import { Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Lets a finding of cdk-nag stand, with the reason why it has to. */
export const acknowledge = (construct: Construct, id: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id, reason });
