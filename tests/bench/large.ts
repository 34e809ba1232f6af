import { runExclusive } from '../../mocks/pipeline/run-exclusive.ts'
import { testNow, World } from '../../mocks/world/world.ts'
import { type Measurement, median } from './measurements.ts'

/** The durations of one load of the large world, in milliseconds. */
interface LoadDurations {
  total: number
  /** The longest time for which the event loop was blocked. */
  longestBlock: number
}

async function measureLoad(): Promise<LoadDurations> {
  const start = performance.now()
  let lastPauseEnd = start
  let longestBlock = 0
  const endBlock = () => {
    longestBlock = Math.max(longestBlock, performance.now() - lastPauseEnd)
  }
  const pause = async () => {
    endBlock()
    await new Promise(setImmediate)
    lastPauseEnd = performance.now()
  }
  const world = new World({ initialState: { scenario: 'large', now: testNow }, pause })
  await runExclusive(world, async () => {})
  endBlock()
  if (world.db.movements.count() !== 100_000) throw new Error('The large world must have 100 000 movements')
  return { total: performance.now() - start, longestBlock }
}

/** Measures how long the large world takes to load, and the longest time for which the loading blocks the event loop. */
export async function measureLargeWorld(): Promise<Measurement[]> {
  const loads: LoadDurations[] = []
  for (let round = 0; round < 3; round += 1) loads.push(await measureLoad())
  const total = median(loads.map((load) => load.total))
  const longestBlock = median(loads.map((load) => load.longestBlock))
  return [
    { name: 'the large world, built and loaded', value: total, unit: 'ms', max: 5000 },
    { name: 'the large world, longest time without a pause', value: longestBlock, unit: 'ms', max: 200 },
  ]
}
