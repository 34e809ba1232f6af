import { contract } from '@mocks/contract/generated/contract'
import { type InvalidRequest, jsonHeader, nestingDepth } from './invalid-calls'
import type { RawRequest } from './raw-request'

const createControlRequest = (name: string, body: string, method = 'POST'): RawRequest => ({
  method,
  target: `/__mock/${name}`,
  headers: [jsonHeader],
  body: Buffer.from(body),
})

const [firstOperationId] = Object.keys(contract.operations)

/** Invalid requests that do not vary by operation. Most of them go to paths outside the contract, such as the controls. */
export const otherInvalidRequests: InvalidRequest[] = [
  ...['reset', 'settings', 'state', 'mailbox', 'nothing', '__proto__', 'constructor', '..%2fstate'].flatMap(
    (name) =>
      ['{', '[]', '{"__proto__": 1}', '{"constructor": 1}', '{"now": "never"}'].map((body) => ({
        description: `control ${name}: ${body}`,
        request: createControlRequest(name, body, name === 'settings' ? 'PATCH' : 'POST'),
        statuses: [400, 404, 405],
      })),
  ),
  {
    description: 'a fault with a deeply nested body',
    request: createControlRequest(
      'settings',
      `{"faults":[{"operationId":"${firstOperationId}","status":500,"body":${'['.repeat(nestingDepth)}${']'.repeat(nestingDepth)}}]}`,
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
  {
    description: 'a proxy request',
    request: { method: 'CONNECT', target: 'portal.test:443' },
    statuses: [405],
  },
  { description: 'the target *', request: { method: 'OPTIONS', target: '*' }, statuses: [400] },
  {
    description: 'a request that is not HTTP',
    request: { method: '\u0016\u0003\u0001', target: '\u0000\u0001' },
    statuses: [400],
  },
  {
    description: 'a body of ten megabytes',
    request: {
      method: 'POST',
      target: '/fapi/auth/login/',
      headers: [jsonHeader],
      body: Buffer.alloc(10 * 1024 * 1024, '"'),
    },
    statuses: [413],
  },
]
