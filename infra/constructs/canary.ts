import type { Construct } from 'constructs';
import { canary } from '../service/deployed-functions.ts';
import { callEvery } from './call-every.ts';
import { FunctionFamily } from './function-family.ts';
import { OperationFunction, type StageFunctions } from './operation-function.ts';

export interface CanaryProps {
  readonly functions: StageFunctions;
  readonly baseUrl: string;
  /** Routes of the functions that are kept warm. */
  readonly warm: readonly string[];
}

/** Calls the service every five minutes as a client does. Lambda keeps a called instance for about that time. */
export const callOnSchedule = (scope: Construct, { functions, baseUrl, warm }: CanaryProps): void => {
  const environment = { CANARY_URL: baseUrl, ...(warm.length > 0 && { CANARY_WARM: warm.join() }) };
  const { live } = new OperationFunction(scope, canary, {
    ...functions,
    surroundings: { [canary]: { environment, statements: [], findings: {} } },
    family: new FunctionFamily(scope, functions),
    description: 'Call the service as a client does',
  });
  callEvery(scope, 'CanarySchedule', {
    live,
    minutes: 5,
    description: 'Find out whether the service answers when nobody else calls it',
  });
};
