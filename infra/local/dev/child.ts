import { once } from 'node:events';
import { keepCompiledModules } from '../process/compile-cache.ts';

keepCompiledModules();
const message = once(process, 'message');
// What the code is built on does not change when a file is saved: it is loaded before.
await Promise.all([import('@aws-sdk/lib-dynamodb'), import('@middy/core'), import('valibot')]);
const [serving] = await message;
const { serveSockets } = await import('./serve-sockets.ts');
await serveSockets(serving);
