import { holdEngine } from '../../../../infra/local/engine/hold-engine.ts';

// A process for the tests of sharing: holds the engine, says where it is, and releases it when its standard input ends.
const engine = await holdEngine(process.argv[2] === 'server' ? 'server' : 'command');
console.log(engine.endpoint);
await new Promise((resolve) => process.stdin.once('end', resolve).resume());
await engine.release();
