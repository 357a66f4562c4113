import { documentBase } from '../openapi/document-base.ts';
import type { Page } from '../operations.ts';
import { alteredFile, sendFile } from './page-file.ts';
import { type LambdaHandler, pipeline } from './pipeline.ts';

// A base address within JSON text.
const escaped = (base: string): string => JSON.stringify(base).slice(1, -1);

/** Answers the OpenAPI document with the address under which the service was asked. */
export const openApiPage = ({ name }: Page): LambdaHandler =>
  pipeline(name, [], async (event, { exchange }) => {
    const file = await alteredFile('openapi.json', documentBase, escaped(exchange.base));
    return sendFile(event, file, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
      // It is the same to everybody: tools in browsers may read it from anywhere.
      'access-control-allow-origin': '*',
    });
  });
