import { type CommandLineOptions, readCommandLine, UsageError, usage } from './http/command-line.ts'
import { type RunningServer, serve } from './http-server.ts'
import type { World } from './world/world.ts'

const toLine = (message: string) => `${message}\n`

// Ignores errors of the output streams, such as a closed pipe.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function run(): Promise<void> {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine === 'help') {
    process.stdout.write(usage)
    return
  }
  const { isQuiet, ...options } = commandLine
  const server = await serve({
    ...options,
    report: (message) => process.stderr.write(toLine(message)),
    ...(!isQuiet && { print: (message) => process.stdout.write(toLine(message)) }),
  })
  process.stdout.write(toLine(`Mock backend: ${server.url}`))
  if (options.persist !== undefined) reportLog(server.world, commandLine)
  stopOnSignals(server)
  stopWithNpm(server)
}

/** Reports the initial state of the restored log, and warns if the options ask for a different initial state. */
function reportLog({ header, position }: World, { persist, scenario, seed, now }: CommandLineOptions): void {
  const isOtherWorld =
    (scenario !== undefined && scenario !== header.scenario) ||
    (seed !== undefined && seed !== header.seed) ||
    (now !== undefined && Date.parse(now) !== Date.parse(header.now))
  const description = `${persist}: scenario ${header.scenario}, seed ${header.seed}, ${position} writes replayed.`
  const advice = ' It is not the world that the options ask for: POST /__mock/reset starts that world.'
  process.stderr.write(toLine(isOtherWorld ? description + advice : description))
}

const duplicateSignalMs = 500

/**
 * The first signal lets running calls finish; a second signal ends them. One Ctrl+C may send two signals: one from the
 * terminal and one from npm. A signal shortly after the first therefore does not count as a second signal.
 */
function stopOnSignals(server: RunningServer): void {
  let firstSignalTime: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      firstSignalTime ??= performance.now()
      const isSecondSignal = performance.now() - firstSignalTime > duplicateSignalMs
      void server.close(isSecondSignal ? 0 : undefined)
    })
  }
}

/** Stops the server when npm ends the shell of this program. The program then gets no signal from npm. */
function stopWithNpm(server: RunningServer): void {
  if (process.env.npm_lifecycle_event !== 'mock') return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== shell) void server.close()
  }, 250)
  timer.unref()
}

run().catch((error: Error) => {
  process.stderr.write(toLine(error.message))
  process.exitCode = error instanceof UsageError ? 2 : 1
})
