import { parseArgs } from 'node:util'
import { allScenarios } from '../client.ts'
import { findInstantProblem, years } from '../controls/instant.ts'
import type { ServeOptions } from '../http-server.ts'
import { parseUrl } from '../parse-url.ts'
import { isScenarioName } from '../world/world.ts'

/** The text of `--help`. */
export const usage = `The mock backend: serves all operations of the contract over HTTP, with stored data.

Usage: npm run mock -- [options]

Options, with the default in parentheses

  --port NUMBER       the port (4010); 0 for any free port
  --host ADDRESS      the address to listen on (127.0.0.1: only this machine)
  --scenario NAME     the initial data: ${allScenarios.join(', ')} (demo)
  --seed NUMBER       the seed of ids and tokens (1)
  --now INSTANT       stops the clock at an instant, such as 2026-03-16T10:00:00-03:00 (a running clock)
  --persist FILE      stores writes in a file, so that they survive a restart (only in memory)
  --portal-url URL    the origin of links in mails and messages (http://localhost:3000)
  --quiet             prints no line for each request
  --help              prints this text

Addresses
  /                   an overview, with the accounts
  /docs/              the documentation of the API, with a form for each call
  /docs/tests.html    a guide to end-to-end tests; /docs/client.ts is the client of the controls
  /openapi.yaml       the contract
  /__mock/…           the controls, such as reset, state and settings; the overview lists all

Sessions
  The header X-Mock-Session selects a separate world, which the first call creates. Calls without the header use the
  session 'default'. /docs/?session=NAME sends its calls to the session NAME.

--persist
  FILE is the log of the writes of the session 'default'. Each other session NAME has the log FILE.NAME, where each
  capital letter is written as + and the small letter. The first line describes the initial state. The server appends
  a line for each write before it answers the call, so that a kill loses at most the running calls. The next start
  replays the log, and ignores --scenario, --seed and --now. The server drops an incomplete last line. It renames a
  log of another version, or a log that it cannot replay, to FILE~1, and starts a new log. FILE~lock prevents a second
  server from using the log, also through a symbolic link. The server refuses a log with several hard links, and
  FILE.NAME beside a server on FILE.

Output
  A line for each request: method, path, status, milliseconds, session, operation. Messages about logs and failures go
  to the error output. After SIGTERM or SIGINT, running calls finish. The exit code is 0; 1 if the server cannot
  listen or read FILE; 2 for a wrong option.
`

/** The error for an unknown option or an invalid value. The message is one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options of the command line. */
export interface CommandLineOptions extends ServeOptions {
  isQuiet: boolean
}

const optionTypes = {
  port: { type: 'string' },
  host: { type: 'string' },
  scenario: { type: 'string' },
  seed: { type: 'string' },
  now: { type: 'string' },
  persist: { type: 'string' },
  'portal-url': { type: 'string' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Reads the options of the command line. Returns 'help' for `--help`. @throws UsageError for a wrong option. */
export function readCommandLine(args: readonly string[]): CommandLineOptions | 'help' {
  const values = parseArguments(args)
  if (values.help) return 'help'
  return {
    port: parseWholeNumber('port', values.port, 65_535),
    host: requireText('host', values.host),
    scenario: parseScenario(values.scenario),
    seed: parseWholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER),
    now: parseInstant(values.now),
    persist: requireText('persist', values.persist),
    portalUrl: parseOrigin(values['portal-url']),
    isQuiet: values.quiet === true,
  }
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionTypes }).values
  } catch (error) {
    // Keeps only the first sentence, because the rest of Node's message is advice about dashes.
    const [sentence = ''] = (error as Error).message.split(/\. |\n/)
    throw new UsageError(`${sentence.replace(/\.$/, '')}. --help lists the options.`)
  }
}

function requireText(name: string, text: string | undefined): string | undefined {
  if (text?.trim() === '') throw new UsageError(`--${name} is empty.`)
  return text
}

function parseWholeNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new UsageError(`--${name} takes a whole number up to ${max}, not '${text}'.`)
  }
  return Number(text)
}

function parseScenario(name: string | undefined) {
  if (name === undefined || isScenarioName(name)) return name
  throw new UsageError(`--scenario takes ${allScenarios.join(', ')}, not '${name}'.`)
}

function parseInstant(text: string | undefined): string | undefined {
  if (text === undefined || findInstantProblem(text) === undefined) return text
  throw new UsageError(
    `--now takes an instant with its offset, such as 2026-03-16T10:00:00-03:00, from ${years.first} to ${years.last}, not '${text}'.`,
  )
}

function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = parseUrl(text)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url && isWeb && url.href === `${url.origin}/`) return url.origin
  throw new UsageError(
    `--portal-url takes an address without a path, such as http://localhost:3000, not '${text}'.`,
  )
}
