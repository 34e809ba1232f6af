import { type CommandLineOptions, readCommandLine, UsageError, usage } from './http/command-line.ts'
import { type RunningServer, serve } from './http-server.ts'
import type { World } from './world/world.ts'

const line = (word: string) => `${word}\n`

// Ignores errors of closed output pipes.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function run(): Promise<void> {
  const asked = readCommandLine(process.argv.slice(2))
  if (asked === 'help') {
    process.stdout.write(usage)
    return
  }
  const { isQuiet, ...options } = asked
  const serving = await serve({
    ...options,
    report: (word) => process.stderr.write(line(word)),
    ...(!isQuiet && { print: (word) => process.stdout.write(line(word)) }),
  })
  process.stdout.write(line(`Mock backend: ${serving.url}`))
  if (options.persist !== undefined) reportLog(serving.world, asked)
  stopOnSignals(serving)
  stopWithNpm(serving)
}

/** Reports the restored log, and warns if the options describe another initial state. */
function reportLog({ header, position }: World, { persist, scenario, seed, now }: CommandLineOptions): void {
  const isOther =
    (scenario !== undefined && scenario !== header.scenario) ||
    (seed !== undefined && seed !== header.seed) ||
    (now !== undefined && Date.parse(now) !== Date.parse(header.now))
  const what = `${persist}: scenario ${header.scenario}, seed ${header.seed}, ${position} writes replayed.`
  const advice = ' It is not the world that the options ask for: POST /__mock/reset begins another.'
  process.stderr.write(line(isOther ? what + advice : what))
}

/** The first signal lets running calls finish, a later one does not. One Ctrl+C may arrive twice: from the terminal and npm. */
function stopOnSignals(serving: RunningServer): void {
  let first: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      first ??= performance.now()
      const isInsisting = performance.now() - first > 500
      void serving.close(isInsisting ? 0 : undefined)
    })
  }
}

/** npm does not forward signals: it ends the shell in which this program runs. */
function stopWithNpm(serving: RunningServer): void {
  if (process.env.npm_lifecycle_event !== 'mock') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== shell) void serving.close()
  }, 250)
  watch.unref()
}

run().catch((error: Error) => {
  process.stderr.write(line(error.message))
  process.exitCode = error instanceof UsageError ? 2 : 1
})
