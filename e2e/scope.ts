/** The part of the end-to-end tests that runs: `quick` for `npm test`. Without a scope, as in `npm run test:full`, all of them run. */
export const scope = readScope(process.env.TEST_SCOPE)

/** Marks a test that `npm test` leaves out. */
export const restTag = { tag: '@rest' }

/**
 * Returns the combinations, such as theme and width, in which the item with this index is checked: all of them, or in the quick run
 * one of them, by turns.
 */
export function chooseCombinations<Combination>(
  combinations: readonly Combination[],
  index: number,
): Combination[] {
  const quickIndex = index % combinations.length
  return scope === 'quick' ? combinations.slice(quickIndex, quickIndex + 1) : [...combinations]
}

function readScope(name: string | undefined): 'quick' | undefined {
  if (name === undefined || name === 'quick') return name
  throw new Error(`TEST_SCOPE is '${name}', but must be 'quick' or absent`)
}
