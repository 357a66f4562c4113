const endpointId = '01959266-5bc0-7c3e-8a51-5c7d1f0b9e41';

/** What examples say of webhooks, whether they are answers of actions or resources of the reference. */
export const webhookExamples = {
  endpoint: {
    id: endpointId,
    attributes: {
      url: 'https://hr.example/facet-events',
      description: 'Sync of the HR system',
      event_types: ['employment.*', 'user.updated'],
      is_enabled: true,
      secret_changed_at: '2025-03-14T03:30:00.000Z',
    },
  },
  delivery: {
    id: 'b7a5c1de-0f7e-5a1b-9c58-3f1f9d0c2a44',
    attributes: {
      endpoint_id: endpointId,
      event_id: '01959266-5bc0-7c3e-8a51-2f6d1f0b9e47',
      event_type: 'employment.updated',
      attempt: 3,
      at: '2025-03-14T03:35:06.000Z',
      status: 'failed',
      response_status: 503,
      duration_ms: 214,
      next_attempt_at: '2025-03-14T04:04:12.000Z',
      response_body: 'Service Unavailable',
    },
  },
  recovery: {
    id: '01959266-5bc0-7c3e-8a51-6d7d1f0b9e42',
    attributes: {
      endpoint_id: endpointId,
      since: '2025-03-13T00:00:00.000Z',
      until: '2025-03-14T00:00:00.000Z',
      state: 'finished',
      replayed: 42,
      finished_at: '2025-03-14T03:30:09.000Z',
    },
  },
} as const;
