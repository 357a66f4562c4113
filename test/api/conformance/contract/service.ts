import type { ContractType } from './contract-type.ts';
import { bare, timestamps } from './fields.ts';

/** Extensions: the service's own types. */
export const service: Readonly<Record<string, ContractType>> = {
  access_token: {
    writable: { name: 'string', scopes: 'strings', user_id: 'string', expires_at: 'timestamp' },
    readOnly: {
      last_used_at: 'timestamp',
      revoked_at: 'timestamp',
      state: 'string',
      requests_per_minute: 'integer',
      created_by_user_id: 'string',
      created_by_token_id: 'string',
      ...timestamps,
    },
    relationships: {},
    required: ['name', 'scopes'],
  },
  import: {
    writable: {
      format: 'choice',
      file_name: 'string',
      dry_run: 'boolean',
      remove_missing: 'boolean',
      threshold: 'integer',
    },
    readOnly: {
      ...timestamps,
      state: 'string',
      message: 'string',
      counts: 'object',
      rejected: 'integer',
      first_rejections: 'strings',
      started_at: 'timestamp',
      finished_at: 'timestamp',
    },
    relationships: { rejections: bare('import_rejection') },
    required: [],
  },
  import_rejection: {
    writable: {},
    readOnly: {
      ...timestamps,
      record_type: 'string',
      file: 'string',
      line: 'integer',
      column: 'string',
      value: 'string',
      reason: 'string',
    },
    relationships: { import: { target: 'import' } },
    required: [],
  },
  webhook_endpoint: {
    writable: { url: 'string', description: 'string', event_types: 'strings', is_enabled: 'boolean' },
    readOnly: { disabled_because: 'string', secret_changed_at: 'timestamp', ...timestamps },
    relationships: {},
    required: ['url'],
  },
  webhook_recovery: {
    writable: { since: 'timestamp', until: 'timestamp' },
    readOnly: {
      endpoint_id: 'string',
      state: 'string',
      replayed: 'integer',
      finished_at: 'timestamp',
      ...timestamps,
    },
    relationships: {},
    required: ['since'],
  },
  webhook_delivery: {
    writable: {},
    readOnly: {
      endpoint_id: 'string',
      event_id: 'string',
      event_type: 'string',
      attempt: 'integer',
      at: 'timestamp',
      status: 'string',
      response_status: 'integer',
      failure: 'string',
      duration_ms: 'integer',
      next_attempt_at: 'timestamp',
      response_body: 'string',
      ...timestamps,
    },
    relationships: {},
    required: [],
  },
};
