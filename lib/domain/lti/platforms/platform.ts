import type { StoredRecord } from '../../../store/record.ts';
import type { PlatformName } from './items.ts';

/** A platform's record, whose fields were checked when they were written. */
export interface Platform extends StoredRecord, PlatformName {
  readonly authorization_url: string;
  readonly token_url?: string | null;
  readonly roster_url?: string | null;
  readonly jwks_url: string;
  readonly deployment_ids: readonly string[];
  readonly user_match: string;
  readonly section_match: string;
  readonly is_active: boolean;
}
