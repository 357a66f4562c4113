import type { FacetClient } from 'facet-client';
import { send } from './file-transfers.ts';
import { identityOf, type Remembered, recall, remember, type Wish } from './remembered.ts';

type Ask = <Answer>(call: (client: FacetClient) => Promise<Answer>) => Promise<Answer>;

/** A file to import, with its options. */
export interface Beginning {
  readonly file: File;
  readonly wish: Wish;
  readonly isDryRun: boolean;
}

// With the same key, the service returns the import that it has created, and the address for its file again.
const create = (ask: Ask, { file, wish, isDryRun, key }: Remembered) =>
  ask((client) =>
    client.post('/api/v1/imports', {
      idempotencyKey: key,
      body: { data: { type: 'import', attributes: { ...wish, dry_run: isDryRun, file_name: file.name } } },
    }),
  );

/** Begins an import and the sending of its file; answers its id. */
export const beginImport = async (ask: Ask, { file, wish, isDryRun }: Beginning): Promise<string> => {
  const remembered = { file: identityOf(file), wish, isDryRun, key: crypto.randomUUID() };
  const { data, meta } = await create(ask, remembered);
  remember(sessionStorage, data.id, remembered);
  send(data.id, file, meta.upload);
  return data.id;
};

/** Sends the file of an import that has not arrived. Only the tab that began the import can do this. */
export const sendAgain = async (ask: Ask, id: string, file: File): Promise<void> => {
  const remembered = recall(sessionStorage, id);
  if (remembered === undefined) throw new Error('another tab has begun this import');
  const { meta } = await create(ask, remembered);
  send(id, file, meta.upload);
};
