import { keepCompiledModules } from '../infra/local/process/compile-cache.ts';
import { endWithNpm } from '../infra/local/process/end-with-npm.ts';
import { tolerateClosedOutput } from './output.ts';

// npm runs a script in the project's folder; files are meant from the folder in which the user called npm.
if (process.env.npm_lifecycle_event === 'facet' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

endWithNpm();
keepCompiledModules();
const { main } = await import('./main.ts');
tolerateClosedOutput();
// Not process.exit: the process ends by itself once all output is written.
process.exitCode = await main(process.argv.slice(2));
