import { contract } from '@mocks/contract/generated/contract'
import type { OperationId } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { client } from '../mocks/client'
import { examplesOf, operations, parameterExamples } from './document'

type Examples = { path: string; body: unknown }

/** The address and the body that the contract's own examples make. `text` replaces the parameters of the path. */
function exampleOf(operation: (typeof operations)[number], text: Record<string, unknown> = {}): Examples {
  const { path, parameters } = contract.operations[
    operation.operationId
  ] as (typeof contract.operations)[string]
  const inPath = { ...parameterExamples(operation, 'path'), ...text }
  const required = parameters.filter(({ place, isRequired }) => place === 'query' && isRequired)
  const query = new URLSearchParams()
  for (const { name } of required) query.set(name, String(parameterExamples(operation, 'query')[name]))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name])))
  return { path: `${filled}?${query}`, body: examplesOf(operation.requestBody?.content)[0] }
}

/** What no example can know. */
const real: Partial<Record<OperationId, (token: string) => unknown>> = {
  refreshToken: (token) => ({ token }),
  createGuest: () => ({
    first_name: 'JUANA',
    last_name: 'PÉREZ',
    id_type_code: 'DNI',
    id_number: '40717253',
    nationality: 'AR',
    gender: 'F',
  }),
  uploadPhoto: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
}

const table = operations.map((operation) => {
  const described = contract.operations[operation.operationId] as (typeof contract.operations)[string]
  return { ...described, operation, operationId: operation.operationId as OperationId }
})

describe('every operation', () => {
  it.each(table)(
    '$operationId: succeeds with the examples of the contract',
    async ({ operation, operationId, method }) => {
      const { mock, call, signIn } = await client()
      const token = await signIn()
      const { path, body } = exampleOf(operation)
      const answer = await call(method, path, { token, body: real[operationId]?.(token) ?? body })
      expect(mock.violations).toEqual([])
      expect([answer.status, answer.body]).toEqual([
        expect.toSatisfy((status) => status < 300),
        expect.anything(),
      ])
    },
  )

  it.each(table.filter(({ isPublic }) => !isPublic))(
    '$operationId: 401 without a session',
    async ({ operation, method }) => {
      const { call } = await client()
      const { path, body } = exampleOf(operation)
      expect(await call(method, path, { body })).toMatchObject({
        status: 401,
        body: { detail: expect.any(String) },
      })
    },
  )

  it.each(table.filter(({ isPublic }) => isPublic))(
    '$operationId: does not look at a token',
    async ({ operation, operationId, method }) => {
      const { call } = await client()
      const { path, body: example } = exampleOf(operation)
      const body = real[operationId]?.('nobody') ?? example
      expect((await call(method, path, { body, token: 'nobody' })).status).toBeLessThan(300)
    },
  )

  it.each(table.filter(({ path }) => /\{(rp|pid|personId|id)\}/.test(path)))(
    '$operationId: 404 for what is somebody else’s, or nobody’s',
    async ({ operation, method }) => {
      const { call, signIn } = await client()
      const token = await signIn()
      for (const text of [{ rp: 999 }, { pid: 999 }, { personId: 303 }, { id: 999_999 }]) {
        const there = exampleOf(operation)
        const elsewhere = exampleOf(operation, text)
        if (there.path === elsewhere.path) continue
        expect(await call(method, elsewhere.path, { token, body: there.body })).toMatchObject({
          status: 404,
          body: { detail: 'No encontrado.' },
        })
      }
    },
  )

  it.each(table.filter(({ request }) => request?.mediaType === 'application/json'))(
    '$operationId: 400 names what is missing',
    async ({ operation, method }) => {
      const { call, signIn } = await client()
      const { status, body } = await call(method, exampleOf(operation).path, {
        token: await signIn(),
        body: {},
      })
      expect(status).toBe(400)
      expect(Object.values(body as object).flat()).toContain('Este campo es obligatorio.')
    },
  )
})
