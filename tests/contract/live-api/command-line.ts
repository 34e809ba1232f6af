import { parseArgs } from 'node:util'

export const usage = `Usage: npm run contract:check -- --url ADDRESS --username NAME [options]

Signs in to a live API, reads every operation of openapi.yaml that the account can reach, and compares the responses with
the contract. Sends nothing but the sign-in and GET requests. Prints each difference: operation, address, JSON pointer,
what the contract expects, and what the response has. Exits with 1 if there is a difference, and with 2 for wrong options.

  --url ADDRESS       the address of the API, as in the portal's config.json
  --username NAME     the user's email or document number
  --password TEXT     the password; better set CONTRACT_PASSWORD, or leave it out to be asked
  --origin ADDRESS    the portal's origin: the responses must allow it by CORS
  --invitation KEY    the key of an invitation, which no list has
  --unsubscribe KEY   the key of an unsubscribe link
  --rows N            reads the details of the first N rows of each list (default: 3)
  --timeout SECONDS   the longest time of a call (default: 15)
  --show-values       prints the values that differ; without it, only their types and forms
  --help              shows this text
`

/** The options of the command. */
export interface CommandOptions {
  url: string
  username: string
  /** Undefined if the command has to ask for it. */
  password: string | undefined
  origin: string | undefined
  invitation: string | undefined
  unsubscribe: string | undefined
  maxRows: number
  timeoutMs: number
  showValues: boolean
}

/** Thrown for wrong options. */
export class UsageError extends Error {}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  ...{ url: text, username: text, password: text, origin: text, invitation: text, unsubscribe: text },
  ...{ rows: text, timeout: text, 'show-values': flag, help: flag },
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function requireAddress(address: string | undefined, name: string): string {
  const url = URL.parse(address ?? '')
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`${name} takes an address that begins with https:// or http://`)
  return address as string
}

function requireNumber(value: string, name: string): number {
  const number = Number(value)
  if (!(number > 0)) throw new UsageError(`${name} takes a number greater than 0`)
  return number
}

/** Reads the parameters of the command. @throws UsageError if they are wrong. */
export function readCommandLine(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandOptions | 'help' {
  const values = parse(parameters)
  if (values.help) return 'help'
  const { username, origin, invitation, unsubscribe } = values
  if (!username) throw new UsageError('--username is missing')
  return {
    url: requireAddress(values.url, '--url'),
    username,
    password: values.password ?? environment.CONTRACT_PASSWORD,
    origin: origin === undefined ? undefined : new URL(requireAddress(origin, '--origin')).origin,
    ...{ invitation, unsubscribe },
    maxRows: requireNumber(values.rows ?? '3', '--rows'),
    timeoutMs: requireNumber(values.timeout ?? '15', '--timeout') * 1000,
    showValues: values['show-values'] ?? false,
  }
}
