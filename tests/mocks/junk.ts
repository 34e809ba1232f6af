import { gzipSync } from 'node:zlib'
import { contract } from '@mocks/contract/generated/contract'
import {
  buildAddress,
  contractOperations,
  type GeneratedCall,
  listParameters,
  type Operation,
} from '../contract/fuzz/generated-call'
import type { RawRequest } from './raw'

/** An invalid request. Each kind of junk is sent to every operation to which the kind applies. */
export interface Junk {
  description: string
  request: RawRequest
  /** The allowed statuses of the answer. */
  statuses: readonly number[]
}

/** An operation with the arguments and the token of a valid call. */
export interface Target {
  operation: Operation
  ask: GeneratedCall
  token: string
}

type Kind = (target: Target) => Omit<Junk, 'description'> | undefined

const json = 'Content-Type: application/json'
const deepLevels = 20_000

/** Creates a valid call with overridden fields. */
function createRequest({ operation, ask, token }: Target, overrides: Partial<RawRequest> = {}): RawRequest {
  const bearer = operation.isPublic ? [] : [`Authorization: Bearer ${token}`]
  const { method } = operation
  return {
    method,
    target: buildAddress(operation, ask),
    ...overrides,
    headers: [...bearer, ...(overrides.headers ?? [])],
  }
}

const withQuery = (target: Target, query: string): string => {
  const address = buildAddress(target.operation, target.ask)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

const isJson = ({ operation }: Target) => operation.request?.mediaType === 'application/json'
const isForm = ({ operation }: Target) => operation.request?.mediaType === 'multipart/form-data'

/** Creates junk with another body, for operations with a JSON body. */
const inJson =
  (body: string | Buffer, headers: readonly string[] = [json], statuses: readonly number[] = [400]): Kind =>
  (target) =>
    isJson(target)
      ? { request: createRequest(target, { headers, body: Buffer.from(body) }), statuses }
      : undefined

/** Creates junk with another body, for operations with a form. */
const inForm =
  (body: string, boundary = 'cut'): Kind =>
  (target) => {
    if (!isForm(target)) return undefined
    const headers = [`Content-Type: multipart/form-data; boundary=${boundary}`]
    return { request: createRequest(target, { headers, body: Buffer.from(body) }), statuses: [400] }
  }

const part = (disposition: string, text: string) =>
  `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n--cut--\r\n`

/** Creates junk for any operation. */
const inAny =
  (statuses: readonly number[], change: (target: Target) => Partial<RawRequest>): Kind =>
  (target) => ({ request: createRequest(target, change(target)), statuses })

/** Creates junk with an additional field, for operations with a JSON body. */
const withField =
  (field: string): Kind =>
  (target) => {
    if (!isJson(target)) return undefined
    const validBody = JSON.stringify(target.ask.body ?? {})
    const body = validBody === '{}' ? `{${field}}` : validBody.replace(/\}$/, `,${field}}`)
    return { request: createRequest(target, { headers: [json], body: Buffer.from(body) }), statuses: [400] }
  }

const listMethods = (path: string) =>
  contractOperations.filter((operation) => operation.path === path).map(({ method }) => method)

const kinds: Record<string, Kind> = {
  // The path may also match an operation with a path parameter, which then answers 400.
  'another method': inAny([400, 405], ({ operation: { path } }) => {
    const methods = listMethods(path)
    return {
      method: ['DELETE', 'PATCH', 'PUT', 'POST'].find((method) => !methods.includes(method)) ?? 'HEAD',
    }
  }),
  'a method that is none': inAny([400, 405], () => ({ method: 'BREW' })),
  'a method that is not HTTP’s': inAny([405], () => ({ method: 'PROPFIND' })),
  'a method that browsers refuse': inAny([400], () => ({ method: 'TRACE' })),
  'a path that goes on': inAny([400, 404, 405], (target) => ({
    target: buildAddress(target.operation, target.ask).replace(/\/?(\?|$)/, '/..%2f..%2fetc%2fpasswd/$1'),
  })),
  'a null character in the query': inAny([400], (target) => ({ target: withQuery(target, 'q=%00') })),
  'a query that is not UTF-8': inAny([400], (target) => ({ target: withQuery(target, 'q=%ff%fe') })),
  'no host': inAny([400], () => ({ isHostless: true })),
  'a host with a path': inAny([400], () => ({
    isHostless: true,
    headers: ['Host: portal.test/fapi/terms/?'],
  })),
  'HTTP/1.0, and nothing there': inAny([400, 404, 405], (target) => ({
    version: 'HTTP/1.0',
    isHostless: true,
    target: `${buildAddress(target.operation, target.ask).split('?')[0]}nothing/`,
  })),
  'HTTP/9.9': inAny([400], () => ({ version: 'HTTP/9.9' })),
  'headers that are too large': inAny([431], () => ({ headers: [`X-Large: ${'x'.repeat(40_000)}`] })),
  'a null byte in a header': inAny([400], () => ({ headers: ['X-Null: a\0b'] })),
  'a header without a name': inAny([400], () => ({ headers: [': nothing'] })),
  'two lengths': inAny([400], () => ({ headers: ['Content-Length: 1', 'Content-Length: 2'] })),
  'a length below zero': inAny([400], () => ({ headers: ['Content-Length: -1'] })),
  'a length and pieces': inAny([400], () => ({
    headers: ['Content-Length: 4', 'Transfer-Encoding: chunked'],
  })),
  'a session that is none': inAny([400], () => ({ headers: ['X-Mock-Session: ../../etc'] })),
  'a bearer that is none': ({ operation, ask }) =>
    operation.isPublic
      ? undefined
      : { request: createRequest({ operation, ask, token: '__proto__' }), statuses: [401] },
  'a wrong time zone': (target) =>
    listParameters(target.operation, 'header').some(({ name }) => name === 'Time-Zone')
      ? { request: createRequest(target, { headers: [`Time-Zone: ${'x'.repeat(500)}`] }), statuses: [400] }
      : undefined,
  'a number twice, the last one huge': (target) => {
    const number = listParameters(target.operation, 'query').find(({ types }) => types.includes('integer'))
    const query = `${number?.name}=1&${number?.name}=${'9'.repeat(400)}`
    return number && { request: createRequest(target, { target: withQuery(target, query) }), statuses: [400] }
  },
  'broken pieces': (target) =>
    target.operation.request
      ? {
          request: createRequest(target, {
            headers: [json, 'Transfer-Encoding: chunked'],
            body: Buffer.from('zz\r\n{}\r\n'),
          }),
          statuses: [400],
        }
      : undefined,

  'broken JSON': inJson('{"name": "a'),
  'JSON with a comma too many': withField('"a": 1,'),
  'JSON of another kind': inJson('[1]'),
  'JSON that is not UTF-8': inJson(Buffer.from('{"name": "\xe9\xff"}', 'latin1')),
  'JSON in UTF-16': inJson(Buffer.from('\ufeff{"name": "a"}', 'utf16le')),
  'JSON that says it is UTF-16': inJson('{}', [`${json}; charset=utf-16le`]),
  'JSON that is compressed': inJson(gzipSync('{}'), [json, 'Content-Encoding: gzip'], [415]),
  'JSON without a name': inJson('{}', []),
  'a form instead of JSON': inJson('name=a', ['Content-Type: application/x-www-form-urlencoded']),
  'JSON with a null character': withField('"name": "a\\u0000b"'),
  'JSON with half a character': withField('"name": "a\\ud800b"'),
  'JSON with half a character in the name of a field': withField('"\\ud800": 1'),
  'JSON with a prototype': withField('"__proto__": {"isAdmin": true}'),
  'JSON with a constructor': withField('"constructor": {"prototype": {"isAdmin": true}}'),
  'JSON that is deep': withField(`"more": ${'['.repeat(deepLevels)}${']'.repeat(deepLevels)}`),
  'JSON that is deep and never ends': inJson('{"a":'.repeat(deepLevels)),
  'JSON with a number beyond numbers': withField('"more": 1e400'),
  'a number for a body': inJson('1e400'),

  'a form without parts': inForm(''),
  'a form that is cut off': inForm(
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  ),
  'a form without its boundary': inForm(part('name="file"', 'a'), 'other'),
  'a form with a text for a file': inForm(part('name="file"', 'a')),
  'a form with a prototype': inForm(part('name="__proto__"', 'a')),
  'a form with a null character': inForm(part('name="a"', 'a\0b')),
  'a form with a file from elsewhere and nothing else': inForm(
    part('name="file"; filename="../../../etc/passwd\0.pdf"', 'root'),
  ),
}

/** Creates all junk for one operation. */
export const createJunk = (target: Target): Junk[] =>
  Object.entries(kinds).flatMap(([name, kind]) => {
    const junk = kind(target)
    return junk ? [{ description: `${target.operation.operationId}: ${name}`, ...junk }] : []
  })

const createControlRequest = (name: string, body: string, method = 'POST'): RawRequest => ({
  method,
  target: `/__mock/${name}`,
  headers: [json],
  body: Buffer.from(body),
})

const [firstId] = Object.keys(contract.operations)

/** Junk for the paths that are not operations. */
export const otherJunk: Junk[] = [
  ...['reset', 'settings', 'state', 'mailbox', 'nothing', '__proto__', 'constructor', '..%2fstate'].flatMap(
    (name) =>
      ['{', '[]', '{"__proto__": 1}', '{"constructor": 1}', '{"now": "never"}'].map((body) => ({
        description: `control ${name}: ${body}`,
        request: createControlRequest(name, body, name === 'settings' ? 'PATCH' : 'POST'),
        statuses: [400, 404, 405],
      })),
  ),
  {
    description: 'a fault with a body that is deep',
    request: createControlRequest(
      'settings',
      `{"faults":[{"operationId":"${firstId}","status":500,"body":${'['.repeat(deepLevels)}${']'.repeat(deepLevels)}}]}`,
      'PATCH',
    ),
    statuses: [400],
  },
  ...['..%2f..%2fetc%2fpasswd', '%2e%2e%2fpackage.json', '__proto__', 'a%00.png', '%ff', '..\\..\\a'].map(
    (key) => ({
      description: `an upload called ${key}`,
      request: { method: 'GET', target: `/uploads/${key}` },
      statuses: [400, 404],
    }),
  ),
  ...['/nothing', '/docs/..%2fpages.ts', '//portal.test/fapi/terms/', '/fapi/%2e%2e/openapi.yaml%00'].map(
    (target) => ({
      description: `the address ${target}`,
      request: { method: 'GET', target },
      statuses: [400, 404],
    }),
  ),
  { description: 'a proxy', request: { method: 'CONNECT', target: 'portal.test:443' }, statuses: [405] },
  { description: 'no address', request: { method: 'OPTIONS', target: '*' }, statuses: [400] },
  {
    description: 'no HTTP',
    request: { method: '\u0016\u0003\u0001', target: '\u0000\u0001' },
    statuses: [400],
  },
  {
    description: 'ten megabytes',
    request: {
      method: 'POST',
      target: '/fapi/auth/login/',
      headers: [json],
      body: Buffer.alloc(10 * 1024 * 1024, '"'),
    },
    statuses: [413],
  },
]
