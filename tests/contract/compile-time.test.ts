import type { BodyOf, QueryOf } from '@mocks/contract/operations'
import { refuse } from '@mocks/contract/refusal'
import { type Call, type Handlers, respond } from '@mocks/handlers/handler'
import { describe, expect, expectTypeOf, it } from 'vitest'

/* Tests the types of handlers. `npm run check` compiles this file; vitest checks only the values. */

const modules = [{ code: 'census' as const, is_active_mobile: true }]

describe('a response', () => {
  it('has a status and a body that its operation declares', () => {
    const ok = respond(200, modules)
    const message = respond(200, { message: 'x' })
    const undeclared = respond(418, { detail: 'x' })
    expectTypeOf<() => typeof ok>().toExtend<Handlers['listHomeModules']>()
    expectTypeOf<() => Promise<typeof ok>>().toExtend<Handlers['listHomeModules']>()
    expectTypeOf<() => typeof message>().not.toExtend<Handlers['listHomeModules']>()
    expectTypeOf<() => typeof undeclared>().not.toExtend<Handlers['listHomeModules']>()
    expect(undeclared).toEqual({ status: 418, body: { detail: 'x' } })
  })

  it('has the body of its own status, not of another status', () => {
    const detail = respond(404, { detail: 'x' })
    const wrong = respond(404, { message: 'x' })
    expectTypeOf<() => typeof detail>().toExtend<Handlers['cancelAuthorization']>()
    expectTypeOf<() => typeof wrong>().not.toExtend<Handlers['cancelAuthorization']>()
  })

  it('has no body where the operation declares none', () => {
    const empty = respond(204)
    const full = respond(204, { message: 'x' })
    expectTypeOf<() => typeof empty>().toExtend<Handlers['logout']>()
    expectTypeOf<() => typeof full>().not.toExtend<Handlers['logout']>()
    expect(empty).toEqual({ status: 204, body: undefined })
  })

  it('keeps the literal types of enum values', () => {
    const { listIdTypes } = {
      listIdTypes: () => respond(200, [{ code: 'DNI', name: 'DNI' }]),
    } satisfies Pick<Handlers, 'listIdTypes'>
    expect(listIdTypes().body).toEqual([{ code: 'DNI', name: 'DNI' }])
  })
})

describe('a call', () => {
  it('has typed parameters, with their defaults', () => {
    expectTypeOf<Call<'createGuest'>['path']>().toEqualTypeOf<{ rp: number }>()
    expectTypeOf<QueryOf<'createGuest'>['property_id']>().toEqualTypeOf<number>()
    expectTypeOf<QueryOf<'listContacts'>['page_size']>().toEqualTypeOf<number>()
    expectTypeOf<QueryOf<'listContacts'>['search']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<keyof QueryOf<'getTerms'>>().toEqualTypeOf<never>()
  })

  it('has the body that the contract declares, or undefined', () => {
    expectTypeOf<BodyOf<'requestPasswordRecovery'>>().toEqualTypeOf<{ email: string }>()
    expectTypeOf<BodyOf<'getTerms'>>().toEqualTypeOf<undefined>()
  })

  it('has a caller exactly if the operation requires a session', () => {
    expectTypeOf<Call<'login'>['caller']>().toEqualTypeOf<null>()
    expectTypeOf<Call<'logout'>['caller']>().toEqualTypeOf<{
      userId: number
      sessionId: string
      token: string
    }>()
  })
})

describe('a refusal', () => {
  it('has the shape that the contract declares for its status', () => {
    expectTypeOf(refuse<409>)
      .parameter(1)
      .toEqualTypeOf<{ message: string }>()
    expectTypeOf(refuse<404>)
      .parameter(1)
      .toEqualTypeOf<{ detail: string }>()
    expect(() => refuse(409, { message: 'x' })).toThrow(
      expect.objectContaining({ status: 409, body: { message: 'x' } }),
    )
  })
})

describe('the handlers', () => {
  it('contain one handler for each operation', () => {
    expectTypeOf<Omit<Handlers, 'login'>>().not.toExtend<Handlers>()
  })
})
