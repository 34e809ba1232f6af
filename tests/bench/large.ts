import { runExclusive } from '../../mocks/pipeline/run-exclusive.ts'
import { testNow, World } from '../../mocks/world/world.ts'
import { type Figure, median } from './figures.ts'

/** One load of the large world: how long it takes, and the longest time without a pause. Milliseconds. */
async function loaded(): Promise<{ whole: number; longest: number }> {
  const start = performance.now()
  let last = start
  let longest = 0
  const since = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const pause = async () => {
    since()
    await new Promise(setImmediate)
    last = performance.now()
  }
  const world = new World({ initialState: { scenario: 'large', now: testNow }, pause })
  await runExclusive(world, async () => {})
  since()
  if (world.db.movements.count() !== 100_000) throw new Error('The large world is not large')
  return { whole: performance.now() - start, longest }
}

/** What a page waits for that asks for the large world, and whether it can be used meanwhile. */
export async function largeFigures(): Promise<Figure[]> {
  const rounds: Awaited<ReturnType<typeof loaded>>[] = []
  for (let round = 0; round < 3; round += 1) rounds.push(await loaded())
  const [whole, longest] = [rounds.map((round) => round.whole), rounds.map((round) => round.longest)]
  return [
    { name: 'the large world, built and loaded', value: median(whole), unit: 'ms', most: 5000 },
    { name: 'the large world, longest time without a pause', value: median(longest), unit: 'ms', most: 200 },
  ]
}
