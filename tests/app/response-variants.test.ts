import { describe, expect, it } from 'vitest'
import { findContractErrors } from '../support/contract-errors'
import { vary } from '../support/response-variants'

const work = {
  id: 501,
  title: 'Casa',
  status: 'CURRENT',
  start_date: '2025-11-17',
  end_date: '2026-10-30',
  property: {
    id: 201,
    identifier: 'A-12',
    sub_area: { id: 1, name: 'Los Robles' },
    real_property: { id: 101, name: 'Barrio' },
  },
}
const authorization = { id: 7001, message: 'Hola', qrcode: 'A', property_id: 201 }

describe('vary', () => {
  it('adds unknown fields to each object', () => {
    expect(vary('Work', work, 'unknownFields')).toMatchObject({
      new_field: 'nuevo',
      property: { new_field: 'nuevo', real_property: { new_field: 'nuevo' } },
    })
  })

  it('sets each nullable value to null, within the contract', () => {
    const varied = vary('Work', work, 'nullables')
    expect(varied).toMatchObject({ property: { sub_area: null } })
    expect(findContractErrors('Work', varied)).toEqual([])
  })

  it('leaves out optional fields, also those of a composed schema', () => {
    expect(vary('AuthorizationDetail', authorization, 'absentOptionals')).toEqual({ id: 7001 })
  })

  it('sets optional fields to null, also absent ones', () => {
    expect(vary('AuthorizationDetail', { id: 7001, message: 'Hola' }, 'nullOptionals')).toMatchObject({
      id: 7001,
      message: null,
      qrcode: null,
      property_id: null,
    })
  })

  it('replaces the values of enumerations', () => {
    expect(vary('Work', work, 'unknownCodes')).toEqual({ ...work, status: 'NEW_CODE' })
  })

  it('halves the rows of a page, and keeps the count', () => {
    const page = { count: 3, current: 1, results: [work, work, work] }
    expect(vary('WorkPage', page, 'shorterPages')).toEqual({ ...page, results: [work, work] })
    expect(vary('Work', work, 'shorterPages')).toEqual(work)
  })
})
