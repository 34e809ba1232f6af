/**
 * Returns the index of the item that a key moves to from the item at `index`, in a list of `count` items. Home and End
 * move to the first and the last item; the last parameter has the keys for the previous and the next item. Returns
 * undefined if the key is none of these four, or if `index` is negative.
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
