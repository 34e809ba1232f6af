const cleanups: (() => void)[] = []

/** Registers a cleanup for the end of the running test. The last cleanup runs first. */
export const afterTest = (cleanup: () => void) => cleanups.push(cleanup)

/** Runs the cleanups. The setup calls this function after each test of each file, because files share this module. */
export const cleanUp = () => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
}
