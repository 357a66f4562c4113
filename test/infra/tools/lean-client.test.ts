import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { documentClient } from '../../../lib/store/client.ts';
import { openTestTable } from '../../support/table.ts';

// The run's client is lean where its engine is dynoxide.
it.skipIf(process.env.FACET_TEST_ENGINE === 'dynamodb-local')(
  'a lean client sends a transaction without the token of the SDK, and all else of it',
  async () => {
    const { tableName: TableName, endpoint } = await openTestTable();
    const client = documentClient(endpoint);
    const bodies: string[] = [];
    client.middlewareStack.add(
      (next) => (args) => {
        bodies.push(new TextDecoder().decode((args.request as { body: Uint8Array }).body));
        return next(args);
      },
      { step: 'deserialize', name: 'note-body' },
    );
    const Item = { pk: 'a', sk: '#', text: 'ends with ,"ClientRequestToken":"' };
    await client.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ TransactItems: [{ Put: { TableName, Item: expect.anything() } }] });
    expect(await client.send(new GetCommand({ TableName, Key: { pk: 'a', sk: '#' } }))).toMatchObject({ Item });
  },
);
