/**
 * The part of the end-to-end tests that runs: `quick` for `npm test`, `rest` for what `npm run test:full` adds. Without a scope,
 * all of them run.
 */
export const scope = readScope(process.env.TEST_SCOPE)

/** Marks a test that `npm test` leaves out. */
export const restTag = { tag: '@rest' }

/** Marks a test that checks some combinations in each scope. Use `chooseCombinations` in it. */
export const sweepTag = { tag: '@sweep' }

/**
 * Returns the combinations, such as theme and width, in which the item with this index is checked: by turns one of them in the
 * quick run, and the others in the rest.
 */
export function chooseCombinations<Combination>(
  combinations: readonly Combination[],
  index: number,
): Combination[] {
  const quickIndex = index % combinations.length
  if (scope === 'quick') return combinations.slice(quickIndex, quickIndex + 1)
  return scope === 'rest' ? combinations.filter((_, other) => other !== quickIndex) : [...combinations]
}

function readScope(name: string | undefined): 'quick' | 'rest' | undefined {
  if (name === undefined || name === 'quick' || name === 'rest') return name
  throw new Error(`TEST_SCOPE is '${name}', but must be 'quick' or 'rest'`)
}
