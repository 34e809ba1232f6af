import { runExclusive } from '../../mocks/pipeline/run-exclusive.ts'
import { respondToRequest } from '../../mocks/server.ts'
import { MemoryLogStore } from '../../mocks/world/log.ts'
import { testNow, World } from '../../mocks/world/world.ts'
import { type Measurement, median } from './measurements.ts'
import { createCredentials } from './server.ts'

const writeCount = 500

/**
 * Measures how long the mock backend takes to rebuild a world after a reload of the page: it builds the scenario, and
 * replays every write.
 */
export async function measureReload(): Promise<Measurement[]> {
  const store = new MemoryLogStore()
  const world = new World({ store, initialState: { now: testNow } })
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const post = async (path: string, requestBody: object) => {
    const body = JSON.stringify(requestBody)
    const response = await respondToRequest(
      world,
      new Request(`http://portal.test${path}`, { method: 'POST', headers, body }),
    )
    if (!response.ok) throw new Error(`${path} responded: ${await response.text()}`)
    return response.json()
  }
  // The sign-in is the first of the writes, so the loop below starts at 1.
  const { token } = (await post('/fapi/auth/login/', createCredentials())) as { token: string }
  headers.set('Authorization', `Bearer ${token}`)
  const guest = { last_name: 'PÉREZ', id_type_code: 'DNI', nationality: 'AR', gender: 'F' }
  for (let index = 1; index < writeCount; index += 1) {
    const id_number = String(40_717_253 + index * 7)
    await post('/fapi/customer/101/guest/?property_id=201', { ...guest, first_name: 'JUANA', id_number })
  }
  const durations: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now()
    const replayedWorld = new World({ store, initialState: { now: testNow } })
    await runExclusive(replayedWorld, async () => {})
    durations.push(performance.now() - start)
    if (replayedWorld.position !== writeCount)
      throw new Error(`${replayedWorld.position} of ${writeCount} writes were replayed`)
  }
  return [
    { name: `a world with ${writeCount} writes, rebuilt`, value: median(durations), unit: 'ms', max: 1000 },
  ]
}
