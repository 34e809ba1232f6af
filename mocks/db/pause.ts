/** Yields to the event loop during long work. */
export type Pause = () => Promise<void>

/** Does not yield. */
export const noPause: Pause = async () => {}

/** The number of rows between two pauses. Even a slow phone loads this number in less than a tenth of a second. */
export const rowsBetweenPauses = 500

/** Returns `items.map(convert)`. Calls `pause` after every `rowsBetweenPauses` items. */
export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  convert: (item: Item) => Result,
  pause: Pause,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % rowsBetweenPauses === 0) await pause()
    results.push(convert(item))
  }
  return results
}
