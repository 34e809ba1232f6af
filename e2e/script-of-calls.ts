/*
 * One script of calls for every host of the mock: what one answers, all of them have to. It knows nothing but the
 * contract, and so takes up every operation that the contract gets. Without imports: tests of both rooms read it.
 */

/** One call. What is absent is not sent. */
export interface ScriptedCall {
  method: string
  path: string
  /** Whose token goes with it: that of the last answer to this account's sign-in. */
  as?: string
  headers?: Record<string, string>
  /** Travels as JSON. */
  json?: unknown
  /** Travels as multipart/form-data; a file is its name, its type and its text. */
  form?: Record<string, string | { name: string; type: string; text: string }>
  /** Travels as it is; `headers` say what it is. */
  text?: string
}

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  contentMediaType?: string
  items?: Schema
}

interface Example {
  value?: unknown
  $ref?: string
}

interface Media {
  schema?: Schema
  example?: unknown
  examples?: Record<string, Example>
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  example?: unknown
}

interface Operation {
  operationId: string
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
}

/** `openapi.yaml`, parsed, as far as the script reads it. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const password = 'Demo1234'

/** Accounts that sign in; the first of them tries every operation. */
export const scriptedAccounts = [
  'residente@demo.ar',
  'inquilino@demo.ar',
  'obra@demo.ar',
  'admin@demo.ar',
] as const

const lot = '/fapi/customer/101/property/201/authorization/'
const contacts = '/fapi/customer/101/visits/contacts/'

/** The calls, in their order. They begin with a reset, so that each run meets the same world. */
export function scriptOf(document: ContractDocument, now: string): ScriptedCall[] {
  const [me] = scriptedAccounts
  return [
    { method: 'POST', path: '/__mock/reset', json: { now, scenario: 'demo', seed: 1 } },
    ...scriptedAccounts.map((account) => signIn(document, account)),
    ...refusals(me),
    ...examples(document, me),
    // The examples may have closed the session; who is who is asked once more.
    ...scriptedAccounts.map((account) => signIn(document, account)),
    { method: 'PATCH', path: '/__mock/settings', json: { advance: 'PT7H59M' } },
    { method: 'GET', path: `${contacts}?search=pérez`, as: me },
    { method: 'PATCH', path: '/__mock/settings', json: { advance: 'PT2M' } },
    { method: 'GET', path: contacts, as: me },
    ...faults(),
    { method: 'GET', path: '/__mock/state' },
  ]
}

/** Where to play, in which session of that host. */
interface Stage {
  script: readonly ScriptedCall[]
  /** The origin of the host. */
  base: string
  session?: string
}

/**
 * Sends the calls one after the other. Answers for each its method, path, status, type and text. Uses nothing from
 * outside itself, so that it runs in a page as well.
 */
export async function play({ script, base, session }: Stage): Promise<string[]> {
  const tokens = new Map<string, string>()
  const bodyOf = ({ json, form, text }: ScriptedCall) => {
    if (json !== undefined) return JSON.stringify(json)
    if (!form) return text
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) {
      if (typeof value === 'string') body.append(name, value)
      else body.append(name, new File([value.text], value.name, { type: value.type }))
    }
    return body
  }
  const answers: string[] = []
  for (const call of script) {
    const token = call.as === undefined ? undefined : tokens.get(call.as)
    const headers = {
      ...(call.json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(session !== undefined && { 'X-Mock-Session': session }),
      ...call.headers,
    }
    const response = await fetch(`${base}${call.path}`, { method: call.method, headers, body: bodyOf(call) })
    const text = await response.text()
    const { username } = (call.json ?? {}) as { username?: string }
    if (response.ok && username !== undefined) tokens.set(username, JSON.parse(text).token)
    answers.push(
      `${call.method} ${call.path} ${response.status} ${response.headers.get('Content-Type')} ${text}`,
    )
  }
  return answers
}

/** An answer in which the host's own address is the same everywhere. */
export const withoutHost = (text: string, ...origins: readonly string[]): string =>
  origins.reduce((rest, origin) => rest.replaceAll(origin, 'http://host'), text)

function signIn(document: ContractDocument, username: string): ScriptedCall {
  const [example] = bodiesOf(document, '/fapi/auth/login/', 'post')
  return { method: 'POST', path: '/fapi/auth/login/', json: { ...(example as object), username, password } }
}

/** What goes wrong at the door goes wrong in the same words. */
function refusals(me: string): ScriptedCall[] {
  const json = { 'Content-Type': 'application/json' }
  return [
    { method: 'GET', path: contacts },
    { method: 'GET', path: '/fapi/nothing/' },
    { method: 'GET', path: '/__mock/nothing' },
    { method: 'PUT', path: '/__mock/state' },
    { method: 'DELETE', path: '/fapi/auth/login/' },
    { method: 'POST', path: lot, as: me, headers: json, text: '{"name": ' },
    { method: 'POST', path: lot, as: me, headers: json, text: '{"__proto__": {}, "constructor": 1}' },
    { method: 'POST', path: lot, as: me, headers: { 'Content-Type': 'text/plain' }, text: '{}' },
    { method: 'POST', path: lot, as: me, headers: json, text: `"${'ñ'.repeat(3 * 1024 * 1024)}"` },
    { method: 'GET', path: '/fapi/customer/102/visits/contacts/?page=99', as: me },
    { method: 'GET', path: '/fapi/customer/101/visits/contacts/', as: 'inquilino@demo.ar' },
    { method: 'GET', path: '/fapi/v2/customer/101/property/203/authorization/', as: me },
    { method: 'GET', path: '/uploads/nothing.png' },
  ]
}

function faults(): ScriptedCall[] {
  const broken = [
    { operationId: 'getTerms', status: 503, times: 1 },
    { operationId: 'getTerms', status: 'garbage', times: 1 },
  ]
  const terms = { method: 'GET', path: '/fapi/terms/' }
  return [{ method: 'PATCH', path: '/__mock/settings', json: { faults: broken } }, terms, terms, terms]
}

/** Every operation with the contract's examples; each that has a key of its own, twice. */
function examples(document: ContractDocument, me: string): ScriptedCall[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!operation.operationId || operation.operationId === 'login') return []
      const parameters = (operation.parameters ?? []).map((one) => resolved(document, one) as Parameter)
      const of = (place: string) => parameters.filter((one) => one.in === place && one.example !== undefined)
      const filled = of('path').reduce(
        (rest, { name, example }) => rest.replace(`{${name}}`, encodeURIComponent(String(example))),
        path,
      )
      const query = new URLSearchParams(of('query').map(({ name, example }) => [name, String(example)]))
      const call: ScriptedCall = {
        method: method.toUpperCase(),
        path: query.size === 0 ? filled : `${filled}?${query}`,
        ...(operation.security?.length !== 0 && { as: me }),
      }
      const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key')
      const headers = { 'Idempotency-Key': `script-${operation.operationId}` }
      const keyed = isKeyed ? { ...call, headers } : call
      return sendings(document, operation).flatMap((body) =>
        (isKeyed ? [keyed, keyed] : [keyed]).map((one) => merged(one, body)),
      )
    }),
  )
}

const merged = (call: ScriptedCall, body: Partial<ScriptedCall>): ScriptedCall => ({
  ...call,
  ...body,
  ...((call.headers || body.headers) && { headers: { ...call.headers, ...body.headers } }),
})

/** What an operation may be sent, by its examples: at least one, if only nothing. */
function sendings(document: ContractDocument, { requestBody }: Operation): Partial<ScriptedCall>[] {
  const [found] = Object.entries(requestBody?.content ?? {})
  if (!found) return [{}]
  const [type, media] = found
  const values = valuesOf(document, media)
  if (type === 'application/json') return values.map((json) => ({ json }))
  if (type === 'multipart/form-data') {
    return values.map((value) => ({
      form: formOf(document, media.schema ?? {}, value as Record<string, unknown>),
    }))
  }
  return [{ headers: { 'Content-Type': 'image/png' }, text: 'ñandú' }]
}

function formOf(document: ContractDocument, schema: Schema, value: Record<string, unknown>) {
  const properties = (resolved(document, schema) as Schema).properties ?? {}
  const pairs = Object.entries(value).map(([name, one]) => {
    const isFile = (resolved(document, properties[name] ?? {}) as Schema).contentMediaType !== undefined
    return [
      name,
      isFile ? { name: 'póliza.pdf', type: 'application/pdf', text: '%PDF-1.7 ñ' } : String(one),
    ] as const
  })
  return Object.fromEntries(pairs)
}

function bodiesOf(document: ContractDocument, path: string, method: string): unknown[] {
  const [media] = Object.values(document.paths[path]?.[method]?.requestBody?.content ?? {})
  return media ? valuesOf(document, media) : []
}

function valuesOf(document: ContractDocument, { example, examples: named = {} }: Media): unknown[] {
  const values = Object.values(named).map((one) => (resolved(document, one) as Example).value)
  return example === undefined ? values : [example, ...values]
}

function resolved(document: ContractDocument, value: { $ref?: string }): unknown {
  if (value.$ref === undefined) return value
  const [, , section = '', name = ''] = value.$ref.split('/')
  return document.components[section]?.[name]
}
