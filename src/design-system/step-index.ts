/** Returns the index to which a key moves in a list of `count`; undefined for other keys and a missing index. */
export function stepIndex(
  key: string,
  index: number,
  count: number,
  [previous, next] = ['ArrowUp', 'ArrowDown'],
) {
  if (index < 0) return undefined
  const targets = {
    [String(previous)]: Math.max(index - 1, 0),
    [String(next)]: Math.min(index + 1, count - 1),
  }
  return { ...targets, Home: 0, End: count - 1 }[key]
}
