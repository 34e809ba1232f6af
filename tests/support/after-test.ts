const cleanups: (() => void)[] = []

/** Has something done when the test that is running ends; what was asked for last comes first. */
export const afterTest = (cleanUp: () => void) => cleanups.push(cleanUp)

/** For the setup of the tests alone: files share this module, so that it cannot register for each of them by itself. */
export const cleanUp = () => {
  for (const one of cleanups.splice(0).reverse()) one()
}
