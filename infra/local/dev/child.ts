import { once } from 'node:events';
import { keepCompiledModules } from '../process/compile-cache.ts';

keepCompiledModules();
const message = once(process, 'message');
// The packages below the code do not change when a file is saved, so they are loaded in advance.
await Promise.all([import('@aws-sdk/lib-dynamodb'), import('@middy/core'), import('valibot')]);
const [serving] = await message;
const { serveSockets } = await import('./serve-sockets.ts');
await serveSockets(serving);
