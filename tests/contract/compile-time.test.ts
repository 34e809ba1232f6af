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

  it('has the body that the operation declares for the status of the response, not for another status', () => {
    const detail = respond(404, { detail: 'x' })
    const wrong = respond(404, { message: 'x' })
    expectTypeOf<() => typeof detail>().toExtend<Handlers['cancelAuthorization']>()
    expectTypeOf<() => typeof wrong>().not.toExtend<Handlers['cancelAuthorization']>()
  })

  it('has no body if the operation declares none for the status', () => {
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
  it('has typed parameters, and a parameter with a default is never undefined', () => {
    expectTypeOf<Call<'createGuest'>['path']>().toEqualTypeOf<{ rp: number }>()
    expectTypeOf<QueryOf<'createGuest'>['property_id']>().toEqualTypeOf<number>()
    expectTypeOf<QueryOf<'listContacts'>['page_size']>().toEqualTypeOf<number>()
    expectTypeOf<QueryOf<'listContacts'>['search']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<keyof QueryOf<'getTerms'>>().toEqualTypeOf<never>()
  })

  it('has the body that the contract declares, or undefined if the contract declares none', () => {
    expectTypeOf<BodyOf<'requestPasswordRecovery'>>().toEqualTypeOf<{ email: string }>()
    expectTypeOf<BodyOf<'getTerms'>>().toEqualTypeOf<undefined>()
  })

  it('has a caller if the operation requires a session, and null otherwise', () => {
    expectTypeOf<Call<'login'>['caller']>().toEqualTypeOf<null>()
    expectTypeOf<Call<'logout'>['caller']>().toEqualTypeOf<{
      userId: number
      sessionId: string
      token: string
    }>()
  })
})

describe('a refusal', () => {
  it('has the body type that the contract declares for its status, and is thrown', () => {
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
  it('must contain a handler for each operation', () => {
    expectTypeOf<Omit<Handlers, 'login'>>().not.toExtend<Handlers>()
  })
})
