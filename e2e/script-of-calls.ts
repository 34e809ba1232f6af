/*
 * One script of calls for every host of the mock: what one answers, all of them have to. It knows nothing but the
 * contract, and so takes up every operation that the contract gets. Read by the tests of both rooms.
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
  tags?: string[]
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
const scriptedAccounts = ['residente@demo.ar', 'inquilino@demo.ar', 'obra@demo.ar', 'admin@demo.ar'] as const

const lot = '/fapi/customer/101/property/201/authorization/'
const contacts = '/fapi/customer/101/visits/contacts/'

/** The calls, in their order. They begin with a reset, so that each run meets the same world. */
export function scriptOf(document: ContractDocument, now: string): ScriptedCall[] {
  const [me, other] = scriptedAccounts
  return [
    { method: 'POST', path: '/__mock/reset', json: { now, scenario: 'demo', seed: 1 } },
    ...scriptedAccounts.map((account) => signIn(document, account)),
    ...refusals(me),
    ...examples(document, me),
    // The examples closed the session, and chose another password.
    signIn(document, me),
    signIn(document, other),
    { method: 'PATCH', path: '/__mock/settings', json: { advance: 'PT7H59M' } },
    { method: 'GET', path: `${contacts}?search=pérez`, as: other },
    { method: 'PATCH', path: '/__mock/settings', json: { advance: 'PT2M' } },
    { method: 'GET', path: contacts, as: other },
    ...faults(),
    { method: 'GET', path: '/__mock/state' },
  ]
}

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

/** Those that end a session come last. */
const isOfSessions = (item: Record<string, Operation>) =>
  Object.values(item).some(({ tags = [] }) => tags.includes('session') || tags.includes('accounts'))

/** Every operation with the contract's examples; each that has a key of its own, twice. */
function examples(document: ContractDocument, me: string): ScriptedCall[] {
  const items = Object.entries(document.paths)
  const inOrder = [
    ...items.filter(([, item]) => !isOfSessions(item)),
    ...items.filter(([, item]) => isOfSessions(item)),
  ]
  return inOrder.flatMap(([path, item]) =>
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
