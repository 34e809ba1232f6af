import type { Figure } from './figures.ts'
import { Server } from './server.ts'

const testers = 20
const guest = { first_name: 'JUANA', last_name: 'PÉREZ', id_type_code: 'DNI', nationality: 'AR', gender: 'F' }
const property = '/fapi/v2/customer/101/property/201'

/** What one tester does over and over: looks, writes, makes mistakes, signs out, and leaves the world as it was. */
async function story(server: Server, session: string, round: number): Promise<number> {
  const token = await server.signIn(session)
  const body = { ...guest, id_number: String(40_717_253 + round * 7) }
  const steps: [status: number, method: string, path: string, body?: unknown][] = [
    [200, 'GET', `${property}/authorization/?is_active=true`],
    [200, 'GET', '/fapi/customer/101/activity-records/201/?ordering=-activity_date&page_size=50'],
    [200, 'GET', '/fapi/customer/101/visits/contacts/?page_size=100'],
    [201, 'POST', '/fapi/customer/101/guest/?property_id=201', body],
    [400, 'POST', '/fapi/customer/101/guest/?property_id=201', { ...body, id_number: '' }],
    [404, 'GET', '/fapi/authorization/99999/'],
    [404, 'GET', '/fapi/nothing/'],
    [200, 'POST', '/fapi/auth/refresh/', { token }],
  ]
  for (const [expected, method, path, sent] of steps) {
    const { status } = await server.call(method, path, { session, token, body: sent })
    if (status !== expected) throw new Error(`${method} ${path} answers ${status}`)
  }
  if (round % 50 === 49) await server.call('POST', '/__mock/reset', { session, body: {} })
  return steps.length + 1
}

/** Mixed calls for some minutes. Memory is looked at after the first one, when everything has been used, and at the end. */
export async function soakFigures(minutes: number): Promise<Figure[]> {
  const server = await Server.start()
  try {
    const start = performance.now()
    const elapsed = () => (performance.now() - start) / 60_000
    const heard = { calls: 0, first: Number.NaN, last: Number.NaN }
    const tester = async (_: unknown, at: number) => {
      for (let round = 0; elapsed() < minutes; round += 1) {
        // First the answer, then the sum: the others count meanwhile.
        const calls = await story(server, `tester-${at}`, round)
        heard.calls += calls
        heard.last = server.residentMegabytes()
        if (elapsed() <= 1) heard.first = Math.max(heard.first || 0, heard.last)
      }
    }
    await Promise.all(Array.from({ length: testers }, tester))
    const grown = (heard.last / heard.first - 1) * 100
    const name = `memory from ${heard.first.toFixed(0)} to ${heard.last.toFixed(0)} MB in ${heard.calls} calls`
    return [{ name, value: grown, unit: '%', most: 10 }]
  } finally {
    await server.stop()
  }
}
