import { ApiClient } from './api-client.ts'
import { askPassword } from './ask-password.ts'
import { type CommandOptions, readCommandLine, UsageError, usage } from './command-line.ts'
import { formatReport } from './format-report.ts'
import { walkApi } from './walk.ts'

/* The script of `npm run contract:check`. */

async function check(options: CommandOptions): Promise<boolean> {
  const client = new ApiClient(options)
  const password = options.password ?? (await askPassword())
  const report = await walkApi(client, { ...options, password })
  process.stdout.write(formatReport(report, client.requestCount))
  return report.differences.length === 0
}

async function run(): Promise<void> {
  const options = readCommandLine(process.argv.slice(2), process.env)
  if (options === 'help') process.stdout.write(usage)
  else if (!(await check(options))) process.exitCode = 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
