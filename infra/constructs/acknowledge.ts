import { Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Suppresses a finding of cdk-nag, with the reason. */
export const acknowledge = (construct: Construct, id: string, reason: string): void =>
  Validations.of(construct).acknowledge({ id, reason });
