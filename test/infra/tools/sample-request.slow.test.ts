import { beforeAll, expect, it } from 'vitest';
import { invokeOperation } from '../../../infra/local/gateway/invoke-operation.ts';
import { sampleRequest } from '../../../infra/tools/bench/sample-request.ts';
import type { SampleTable } from '../../../infra/tools/bench/with-engine.ts';
import { operations } from '../../../lib/operations.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { fillWithSample } from '../../support/sample.ts';
import { startService } from '../../support/service.ts';

let table: SampleTable;

describeInProcess('the requests that costs are measured with', () => {
  beforeAll(async () => {
    const { store, token } = await startService();
    table = { store, token, samples: await fillWithSample(store) };
  });

  it('are there for every operation, and are accepted', async () => {
    for (const operation of operations) {
      const { name } = operation;
      const answer = await invokeOperation(name, await sampleRequest(table, operation));
      const { statusCode, body } = answer as { statusCode: number; body: string };
      expect(statusCode, `${name}: ${body}`).toBeLessThan(300);
    }
  }, 900_000);
});
