import { parseArgs } from 'node:util'
import { isScenarioName, scenarioNames } from './db/world.ts'
import { type ServeOptions, serve } from './http-server.ts'

const usage = `Usage: node mocks/http.ts [options]

The mock backend over HTTP.

  --port NUMBER      where to listen (4010; 0 takes a free port)
  --host ADDRESS     on which address (127.0.0.1)
  --scenario NAME    with which data: ${scenarioNames.join(', ')} (demo)
  --seed NUMBER      of its ids and tokens (1)
  --now INSTANT      stops the clock there, such as 2026-03-16T10:00:00-03:00 (the clock runs)
  --help             this text
`

function readOptions(): ServeOptions | 'help' {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      scenario: { type: 'string' },
      seed: { type: 'string' },
      now: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  const { host, scenario, now } = values
  if (scenario !== undefined && !isScenarioName(scenario)) throw new Error(`No scenario "${scenario}"`)
  if (now !== undefined && !/T.*(Z|[+-]\d\d:\d\d)$/.test(now)) throw new Error('--now needs an offset')
  if (now !== undefined && Number.isNaN(Date.parse(now))) throw new Error(`No instant "${now}"`)
  const port = wholeNumber('port', values.port, 65_535)
  const seed = wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER)
  return {
    ...(host !== undefined && { host }),
    ...(scenario !== undefined && { scenario }),
    ...(now !== undefined && { now }),
    ...(port !== undefined && { port }),
    ...(seed !== undefined && { seed }),
  }
}

function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) > most) throw new Error(`--${name} is a number up to ${most}`)
  return Number(text)
}

async function run(): Promise<void> {
  const options = readOptions()
  if (options === 'help') {
    process.stdout.write(usage)
    return
  }
  const serving = await serve(options)
  process.stdout.write(`Mock backend: ${serving.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.close())
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
