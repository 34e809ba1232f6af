import type { ResidencyRow } from '@mocks/db/rows'
import { type JoinedAccount, toAccountView } from '@mocks/rules/account-descriptions'
import { describe, expect, it } from 'vitest'
import { createResidencyRow } from './sample-lots'
import { createPersonRow, createUserRow, lot, neighbourhood } from './sample-rows'
import { createWorkRow } from './work-rows'

const acacias = { ...neighbourhood, id: 102, name: 'Las Acacias' }
const carolina = createPersonRow(301, { user_id: 1 })
const carolinaOfAcacias = createPersonRow(302, { user_id: 1, real_property_id: 102 })
const personOfAlamos = { person: carolina, realProperty: neighbourhood }
const personOfAcacias = { person: carolinaOfAcacias, realProperty: acacias }
const home = {
  residency: createResidencyRow({ person_id: 301 }),
  person: carolina,
  lot,
  realProperty: neighbourhood,
}

const describeAccount = (overrides: Partial<JoinedAccount>) =>
  toAccountView({ user: createUserRow(), residencies: [], persons: [], works: [], ...overrides }).description

describe('the description of an account', () => {
  it('names the neighbourhoods of a person without a lot and without a work', () => {
    expect(describeAccount({ persons: [personOfAlamos, personOfAcacias] })).toBe(
      'Sin lote ni obra, en Los Álamos y Las Acacias',
    )
  })

  it('says that an account belongs to no neighbourhood', () => {
    expect(describeAccount({})).toBe('Sin barrio')
  })

  it.each([
    ['F', 'Propietaria en Los Álamos (lote A-12)', 'Inquilina en Los Álamos (lote A-12), con permiso'],
    ['M', 'Propietario en Los Álamos (lote A-12)', 'Inquilino en Los Álamos (lote A-12), con permiso'],
    ['X', 'Propietario/a en Los Álamos (lote A-12)', 'Inquilino/a en Los Álamos (lote A-12), con permiso'],
  ] as const)(
    'for the gender %s is %j for an owner, and begins with %j for a tenant',
    (gender, owner, tenant) => {
      const person = { ...carolina, gender }
      const describeHome = (residency: Partial<ResidencyRow>) =>
        describeAccount({
          residencies: [{ ...home, person, residency: createResidencyRow(residency) }],
          persons: [{ ...personOfAlamos, person }],
        })
      expect(describeHome({})).toBe(owner)
      expect(describeHome({ role: 'tenant', can_manage_property: true })).toMatch(tenant)
    },
  )

  it('names no works in a neighbourhood where the account has a lot', () => {
    const works = [
      { person: carolina, work: createWorkRow() },
      { person: carolinaOfAcacias, work: createWorkRow({ id: 502, title: 'Quincho Sosa' }) },
    ]
    expect(describeAccount({ residencies: [home], persons: [personOfAlamos, personOfAcacias], works })).toBe(
      'Propietaria en Los Álamos (lote A-12); Encargada de obra en Las Acacias: Quincho Sosa',
    )
  })

  it('names and counts the works of each neighbourhood separately', () => {
    const works = [
      { person: carolina, work: createWorkRow() },
      { person: carolinaOfAcacias, work: createWorkRow({ id: 502, title: 'Quincho Sosa' }) },
      { person: carolinaOfAcacias, work: createWorkRow({ id: 503, title: 'Pileta Sosa' }) },
    ]
    expect(describeAccount({ persons: [personOfAlamos, personOfAcacias], works })).toBe(
      'Encargada de obra en Los Álamos: Casa Pérez; Encargada de obra en Las Acacias: Quincho Sosa y 1 obra más',
    )
  })
})
