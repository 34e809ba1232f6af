/*
 * A script of calls to which every host of the mock must send the same responses. Most calls come from the examples of
 * the contract, so the script automatically contains a new operation of the contract. The unit tests and the end-to-end
 * tests use the script.
 */

/** A call of the script. */
export interface ScriptedCall {
  method: string
  path: string
  /** The username of the account that sends the call. The call has the token of the last sign-in of this account. */
  as?: string
  headers?: Record<string, string>
  /** The body, sent as JSON. */
  json?: unknown
  /** The fields of a multipart/form-data body; a file has a name, a type and a text. */
  form?: Record<string, string | { name: string; type: string; text: string }>
  /** A body that is sent unchanged. Its content type is in `headers`. */
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

/** The parts of the parsed `openapi.yaml` that the script reads. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const password = 'Demo1234'

/** The usernames of the accounts that sign in. The first account sends the example calls. */
const scriptedAccounts = ['residente@demo.ar', 'inquilino@demo.ar', 'obra@demo.ar', 'admin@demo.ar'] as const

const authorizationsPath = '/fapi/customer/101/property/201/authorization/'
const contactsPath = '/fapi/customer/101/visits/contacts/'

/** Lists the calls of the script. The first call resets the world to the instant `now`, so that all runs start equally. */
export function createCallScript(document: ContractDocument, now: string): ScriptedCall[] {
  const [mainAccount, secondAccount] = scriptedAccounts
  return [
    { method: 'POST', path: '/__mock/reset', json: { now, scenario: 'demo', seed: 1 } },
    ...scriptedAccounts.map((account) => createSignInCall(document, account)),
    ...listRejectedCalls(mainAccount),
    ...listExampleCalls(document, mainAccount),
    // The example calls have ended the session and changed the password, so the accounts sign in again.
    createSignInCall(document, mainAccount),
    createSignInCall(document, secondAccount),
    // A session lasts eight hours: it is open at the first of these calls for contacts, and has expired at the second.
    { method: 'PATCH', path: '/__mock/settings', json: { advance: 'PT7H59M' } },
    { method: 'GET', path: `${contactsPath}?search=pérez`, as: secondAccount },
    { method: 'PATCH', path: '/__mock/settings', json: { advance: 'PT2M' } },
    { method: 'GET', path: contactsPath, as: secondAccount },
    ...listCallsWithFaults(),
    { method: 'GET', path: '/__mock/state' },
  ]
}

function createSignInCall(document: ContractDocument, username: string): ScriptedCall {
  const [example] = listExampleBodies(document, '/fapi/auth/login/', 'post')
  return { method: 'POST', path: '/fapi/auth/login/', json: { ...(example as object), username, password } }
}

/** Lists calls that every host must reject with the same response. */
function listRejectedCalls(mainAccount: string): ScriptedCall[] {
  const jsonHeaders = { 'Content-Type': 'application/json' }
  return [
    { method: 'GET', path: contactsPath },
    { method: 'GET', path: '/fapi/nothing/' },
    { method: 'GET', path: '/__mock/nothing' },
    { method: 'PUT', path: '/__mock/state' },
    { method: 'DELETE', path: '/fapi/auth/login/' },
    { method: 'POST', path: authorizationsPath, as: mainAccount, headers: jsonHeaders, text: '{"name": ' },
    {
      method: 'POST',
      path: authorizationsPath,
      as: mainAccount,
      headers: jsonHeaders,
      text: '{"__proto__": {}, "constructor": 1}',
    },
    {
      method: 'POST',
      path: authorizationsPath,
      as: mainAccount,
      headers: { 'Content-Type': 'text/plain' },
      text: '{}',
    },
    {
      method: 'POST',
      path: authorizationsPath,
      as: mainAccount,
      headers: jsonHeaders,
      text: `"${'ñ'.repeat(3 * 1024 * 1024)}"`,
    },
    { method: 'GET', path: '/fapi/customer/102/visits/contacts/?page=99', as: mainAccount },
    { method: 'GET', path: '/fapi/customer/101/visits/contacts/', as: 'inquilino@demo.ar' },
    { method: 'GET', path: '/fapi/v2/customer/101/property/203/authorization/', as: mainAccount },
    { method: 'GET', path: '/uploads/nothing.png' },
  ]
}

/**
 * Lists a call that sets two faults of an operation, and three calls of that operation. The first two calls fail, and the
 * third succeeds.
 */
function listCallsWithFaults(): ScriptedCall[] {
  const faults = [
    { operationId: 'getTerms', status: 503, times: 1 },
    { operationId: 'getTerms', status: 'garbage', times: 1 },
  ]
  const termsCall = { method: 'GET', path: '/fapi/terms/' }
  return [{ method: 'PATCH', path: '/__mock/settings', json: { faults } }, termsCall, termsCall, termsCall]
}

/** Whether a path has operations that may end a session. The script calls the operations of such paths last. */
const hasSessionOperation = (operations: Record<string, Operation>) =>
  Object.values(operations).some(({ tags = [] }) => tags.includes('session') || tags.includes('accounts'))

/**
 * Lists the calls of every operation except `login`: one call for each example body in the contract, or one call if the
 * operation has no body. If an operation accepts an idempotency key, lists each call twice with the same key.
 */
function listExampleCalls(document: ContractDocument, mainAccount: string): ScriptedCall[] {
  const items = Object.entries(document.paths)
  const orderedItems = [
    ...items.filter(([, item]) => !hasSessionOperation(item)),
    ...items.filter(([, item]) => hasSessionOperation(item)),
  ]
  return orderedItems.flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!operation.operationId || operation.operationId === 'login') return []
      const parameters = (operation.parameters ?? []).map(
        (parameter) => resolveReference(document, parameter) as Parameter,
      )
      const listWithExample = (location: string) =>
        parameters.filter((parameter) => parameter.in === location && parameter.example !== undefined)
      const filledPath = listWithExample('path').reduce(
        (filled, { name, example }) => filled.replace(`{${name}}`, encodeURIComponent(String(example))),
        path,
      )
      const query = new URLSearchParams(
        listWithExample('query').map(({ name, example }) => [name, String(example)]),
      )
      const call: ScriptedCall = {
        method: method.toUpperCase(),
        path: query.size === 0 ? filledPath : `${filledPath}?${query}`,
        ...(operation.security?.length !== 0 && { as: mainAccount }),
      }
      const hasIdempotencyKey = parameters.some(({ name }) => name === 'Idempotency-Key')
      const headers = { 'Idempotency-Key': `script-${operation.operationId}` }
      const callWithKey = hasIdempotencyKey ? { ...call, headers } : call
      return listBodies(document, operation).flatMap((body) =>
        (hasIdempotencyKey ? [callWithKey, callWithKey] : [callWithKey]).map((repeatedCall) =>
          addBody(repeatedCall, body),
        ),
      )
    }),
  )
}

const addBody = (call: ScriptedCall, body: Partial<ScriptedCall>): ScriptedCall => ({
  ...call,
  ...body,
  ...((call.headers || body.headers) && { headers: { ...call.headers, ...body.headers } }),
})

/**
 * Lists the example bodies of an operation. Each is an object with those fields of `ScriptedCall` that define the body, such
 * as `json` or `form`. For an operation without a body, lists one empty object.
 */
function listBodies(document: ContractDocument, { requestBody }: Operation): Partial<ScriptedCall>[] {
  const [content] = Object.entries(requestBody?.content ?? {})
  if (!content) return [{}]
  const [type, media] = content
  const values = listExampleValues(document, media)
  if (type === 'application/json') return values.map((json) => ({ json }))
  if (type === 'multipart/form-data') {
    return values.map((value) => ({
      form: createForm(document, media.schema ?? {}, value as Record<string, unknown>),
    }))
  }
  return [{ headers: { 'Content-Type': 'image/png' }, text: 'ñandú' }]
}

function createForm(document: ContractDocument, schema: Schema, value: Record<string, unknown>) {
  const properties = (resolveReference(document, schema) as Schema).properties ?? {}
  const pairs = Object.entries(value).map(([name, field]) => {
    const isFile =
      (resolveReference(document, properties[name] ?? {}) as Schema).contentMediaType !== undefined
    return [
      name,
      isFile ? { name: 'póliza.pdf', type: 'application/pdf', text: '%PDF-1.7 ñ' } : String(field),
    ] as const
  })
  return Object.fromEntries(pairs)
}

function listExampleBodies(document: ContractDocument, path: string, method: string): unknown[] {
  const [media] = Object.values(document.paths[path]?.[method]?.requestBody?.content ?? {})
  return media ? listExampleValues(document, media) : []
}

function listExampleValues(document: ContractDocument, { example, examples = {} }: Media): unknown[] {
  const values = Object.values(examples).map(
    (reference) => (resolveReference(document, reference) as Example).value,
  )
  return example === undefined ? values : [example, ...values]
}

function resolveReference(document: ContractDocument, value: { $ref?: string }): unknown {
  if (value.$ref === undefined) return value
  const [, , section = '', name = ''] = value.$ref.split('/')
  return document.components[section]?.[name]
}
