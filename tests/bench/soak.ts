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

/** All testers at work for some minutes, going on with the rounds that they were at. @returns how many calls were made. */
async function work(server: Server, rounds: number[], minutes: number): Promise<number> {
  const end = performance.now() + minutes * 60_000
  const tester = async (_: unknown, at: number) => {
    let calls = 0
    for (; performance.now() < end; rounds[at] = (rounds[at] ?? 0) + 1)
      calls += await story(server, `tester-${at}`, rounds[at] ?? 0)
    return calls
  }
  const calls = await Promise.all(Array.from({ length: testers }, tester))
  return calls.reduce((sum, some) => sum + some, 0)
}

/** Mixed calls for some minutes. Memory is looked at after the first one, when everything has been used, and at the end. */
export async function soakFigures(minutes: number): Promise<Figure[]> {
  const server = await Server.start()
  try {
    const rounds = Array.from({ length: testers }, () => 0)
    const calls = await work(server, rounds, 1)
    const firstPeak = server.residentMegabytes()
    const first = await server.neededMegabytes()
    const more = await work(server, rounds, minutes - 1)
    const lastPeak = server.residentMegabytes()
    const last = await server.neededMegabytes()
    const told = (megabytes: number) => megabytes.toFixed(0)
    return [
      {
        name: `memory from ${told(first)} to ${told(last)} MB in ${calls + more} calls`,
        value: (last / first - 1) * 100,
        unit: '%',
        most: 10,
      },
      { name: `with garbage, from ${told(firstPeak)} MB to`, value: lastPeak, unit: 'MB' },
    ]
  } finally {
    await server.stop()
  }
}
