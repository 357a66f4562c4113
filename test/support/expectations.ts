import { expect } from 'vitest';
import { JsonApiError } from '../../lib/errors/json-api-error.ts';
import type { TestAnswer } from './service.ts';

/** The properties of one expected error object. */
export interface ExpectedError {
  /** The sentence, or a matcher for it. */
  readonly detail: unknown;
  readonly code?: string;
  readonly source?: { pointer?: string; parameter?: string; header?: string };
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Validation Error',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Asserts that an answer is a refusal with just these errors, in this order. */
export const expectRefusal = (answer: TestAnswer, status: number, ...errors: readonly ExpectedError[]): void => {
  expect(answer.document).toEqual({
    errors: errors.map((error) => expect.objectContaining({ status: String(status), title: titles[status], ...error })),
  });
  expect(answer.status).toBe(status);
};

/** Asserts a 422 whose errors have just these details, in this order. */
export const expectInvalid = (answer: TestAnswer, ...details: readonly string[]): void =>
  expectRefusal(answer, 422, ...details.map((detail) => ({ detail })));

/** The status with which a request would be answered that does some work: 200 when nothing refuses it. */
export const statusOf = async (work: Promise<unknown>): Promise<number> => {
  try {
    await work;
    return 200;
  } catch (error) {
    if (error instanceof JsonApiError) return error.status;
    throw error;
  }
};

/** Matches a timestamp of the API: UTC with milliseconds. */
export const timestamp = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

/** Matches an id of UUID version 7. */
export const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

/**
 * What a test expects of a resource's attributes: these, and whatever the type is given later. That an answer shows no other
 * attributes than its type declares, each call is checked for against the OpenAPI document.
 */
export const attributesWith = (attributes: object): unknown => expect.objectContaining(attributes);
