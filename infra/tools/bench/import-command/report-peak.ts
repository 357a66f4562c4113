import { writeSync } from 'node:fs';

/** The file descriptor on which a process says at its end how much memory it has held at most, in KB. */
const descriptor = 3;

process.on('exit', () => writeSync(descriptor, String(process.resourceUsage().maxRSS)));

// Also where the benchmark was killed before this process has begun: the channel is then closed already.
process.once('disconnect', () => process.kill(process.pid));
process.channel?.unref();
