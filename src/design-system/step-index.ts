/**
 * Returns the index to which a key moves in a list of `count` entries; undefined if the key does not move, or if
 * `index` is negative.
 */
export function stepIndex(
  key: string,
  index: number,
  count: number,
  [previousKey, nextKey] = ['ArrowUp', 'ArrowDown'],
) {
  if (index < 0) return undefined
  const targets = {
    [String(previousKey)]: Math.max(index - 1, 0),
    [String(nextKey)]: Math.min(index + 1, count - 1),
  }
  return { ...targets, Home: 0, End: count - 1 }[key]
}
