import type { Measurement } from './measurements.ts'
import { Server } from './server.ts'

const testerCount = 20
const guest = { first_name: 'JUANA', last_name: 'PÉREZ', id_type_code: 'DNI', nationality: 'AR', gender: 'F' }
const lotPath = '/fapi/v2/customer/101/property/201'

/**
 * Signs a tester in, and sends one round of reads, writes and invalid calls. Every fiftieth round also resets the tester's
 * world. Returns the number of calls, including the sign-in but not the reset.
 */
async function runRound(server: Server, session: string, round: number): Promise<number> {
  const token = await server.signIn(session)
  const body = { ...guest, id_number: String(40_717_253 + round * 7) }
  const calls: [status: number, method: string, path: string, body?: unknown][] = [
    [200, 'GET', `${lotPath}/authorization/?is_active=true`],
    [200, 'GET', '/fapi/customer/101/activity-records/201/?ordering=-activity_date&page_size=50'],
    [200, 'GET', '/fapi/customer/101/visits/contacts/?page_size=100'],
    [201, 'POST', '/fapi/customer/101/guest/?property_id=201', body],
    [400, 'POST', '/fapi/customer/101/guest/?property_id=201', { ...body, id_number: '' }],
    [404, 'GET', '/fapi/authorization/99999/'],
    [404, 'GET', '/fapi/nothing/'],
    [200, 'POST', '/fapi/auth/refresh/', { token }],
  ]
  for (const [expectedStatus, method, path, requestBody] of calls) {
    const { status } = await server.call(method, path, { session, token, body: requestBody })
    if (status !== expectedStatus) throw new Error(`${method} ${path} responded with the status ${status}`)
  }
  if (round % 50 === 49) await server.call('POST', '/__mock/reset', { session, body: {} })
  return calls.length + 1
}

/**
 * Runs all testers at the same time for `minutes`. `rounds` has the number of the next round for each tester; this
 * function increases these numbers. Returns the number of calls.
 */
async function runTesters(server: Server, rounds: number[], minutes: number): Promise<number> {
  const end = performance.now() + minutes * 60_000
  const runTester = async (_: unknown, index: number) => {
    let calls = 0
    for (; performance.now() < end; rounds[index] = (rounds[index] ?? 0) + 1)
      calls += await runRound(server, `tester-${index}`, rounds[index] ?? 0)
    return calls
  }
  const calls = await Promise.all(Array.from({ length: testerCount }, runTester))
  return calls.reduce((sum, count) => sum + count, 0)
}

/** Sends mixed calls for `minutes`. Measures how much the server's memory grows after the first minute, the warm-up. */
export async function measureSoak(minutes: number): Promise<Measurement[]> {
  const server = await Server.start()
  try {
    const rounds = Array.from({ length: testerCount }, () => 0)
    const calls = await runTesters(server, rounds, 1)
    const firstResidentMegabytes = server.readResidentMegabytes()
    const firstMegabytes = await server.measureUsedMegabytes()
    const moreCalls = await runTesters(server, rounds, minutes - 1)
    const lastResidentMegabytes = server.readResidentMegabytes()
    const lastMegabytes = await server.measureUsedMegabytes()
    const format = (megabytes: number) => megabytes.toFixed(0)
    return [
      {
        name: `memory from ${format(firstMegabytes)} to ${format(lastMegabytes)} MB in ${calls + moreCalls} calls`,
        value: (lastMegabytes / firstMegabytes - 1) * 100,
        unit: '%',
        max: 10,
      },
      {
        name: `memory with garbage, from ${format(firstResidentMegabytes)} MB to`,
        value: lastResidentMegabytes,
        unit: 'MB',
      },
    ]
  } finally {
    await server.stop()
  }
}
