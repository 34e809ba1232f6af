/** Collects garbage on SIGUSR2. The measured server imports this module, so that garbage does not count as used memory. */
process.on('SIGUSR2', () => globalThis.gc?.())
