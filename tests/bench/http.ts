import { type Measurement, median } from './measurements.ts'
import { Server } from './server.ts'

const listPath = '/fapi/v2/customer/101/property/201/authorization/?is_active=true'

/**
 * Sends calls of a list over eight connections. Measures how many calls the server completes per second of its CPU time, and
 * how many per second of elapsed time. Other load on the machine hardly affects the rate per second of CPU time.
 */
export async function measureList(): Promise<Measurement[]> {
  const server = await Server.start()
  try {
    const token = await server.signIn()
    const rounds: CallRates[] = []
    // The first calls are slower, so this round is not counted.
    await measureRates(server, token)
    for (let round = 0; round < 5; round += 1) rounds.push(await measureRates(server, token))
    const perCoreSecond = median(rounds.map((rates) => rates.perCoreSecond))
    const perSecond = median(rounds.map((rates) => rates.perSecond))
    return [
      { name: 'list calls per second of one core', value: perCoreSecond, unit: 'calls', min: 800 },
      { name: 'list calls per second, with the current load', value: perSecond, unit: 'calls' },
    ]
  } finally {
    await server.stop()
  }
}

interface CallRates {
  perCoreSecond: number
  perSecond: number
}

async function measureRates(server: Server, token: string): Promise<CallRates> {
  const callCount = 1500
  let remainingCalls = callCount
  const [startCoreSeconds, start] = [server.readCpuSeconds(), performance.now()]
  const sendCalls = async () => {
    while (remainingCalls > 0) {
      remainingCalls -= 1
      const { status } = await server.call('GET', listPath, { token })
      if (status !== 200) throw new Error(`The list responded with the status ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, sendCalls))
  return {
    perCoreSecond: callCount / (server.readCpuSeconds() - startCoreSeconds),
    perSecond: (callCount * 1000) / (performance.now() - start),
  }
}

/** Opens 200 mock sessions at the same time, one for each tester. Measures the server's memory, and counts failed calls. */
export async function measureSessions(): Promise<Measurement[]> {
  const server = await Server.start()
  try {
    const names = Array.from({ length: 200 }, (_, index) => `tester-${index}`)
    const tokens = await Promise.all(names.map((session) => server.signIn(session)))
    const responses = await Promise.all(
      names.map((session, index) => server.call('GET', listPath, { session, token: tokens[index] })),
    )
    const failedCalls = responses.filter(({ status }) => status !== 200).length
    return [
      { name: '200 sessions at once: memory', value: server.readResidentMegabytes(), unit: 'MB', max: 1500 },
      { name: '200 sessions at once: failed calls', value: failedCalls, unit: '', max: 0 },
    ]
  } finally {
    await server.stop()
  }
}
