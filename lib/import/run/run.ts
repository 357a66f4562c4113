import type { Store } from '../../store/store.ts';
import { openSource } from '../files/open-source.ts';
import type { Report } from '../report/report.ts';
import type { ImportOptions } from './import-options.ts';
import { importSource } from './import-source.ts';

/** The request for a run. */
export interface ImportRequest extends Omit<ImportOptions, 'startAt' | 'isTimeUp'> {
  /** A zip archive or a folder. */
  readonly location: string;
}

/** Imports a zip archive or a folder from its beginning to its end. Throws `ImportStopped` when nothing was written. */
export const runImport = async (store: Store, { location, ...options }: ImportRequest): Promise<Report> => {
  const source = await openSource(location);
  try {
    return (await importSource(store, source, options)).report;
  } finally {
    source.close();
  }
};
