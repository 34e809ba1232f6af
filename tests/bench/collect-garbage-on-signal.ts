/*
 * Collects garbage on SIGUSR2. The measured server imports this module. `Server.measureUsedMegabytes` sends the signal before
 * it reads the server's memory.
 */
process.on('SIGUSR2', () => globalThis.gc?.())
