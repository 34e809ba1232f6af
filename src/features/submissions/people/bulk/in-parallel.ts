/** Does something with each of many, a few at a time; nothing new is begun once the signal says stop. */
export async function inParallel<Item>(
  items: readonly Item[],
  concurrency: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  const workOn = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next] as Item
      next += 1
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, workOn))
}
