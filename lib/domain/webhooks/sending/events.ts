import type { Scope } from '../../../access/scopes.ts';

/** What is sent: that something has happened, without values. */
export interface WebhookEvent {
  /** The same at every attempt: of a change, its id. */
  readonly id: string;
  /** What has happened, `employment.updated`. */
  readonly type: string;
  /** `<collection>/<id>` of what it happened to. */
  readonly subject: string;
  /** When, ISO 8601. */
  readonly time: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Without which nobody may know of it; none where it has no content. */
  readonly scope?: Scope;
}

/** Media type of an event (CloudEvents 1.0, HTTP binding, structured mode). */
export const eventMediaType = 'application/cloudevents+json';

/** The text of an event as it is signed and sent; `base` is the address of the service as the owner of the endpoint knows it. */
export const eventBody = ({ id, type, subject, time, data }: WebhookEvent, base: string): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: `${base}/api/v1`,
    type: `facet.${type}`,
    subject,
    time,
    datacontenttype: 'application/json',
    data,
  });
