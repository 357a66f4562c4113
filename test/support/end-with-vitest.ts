// A worker in which a test handles signals outlives a signal to all of `npm test`. It ends when vitest has ended.
process.once('disconnect', () => process.exit());
