import { gzipSync } from 'node:zlib'
import {
  buildAddress,
  contractOperations,
  type GeneratedCall,
  listParameters,
  type Operation,
} from '../contract/fuzz/generated-call'
import type { RawRequest } from './raw-request'

/** An invalid request, and the responses that a test accepts for it. */
export interface InvalidRequest {
  /** The text that names the request in a failed test. */
  description: string
  request: RawRequest
  /** The statuses that the response may have. */
  statuses: readonly number[]
}

/** An operation with the arguments and the token of a valid call. */
export interface Target {
  operation: Operation
  call: GeneratedCall
  token: string
}

/** Creates the invalid request of one kind; undefined if the kind does not apply to the operation. */
type RequestBuilder = (target: Target) => Omit<InvalidRequest, 'description'> | undefined

export const jsonHeader = 'Content-Type: application/json'
/** The number of nested levels in deeply nested JSON. */
export const nestingDepth = 20_000

/** Creates the raw request of a valid call, but with the fields of `overrides`. The bearer token stays in the headers. */
function createRequest({ operation, call, token }: Target, overrides: Partial<RawRequest> = {}): RawRequest {
  const bearer = operation.isPublic ? [] : [`Authorization: Bearer ${token}`]
  const { method } = operation
  return {
    method,
    target: buildAddress(operation, call),
    ...overrides,
    headers: [...bearer, ...(overrides.headers ?? [])],
  }
}

const appendQuery = (target: Target, query: string): string => {
  const address = buildAddress(target.operation, target.call)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

const isJson = ({ operation }: Target) => operation.request?.mediaType === 'application/json'
const isForm = ({ operation }: Target) => operation.request?.mediaType === 'multipart/form-data'

/** Returns a builder that replaces the body. The builder applies only to operations with a JSON body. */
const replaceJsonBody =
  (
    body: string | Buffer,
    headers: readonly string[] = [jsonHeader],
    statuses: readonly number[] = [400],
  ): RequestBuilder =>
  (target) =>
    isJson(target)
      ? { request: createRequest(target, { headers, body: Buffer.from(body) }), statuses }
      : undefined

/** Returns a builder that replaces the body. The builder applies only to operations with a form as the body. */
const replaceFormBody =
  (body: string, boundary = 'cut'): RequestBuilder =>
  (target) => {
    if (!isForm(target)) return undefined
    const headers = [`Content-Type: multipart/form-data; boundary=${boundary}`]
    return { request: createRequest(target, { headers, body: Buffer.from(body) }), statuses: [400] }
  }

const createFormPart = (disposition: string, text: string) =>
  `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n--cut--\r\n`

/** Returns a builder that overrides fields of the request. The builder applies to every operation. */
const overrideRequest =
  (statuses: readonly number[], change: (target: Target) => Partial<RawRequest>): RequestBuilder =>
  (target) => ({ request: createRequest(target, change(target)), statuses })

/** Returns a builder that adds a field to the body. The builder applies only to operations with a JSON body. */
const addJsonField =
  (field: string): RequestBuilder =>
  (target) => {
    if (!isJson(target)) return undefined
    const validBody = JSON.stringify(target.call.body ?? {})
    const body = validBody === '{}' ? `{${field}}` : validBody.replace(/\}$/, `,${field}}`)
    return {
      request: createRequest(target, { headers: [jsonHeader], body: Buffer.from(body) }),
      statuses: [400],
    }
  }

const listMethods = (path: string) =>
  contractOperations.filter((operation) => operation.path === path).map(({ method }) => method)

/** The builder of each kind of invalid request, by the description of the kind. */
const kinds: Record<string, RequestBuilder> = {
  // With the other method, the path may match a path template of another operation. That operation may reject the value of
  // its path parameter with 400.
  'another method': overrideRequest([400, 405], ({ operation: { path } }) => {
    const methods = listMethods(path)
    return {
      method: ['DELETE', 'PATCH', 'PUT', 'POST'].find((method) => !methods.includes(method)) ?? 'HEAD',
    }
  }),
  'an unknown method': overrideRequest([400, 405], () => ({ method: 'BREW' })),
  'a WebDAV method': overrideRequest([405], () => ({ method: 'PROPFIND' })),
  'the method TRACE': overrideRequest([400], () => ({ method: 'TRACE' })),
  'a path with additional segments': overrideRequest([400, 404, 405], (target) => ({
    target: buildAddress(target.operation, target.call).replace(/\/?(\?|$)/, '/..%2f..%2fetc%2fpasswd/$1'),
  })),
  'a null character in the query string': overrideRequest([400], (target) => ({
    target: appendQuery(target, 'q=%00'),
  })),
  'a query string that is not UTF-8': overrideRequest([400], (target) => ({
    target: appendQuery(target, 'q=%ff%fe'),
  })),
  'no Host header': overrideRequest([400], () => ({ isHostless: true })),
  'a host with a path': overrideRequest([400], () => ({
    isHostless: true,
    headers: ['Host: portal.test/fapi/terms/?'],
  })),
  'HTTP/1.0 and an unknown path': overrideRequest([400, 404, 405], (target) => ({
    version: 'HTTP/1.0',
    isHostless: true,
    target: `${buildAddress(target.operation, target.call).split('?')[0]}nothing/`,
  })),
  'HTTP/9.9': overrideRequest([400], () => ({ version: 'HTTP/9.9' })),
  'headers that are too large': overrideRequest([431], () => ({
    headers: [`X-Large: ${'x'.repeat(40_000)}`],
  })),
  'a null byte in a header': overrideRequest([400], () => ({ headers: ['X-Null: a\0b'] })),
  'a header without a name': overrideRequest([400], () => ({ headers: [': nothing'] })),
  'two content lengths': overrideRequest([400], () => ({
    headers: ['Content-Length: 1', 'Content-Length: 2'],
  })),
  'a negative content length': overrideRequest([400], () => ({ headers: ['Content-Length: -1'] })),
  'a content length and chunks': overrideRequest([400], () => ({
    headers: ['Content-Length: 4', 'Transfer-Encoding: chunked'],
  })),
  'an invalid session name': overrideRequest([400], () => ({ headers: ['X-Mock-Session: ../../etc'] })),
  'an unknown bearer token': ({ operation, call }) =>
    operation.isPublic
      ? undefined
      : { request: createRequest({ operation, call, token: '__proto__' }), statuses: [401] },
  'an invalid time zone': (target) =>
    listParameters(target.operation, 'header').some(({ name }) => name === 'Time-Zone')
      ? { request: createRequest(target, { headers: [`Time-Zone: ${'x'.repeat(500)}`] }), statuses: [400] }
      : undefined,
  'a repeated integer parameter whose last value is huge': (target) => {
    const parameter = listParameters(target.operation, 'query').find(({ types }) => types.includes('integer'))
    const query = `${parameter?.name}=1&${parameter?.name}=${'9'.repeat(400)}`
    return (
      parameter && { request: createRequest(target, { target: appendQuery(target, query) }), statuses: [400] }
    )
  },
  'invalid chunks': (target) =>
    target.operation.request
      ? {
          request: createRequest(target, {
            headers: [jsonHeader, 'Transfer-Encoding: chunked'],
            body: Buffer.from('zz\r\n{}\r\n'),
          }),
          statuses: [400],
        }
      : undefined,

  'truncated JSON': replaceJsonBody('{"name": "a'),
  'JSON with a trailing comma': addJsonField('"a": 1,'),
  'a JSON array': replaceJsonBody('[1]'),
  'JSON that is not UTF-8': replaceJsonBody(Buffer.from('{"name": "\xe9\xff"}', 'latin1')),
  'JSON in UTF-16': replaceJsonBody(Buffer.from('\ufeff{"name": "a"}', 'utf16le')),
  'JSON with charset=utf-16le': replaceJsonBody('{}', [`${jsonHeader}; charset=utf-16le`]),
  'compressed JSON': replaceJsonBody(gzipSync('{}'), [jsonHeader, 'Content-Encoding: gzip'], [415]),
  'JSON without a media type': replaceJsonBody('{}', []),
  'a form instead of JSON': replaceJsonBody('name=a', ['Content-Type: application/x-www-form-urlencoded']),
  'JSON with a null character': addJsonField('"name": "a\\u0000b"'),
  'JSON with an unpaired surrogate': addJsonField('"name": "a\\ud800b"'),
  'JSON with an unpaired surrogate in a field name': addJsonField('"\\ud800": 1'),
  'JSON with a prototype': addJsonField('"__proto__": {"isAdmin": true}'),
  'JSON with a constructor': addJsonField('"constructor": {"prototype": {"isAdmin": true}}'),
  'deeply nested JSON': addJsonField(`"more": ${'['.repeat(nestingDepth)}${']'.repeat(nestingDepth)}`),
  'deeply nested, truncated JSON': replaceJsonBody('{"a":'.repeat(nestingDepth)),
  'JSON with an infinite number': addJsonField('"more": 1e400'),
  'an infinite number as the body': replaceJsonBody('1e400'),

  'a form without parts': replaceFormBody(''),
  'a truncated form': replaceFormBody(
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  ),
  'a form with another boundary': replaceFormBody(createFormPart('name="file"', 'a'), 'other'),
  'a form with a text instead of a file': replaceFormBody(createFormPart('name="file"', 'a')),
  'a form with a prototype': replaceFormBody(createFormPart('name="__proto__"', 'a')),
  'a form with a null character': replaceFormBody(createFormPart('name="a"', 'a\0b')),
  'a form with one file, whose name is a path': replaceFormBody(
    createFormPart('name="file"; filename="../../../etc/passwd\0.pdf"', 'root'),
  ),
}

/** Creates the invalid requests of every kind that applies to one operation. */
export const createInvalidCalls = (target: Target): InvalidRequest[] =>
  Object.entries(kinds).flatMap(([kind, buildRequest]) => {
    const invalidRequest = buildRequest(target)
    return invalidRequest
      ? [{ description: `${target.operation.operationId}: ${kind}`, ...invalidRequest }]
      : []
  })
