import { runExclusive } from '../../mocks/pipeline/run-exclusive.ts'
import { answerRequest } from '../../mocks/server.ts'
import { MemoryLogStore } from '../../mocks/world/log.ts'
import { testNow, World } from '../../mocks/world/world.ts'
import { type Figure, median } from './figures.ts'
import { credentials } from './server.ts'

const entries = 500

/** What a page waits for that was used for a while and is loaded again: its world built, and every write done again. */
export async function reloadFigures(): Promise<Figure[]> {
  const store = new MemoryLogStore()
  const world = new World({ store, initialState: { now: testNow } })
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const post = async (path: string, sent: object) => {
    const body = JSON.stringify(sent)
    const response = await answerRequest(
      world,
      new Request(`http://portal.test${path}`, { method: 'POST', headers, body }),
    )
    if (!response.ok) throw new Error(`${path} answers ${await response.text()}`)
    return response.json()
  }
  const { token } = (await post('/fapi/auth/login/', credentials())) as { token: string }
  headers.set('Authorization', `Bearer ${token}`)
  const guest = { last_name: 'PÉREZ', id_type_code: 'DNI', nationality: 'AR', gender: 'F' }
  for (let at = 1; at < entries; at += 1) {
    const id_number = String(40_717_253 + at * 7)
    await post('/fapi/customer/101/guest/?property_id=201', { ...guest, first_name: 'JUANA', id_number })
  }
  const rounds: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now()
    const again = new World({ store, initialState: { now: testNow } })
    await runExclusive(again, async () => {})
    rounds.push(performance.now() - start)
    if (again.position !== entries) throw new Error(`${again.position} entries were done again`)
  }
  return [
    { name: `a world with ${entries} writes, made again`, value: median(rounds), unit: 'ms', most: 1000 },
  ]
}
