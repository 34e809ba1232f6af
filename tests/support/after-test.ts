const cleanups: (() => void)[] = []

/** Registers a cleanup for the end of the running test. The last cleanup runs first. */
export const afterTest = (cleanup: () => void) => cleanups.push(cleanup)

/** Runs and forgets the registered cleanups. `tests/setup/after-test.ts` calls this function after each test. */
export const cleanUp = () => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
}
