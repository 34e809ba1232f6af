import { parseArgs } from 'node:util'
import { allScenarios } from '../client.ts'
import { findInstantProblem, years } from '../controls/instant.ts'
import type { ServeOptions } from '../http-server.ts'
import { parseUrl } from '../parse-url.ts'
import { isScenarioName } from '../world/world.ts'

/** The text of `--help`. */
export const usage = `The mock backend over HTTP: the whole contract, answered from state.

Usage: npm run mock -- [options]

  --port NUMBER       where to listen (4010; 0 takes a free port)
  --host ADDRESS      on which address (127.0.0.1: this machine alone)
  --scenario NAME     with which data: ${allScenarios.join(', ')} (demo)
  --seed NUMBER       of its ids and tokens (1)
  --now INSTANT       stops the clock there, such as 2026-03-16T10:00:00-03:00 (the clock runs)
  --persist FILE      keeps what is written over a restart (nothing is kept)
  --portal-url URL    where the links of mails and messages lead (http://localhost:3000)
  --quiet             no line for each request
  --help              this text

Addresses
  /                   what is here, and the accounts to sign in with
  /docs/              the API to read and to try out, in a browser
  /docs/tests.html    how to write end-to-end tests with it; /docs/client.ts is the client of the controls
  /openapi.yaml       the contract
  /__mock/…           reset, state, settings and the other controls: see /

Sessions
  The header X-Mock-Session picks a world of its own, made when it is first used; without the header it is the one
  named 'default'. /docs/?session=NAME tries the API out in the world NAME.

--persist
  FILE is the log of the writes of the session 'default'; each other session NAME has its own beside it, called
  FILE.NAME (a capital letter as + and the small one). The first line says how the world begins; then each write adds
  a line, before it is answered: a process that is killed loses at most the call that was going on. The next server
  replays the log; --scenario, --seed and --now are for a log that begins. A last line that is cut off is dropped. A
  log that cannot be replayed, or of another version, is called FILE~1 from then on, and a new one begins. FILE~lock
  keeps a second server out.

Output
  A line for each request: method, path, status, milliseconds, session, operation. Words about logs and failures go to
  the error output. SIGTERM and SIGINT let the calls that are going on finish. Ends with 0; with 1 if it cannot listen
  or read FILE; with 2 if an option is wrong.
`

/** An unknown option or an invalid value. Its message is one line. */
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

/** Reads the command line. @throws UsageError */
export function readCommandLine(words: readonly string[]): CommandLineOptions | 'help' {
  const values = parseWords(words)
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

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: optionTypes }).values
  } catch (error) {
    // Removes Node's advice about dashes.
    const [sentence = ''] = (error as Error).message.split(/\. |\n/)
    throw new UsageError(`${sentence.replace(/\.$/, '')}. --help lists the options.`)
  }
}

function requireText(name: string, text: string | undefined): string | undefined {
  if (text?.trim() === '') throw new UsageError(`--${name} is empty.`)
  return text
}

function parseWholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) > most) {
    throw new UsageError(`--${name} takes a whole number up to ${most}, not '${text}'.`)
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
