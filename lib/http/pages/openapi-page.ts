import type { Page } from '../../operations.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import { alteredFile, sendFile } from './page-file.ts';

// A base address within JSON text.
const escaped = (base: string): string => JSON.stringify(base).slice(1, -1);

/** Answers the OpenAPI document, in which `builtBase` is replaced by the address under which the service was asked. */
export const openApiPage = ({ name }: Page, builtBase: string): LambdaHandler =>
  pipeline(name, [], async (event, { exchange }) => {
    const file = await alteredFile('openapi.json', builtBase, escaped(exchange.base));
    return sendFile(event, file, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
      // It is the same to everybody: tools in browsers may read it from anywhere.
      'access-control-allow-origin': '*',
    });
  });
