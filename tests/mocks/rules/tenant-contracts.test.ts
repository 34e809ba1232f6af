import type { Schemas } from '@mocks/contract/operations'
import { changeResident, createResident } from '@mocks/rules/residents'
import { describe, expect, it } from 'vitest'
import {
  callerPerson,
  createJoinedResident,
  createResidencyRow,
  createResidentContext,
  createTenantInput,
} from './sample-lots'
import { catchInvalidFields } from './sample-rows'

const contract = { from_date: '2026-03-01', to_date: '2026-03-31' }
const context = createResidentContext({ contract })
const newIds = { residencyId: 90, personId: 5000, qrcode: 'LA-2222-3333' }
const addTenant = (days: Partial<Schemas['TenantInput']>) =>
  createResident(createTenantInput(days), undefined, context, newIds).residency

describe('a tenant who registers another tenant', () => {
  it('can choose the first and the last day of their own contract', () => {
    expect(addTenant(contract)).toMatchObject(contract)
  })

  it('cannot choose days before or after their own contract', () => {
    expect(catchInvalidFields(() => addTenant({ from_date: '2026-02-28', to_date: '2026-04-01' }))).toEqual({
      from_date: ['Tu contrato empieza el 01/03/2026: no puede ser antes.'],
      to_date: ['Tu contrato termina el 31/03/2026: no puede ser después.'],
    })
  })

  it('can save unchanged days outside their own contract', () => {
    const days = { from_date: '2026-02-01', to_date: '2026-06-30' }
    const longerTenant = createJoinedResident({ role: 'tenant', ...days })
    expect(changeResident(longerTenant, createTenantInput(days), context).residency).toMatchObject(days)
  })
})

it('a tenant cannot change the days of their own contract', () => {
  const ownResidency = {
    person: callerPerson,
    residency: createResidencyRow({ role: 'tenant', person_id: callerPerson.id, ...contract }),
  }
  const input = createTenantInput({
    last_name: callerPerson.last_name,
    id_number: callerPerson.id_number,
    email: callerPerson.email,
    from_date: '2026-03-02',
    to_date: '2026-03-30',
  })
  const sentences = ['No podés cambiar las fechas de tu propio contrato.']
  expect(catchInvalidFields(() => changeResident(ownResidency, input, context))).toEqual({
    from_date: sentences,
    to_date: sentences,
  })
  expect(changeResident(ownResidency, { ...input, ...contract }, context).residency).toMatchObject(contract)
})
