import { type Config, type ConfigProblem, configKeys, findConfigProblems } from '../config-schema.ts'
import { parseUrl } from '../parse-url.ts'

/** The parts of a response that the check reads. `status` is 0 if there was no response. */
export interface FetchedFile {
  status: number
  headers: Headers
  text: string
}

const createProblem = (key: string, problem: string, isFatal = true): ConfigProblem => ({
  key,
  problem,
  isFatal,
})

/** What each entry must be. */
const expectations: Record<keyof Config, string> = {
  apiUrl: 'an http(s) address, or an empty text for the origin of the portal',
  adminUrl: 'an http(s) address',
  helpUrl: 'an http(s), mailto or tel address',
  supportUrl: 'an http(s), mailto or tel address',
  chatScriptUrl: 'an https address',
  appStoreUrl: 'an https address',
  playStoreUrl: 'an https address',
  errorReportUrl: 'an https address',
  storageOrigins: 'a list of https addresses',
  idempotencyKeys: 'true or false',
  accents: 'an object with colours such as #7e22ce',
  guestPrivacy: 'an object with the texts purpose, audience and retention, each of 1 to 400 characters',
}

/** Adds to a fault of an entry what the entry must be. */
const addExpectation = (found: ConfigProblem): ConfigProblem =>
  found.problem.startsWith('has')
    ? found
    : { ...found, problem: `${found.problem}, it must be ${expectations[found.key as keyof Config]}` }

/** The entries with origins, and the directives of the policy that must allow them. */
const policyDirectives = {
  apiUrl: ['connect-src', 'img-src'],
  storageOrigins: ['connect-src', 'img-src'],
  chatScriptUrl: ['script-src', 'connect-src', 'frame-src'],
  errorReportUrl: ['connect-src'],
} as const

/** Parses the value of the header `Content-Security-Policy`. */
const parsePolicy = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name.toLowerCase(), sources] as const
    }),
  )

const listOrigins = (value: unknown): string[] =>
  [value].flat().flatMap((url) => (typeof url === 'string' ? (parseUrl(url.trim())?.origin ?? []) : []))

/** Whether a list of sources allows an origin. A policy without the directive and without `default-src` allows every origin. */
function allows(sources: readonly string[] | undefined, origin: string, pageOrigin: string): boolean {
  if (!sources) return true
  const { protocol } = new URL(origin)
  return (
    sources.includes(origin) ||
    sources.includes(protocol) ||
    sources.includes('*') ||
    (origin === pageOrigin && sources.includes("'self'"))
  )
}

function findPolicyProblems(entries: Record<string, unknown>, policy: string, pageOrigin: string) {
  const directives = parsePolicy(policy)
  return Object.entries(policyDirectives).flatMap(([key, names]) =>
    listOrigins(entries[key]).flatMap((origin) =>
      names
        .filter((name) => !allows(directives.get(name) ?? directives.get('default-src'), origin, pageOrigin))
        .map((name) =>
          createProblem(key, `has the origin ${origin}, which the page's policy does not allow (${name})`),
        ),
    ),
  )
}

/** Finds entries that the portal does not know, for example because their names have a mistake. */
const findUnknownKeys = (entries: Record<string, unknown>) =>
  Object.keys(entries)
    .filter((key) => !configKeys.some((known) => known === key))
    .map((key) => {
      const similar = configKeys.find((known) => known.toLowerCase() === key.toLowerCase())
      const hint = similar ? `; is '${similar}' meant?` : ''
      return createProblem(key, `is unknown to the portal${hint}`, false)
    })

/** Finds the faults in the text of a `config.json` for a portal at `pageUrl`. */
export function checkConfigText(text: string, pageUrl: string): ConfigProblem[] {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    const kind = text.trimStart().startsWith('<') ? 'is a page, not JSON' : 'is not JSON'
    return [createProblem('config.json', kind)]
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return [createProblem('config.json', 'is not an object')]
  return [...findConfigProblems(content, pageUrl).map(addExpectation), ...findUnknownKeys({ ...content })]
}

/** Finds the faults of an installation at `pageUrl`, from the responses to its `config.json` and to its page. */
export function checkInstallation(
  pageUrl: string,
  configFile: FetchedFile,
  page: FetchedFile,
): ConfigProblem[] {
  if (configFile.status !== 200)
    return [
      createProblem(
        'config.json',
        configFile.status === 0
          ? `has no response: ${configFile.text}`
          : `has the status ${configFile.status}`,
      ),
    ]
  const problems = checkConfigText(configFile.text, pageUrl)
  if (problems.some(({ key }) => key === 'config.json')) return problems
  const cacheControl = configFile.headers.get('Cache-Control') ?? ''
  if (!/no-cache|no-store|max-age=0/.test(cacheControl))
    problems.push(
      createProblem('config.json', "has no 'Cache-Control: no-cache', so changes arrive late", false),
    )
  const policy = page.headers.get('Content-Security-Policy')
  if (page.status !== 200) problems.push(createProblem(pageUrl, `has the status ${page.status}`))
  else if (policy === null) problems.push(createProblem(pageUrl, 'has no Content-Security-Policy'))
  else problems.push(...findPolicyProblems(JSON.parse(configFile.text), policy, new URL(pageUrl).origin))
  return problems
}

/** Requests a file. Never throws. */
export async function fetchInstalledFile(url: string): Promise<FetchedFile> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    const { message, cause } = error as Error
    return { status: 0, headers: new Headers(), text: cause instanceof Error ? cause.message : message }
  }
}
