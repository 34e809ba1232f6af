import { type Figure, median } from './figures.ts'
import { Server } from './server.ts'

const list = '/fapi/v2/customer/101/property/201/authorization/?is_active=true'

/** How many calls of a list a core answers in a second, with eight connections that stay open. */
export async function listFigures(): Promise<Figure[]> {
  const server = await Server.start()
  try {
    const token = await server.signIn()
    const rounds: [number, number][] = []
    await hundreds(server, token, 15)
    for (let round = 0; round < 5; round += 1) rounds.push(await hundreds(server, token, 15))
    const onOneCore = median(rounds.map(([perCoreSecond]) => perCoreSecond))
    const byTheClock = median(rounds.map(([, perSecond]) => perSecond))
    return [
      { name: 'list calls in a second of one core', value: onOneCore, unit: 'calls', least: 800 },
      { name: 'list calls in a second, this machine as busy as it is', value: byTheClock, unit: 'calls' },
    ]
  } finally {
    await server.stop()
  }
}

async function hundreds(server: Server, token: string, count: number): Promise<[number, number]> {
  const total = count * 100
  let left = total
  const [cores, start] = [server.coreSeconds(), performance.now()]
  const client = async () => {
    while (left > 0) {
      left -= 1
      const { status } = await server.call('GET', list, { token })
      if (status !== 200) throw new Error(`the list answers ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return [total / (server.coreSeconds() - cores), (total * 1000) / (performance.now() - start)]
}

/** 200 testers at once, each with a world of their own. */
export async function sessionFigures(): Promise<Figure[]> {
  const server = await Server.start()
  try {
    const names = Array.from({ length: 200 }, (_, at) => `tester-${at}`)
    const tokens = await Promise.all(names.map((session) => server.signIn(session)))
    const answers = await Promise.all(
      names.map((session, at) => server.call('GET', list, { session, token: tokens[at] })),
    )
    const refused = answers.filter(({ status }) => status !== 200).length
    return [
      { name: '200 sessions at once: memory', value: server.residentMegabytes(), unit: 'MB', most: 1500 },
      { name: '200 sessions at once: calls that were not answered', value: refused, unit: '', most: 0 },
    ]
  } finally {
    await server.stop()
  }
}
