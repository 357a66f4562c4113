import type { ErrorObject } from './types.ts';

const errorsOf = (body: unknown): ErrorObject[] =>
  typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors) ? body.errors : [];

/**
 * A refusal: what the service says is wrong with a request, all of it at once. With a status of success: an answer that is
 * no document, as something in front of the service gives it; nobody knows whether the request was carried out.
 */
export class FacetError extends Error {
  override readonly name = 'FacetError';
  readonly status: number;
  /** Empty when something before the service has answered, such as a proxy. */
  readonly errors: readonly ErrorObject[];
  readonly response: Response;

  constructor(response: Response, body: unknown) {
    const errors = errorsOf(body);
    super(
      errors.map(({ detail }) => detail).join('; ') ||
        `The service answered ${response.status}, ${response.headers.get('content-type') ?? 'of no type'}`,
    );
    this.status = response.status;
    this.errors = errors;
    this.response = response;
  }
}
