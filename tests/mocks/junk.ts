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

/** What nobody should send. Each kind of it is tried on every operation that can meet it. */
export interface Junk {
  what: string
  request: RawRequest
  /** One of these is answered. */
  statuses: readonly number[]
}

/** An operation, with all that a good call of it needs. */
export interface Target {
  operation: Operation
  ask: GeneratedCall
  token: string
}

type Kind = (target: Target) => Omit<Junk, 'what'> | undefined

const json = 'Content-Type: application/json'
const deep = 20_000

/** A call that is good but for what is changed. */
function good({ operation, ask, token }: Target, more: Partial<RawRequest> = {}): RawRequest {
  const bearer = operation.isPublic ? [] : [`Authorization: Bearer ${token}`]
  const { method } = operation
  return {
    method,
    target: buildAddress(operation, ask),
    ...more,
    headers: [...bearer, ...(more.headers ?? [])],
  }
}

const withQuery = (target: Target, query: string): string => {
  const address = buildAddress(target.operation, target.ask)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

const isJson = ({ operation }: Target) => operation.request?.mediaType === 'application/json'
const isForm = ({ operation }: Target) => operation.request?.mediaType === 'multipart/form-data'

/** Something wrong with the body of an operation that takes JSON. */
const inJson =
  (body: string | Buffer, headers: readonly string[] = [json], statuses: readonly number[] = [400]): Kind =>
  (target) =>
    isJson(target) ? { request: good(target, { headers, body: Buffer.from(body) }), statuses } : undefined

/** Something wrong with the body of an operation that takes a form. */
const inForm =
  (body: string, boundary = 'cut'): Kind =>
  (target) => {
    if (!isForm(target)) return undefined
    const headers = [`Content-Type: multipart/form-data; boundary=${boundary}`]
    return { request: good(target, { headers, body: Buffer.from(body) }), statuses: [400] }
  }

const part = (disposition: string, text: string) =>
  `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n--cut--\r\n`

/** Something wrong with any operation. */
const inAny =
  (statuses: readonly number[], change: (target: Target) => Partial<RawRequest>): Kind =>
  (target) => ({ request: good(target, change(target)), statuses })

/** The good body of an operation that takes JSON, with more in it. */
const besides =
  (more: string): Kind =>
  (target) => {
    if (!isJson(target)) return undefined
    const known = JSON.stringify(target.ask.body ?? {})
    const body = known === '{}' ? `{${more}}` : known.replace(/\}$/, `,${more}}`)
    return { request: good(target, { headers: [json], body: Buffer.from(body) }), statuses: [400] }
  }

const pathsMethods = (path: string) =>
  contractOperations.filter((one) => one.path === path).map(({ method }) => method)

const kinds: Record<string, Kind> = {
  // A path of one operation may be that of another with a parameter, which is then wrong.
  'another method': inAny([400, 405], ({ operation: { path } }) => {
    const taken = pathsMethods(path)
    return { method: ['DELETE', 'PATCH', 'PUT', 'POST'].find((method) => !taken.includes(method)) ?? 'HEAD' }
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
      : {
          request: { ...good({ operation, ask, token: '__proto__' }) },
          statuses: [401],
        },
  'a wrong time zone': (target) =>
    listParameters(target.operation, 'header').some(({ name }) => name === 'Time-Zone')
      ? { request: good(target, { headers: [`Time-Zone: ${'x'.repeat(500)}`] }), statuses: [400] }
      : undefined,
  'a number twice, the last one huge': (target) => {
    const number = listParameters(target.operation, 'query').find(({ types }) => types.includes('integer'))
    const query = `${number?.name}=1&${number?.name}=${'9'.repeat(400)}`
    return number && { request: good(target, { target: withQuery(target, query) }), statuses: [400] }
  },
  'broken pieces': (target) =>
    target.operation.request
      ? {
          request: good(target, {
            headers: [json, 'Transfer-Encoding: chunked'],
            body: Buffer.from('zz\r\n{}\r\n'),
          }),
          statuses: [400],
        }
      : undefined,

  'broken JSON': inJson('{"name": "a'),
  'JSON with a comma too many': besides('"a": 1,'),
  'JSON of another kind': inJson('[1]'),
  'JSON that is not UTF-8': inJson(Buffer.from('{"name": "\xe9\xff"}', 'latin1')),
  'JSON in UTF-16': inJson(Buffer.from('\ufeff{"name": "a"}', 'utf16le')),
  'JSON that says it is UTF-16': inJson('{}', [`${json}; charset=utf-16le`]),
  'JSON that is compressed': inJson(gzipSync('{}'), [json, 'Content-Encoding: gzip'], [415]),
  'JSON without a name': inJson('{}', []),
  'a form instead of JSON': inJson('name=a', ['Content-Type: application/x-www-form-urlencoded']),
  'JSON with a null character': besides('"name": "a\\u0000b"'),
  'JSON with half a character': besides('"name": "a\\ud800b"'),
  'JSON with half a character in the name of a field': besides('"\\ud800": 1'),
  'JSON with a prototype': besides('"__proto__": {"isAdmin": true}'),
  'JSON with a constructor': besides('"constructor": {"prototype": {"isAdmin": true}}'),
  'JSON that is deep': besides(`"more": ${'['.repeat(deep)}${']'.repeat(deep)}`),
  'JSON that is deep and never ends': inJson('{"a":'.repeat(deep)),
  'JSON with a number beyond numbers': besides('"more": 1e400'),
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

/** All that is tried on one operation. */
export const junkFor = (target: Target): Junk[] =>
  Object.entries(kinds).flatMap(([what, kind]) => {
    const made = kind(target)
    return made ? [{ what: `${target.operation.operationId}: ${what}`, ...made }] : []
  })

const control = (name: string, body: string, method = 'POST'): RawRequest => ({
  method,
  target: `/__mock/${name}`,
  headers: [json],
  body: Buffer.from(body),
})

const [firstId] = Object.keys(contract.operations)

/** What is tried besides the operations. */
export const otherJunk: Junk[] = [
  ...['reset', 'settings', 'state', 'mailbox', 'nothing', '__proto__', 'constructor', '..%2fstate'].flatMap(
    (name) =>
      ['{', '[]', '{"__proto__": 1}', '{"constructor": 1}', '{"now": "never"}'].map((body) => ({
        what: `control ${name}: ${body}`,
        request: control(name, body, name === 'settings' ? 'PATCH' : 'POST'),
        statuses: [400, 404, 405],
      })),
  ),
  {
    what: 'a fault with a body that is deep',
    request: control(
      'settings',
      `{"faults":[{"operationId":"${firstId}","status":500,"body":${'['.repeat(deep)}${']'.repeat(deep)}}]}`,
      'PATCH',
    ),
    statuses: [400],
  },
  ...['..%2f..%2fetc%2fpasswd', '%2e%2e%2fpackage.json', '__proto__', 'a%00.png', '%ff', '..\\..\\a'].map(
    (key) => ({
      what: `an upload called ${key}`,
      request: { method: 'GET', target: `/uploads/${key}` },
      statuses: [400, 404],
    }),
  ),
  ...['/nothing', '/docs/..%2fpages.ts', '//portal.test/fapi/terms/', '/fapi/%2e%2e/openapi.yaml%00'].map(
    (target) => ({
      what: `the address ${target}`,
      request: { method: 'GET', target },
      statuses: [400, 404],
    }),
  ),
  { what: 'a proxy', request: { method: 'CONNECT', target: 'portal.test:443' }, statuses: [405] },
  { what: 'no address', request: { method: 'OPTIONS', target: '*' }, statuses: [400] },
  { what: 'no HTTP', request: { method: '\u0016\u0003\u0001', target: '\u0000\u0001' }, statuses: [400] },
  {
    what: 'ten megabytes',
    request: {
      method: 'POST',
      target: '/fapi/auth/login/',
      headers: [json],
      body: Buffer.alloc(10 * 1024 * 1024, '"'),
    },
    statuses: [413],
  },
]
