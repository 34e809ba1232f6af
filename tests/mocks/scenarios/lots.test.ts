import type { ResidencyRow } from '@mocks/db/rows'
import { formatFullName } from '@mocks/rules/people'
import { hasOverlap, isInForce } from '@mocks/rules/residencies'
import { getResidentRejectionReason } from '@mocks/rules/resident-views'
import { countryCatalog, sessionCatalogs } from '@mocks/scenarios/catalogs'
import { describe, expect, it } from 'vitest'
import { buildScenario } from './build-scenario'

const today = '2026-03-16'
const rows = await buildScenario('demo')
const requirePerson = (residency: ResidencyRow) => {
  const person = rows.persons.find(({ id }) => id === residency.person_id)
  if (!person) throw new Error(`There is no person ${residency.person_id}`)
  return person
}
const findResidencies = (pid: number, role: ResidencyRow['role']) =>
  rows.residencies.filter((row) => row.property_id === pid && row.role === role)

describe('the residents of the demo', () => {
  it('are people of the lot’s neighbourhood, and have valid dates, unique QR codes and values of the catalogs', () => {
    for (const residency of rows.residencies) {
      const others = rows.residencies.filter(
        (row) =>
          row.id !== residency.id &&
          row.person_id === residency.person_id &&
          row.property_id === residency.property_id,
      )
      expect(others.filter((other) => hasOverlap(residency, other))).toEqual([])
      expect(residency.to_date === null || residency.from_date <= residency.to_date).toBe(true)
      expect(
        residency.role === 'owner' && residency.to_date !== null,
        'a co-resident must not have a last day',
      ).toBe(false)
      const { nationality, real_property_id } = requirePerson(residency)
      expect(countryCatalog.some(({ code }) => code === nationality)).toBe(true)
      const lot = rows.properties.find(({ id }) => id === residency.property_id)
      expect(lot?.real_property_id, formatFullName(requirePerson(residency))).toBe(real_property_id)
      expect(sessionCatalogs.catalog.some(({ code }) => code === residency.main_notification_method)).toBe(
        true,
      )
    }
    // Tenants are registered without the permission to manage the lot. The Administration has since given it to one tenant.
    const managingTenants = rows.residencies.filter((row) => row.role === 'tenant' && row.can_manage_property)
    expect(managingTenants.map((row) => requirePerson(row).email)).toEqual(['lautaro.penaloza@demo.ar'])
    const qrcodes = rows.residencies.map(({ qrcode }) => qrcode)
    expect(new Set(qrcodes).size).toBe(qrcodes.length)
  })

  it('include various co-residents of A-12, past, current and future tenants, and two tenants without permission to enter', () => {
    const owners = findResidencies(201, 'owner').map(requirePerson)
    expect(owners.filter(({ photo_file_name }) => photo_file_name !== null)).toHaveLength(2)
    expect(owners.some(({ email }) => email === null)).toBe(true)
    expect(owners.some((person) => formatFullName(person).length > 60)).toBe(true)
    expect(
      owners.some(({ id_type_code, nationality }) => id_type_code === 'PASAPORTE' && nationality !== 'AR'),
    ).toBe(true)
    const tenants = findResidencies(201, 'tenant')
    const periods = tenants.map((row) =>
      isInForce(row, today) ? 'current' : row.from_date > today ? 'future' : 'past',
    )
    expect(periods.sort()).toEqual(['current', 'current', 'future', 'past'])
    const rejectedTenants = tenants.filter((residency) =>
      getResidentRejectionReason({ residency, person: requirePerson(residency) }, today),
    )
    expect(rejectedTenants).toHaveLength(2)
  })

  it('include one co-resident of C-3, and as its only tenant inquilino, who may not manage the lot', () => {
    expect(findResidencies(203, 'tenant')).toMatchObject([{ person_id: 303, can_manage_property: false }])
    expect(findResidencies(203, 'owner')).toHaveLength(1)
  })
})

describe('the vehicles and pets of the demo', () => {
  it('include only vehicles whose brand, colour and other codes are in the catalogs, and no plate twice on one lot', () => {
    const { carbrand, carmodel, carcolor, cartype, insurance } = sessionCatalogs
    for (const row of rows.vehicles) {
      const model = carmodel.find(({ code }) => code === row.model)
      expect(model?.brand_code, row.model).toBe(row.brand)
      for (const [list, code] of [
        [carbrand, row.brand],
        [carcolor, row.color],
        [cartype, row.vehicle_type],
        [insurance, row.insurance_company],
      ] as const) {
        expect(
          list.some((entry) => entry.code === code),
          code,
        ).toBe(true)
      }
    }
    const plates = rows.vehicles.map((row) => `${row.property_id} ${row.license_plate_number}`)
    expect(new Set(plates).size).toBe(plates.length)
  })

  it('include plates of every format, insurance that expires soon, an expired VTV, and verified and unverified pets', () => {
    const plates = rows.vehicles.map(({ license_plate_number }) => license_plate_number)
    for (const kind of [
      /^[A-Z]{3}\d{3}$/,
      /^[A-Z]{2}\d{3}[A-Z]{2}$/,
      /^A\d{3}[A-Z]{3}$/,
      /^Peatonal$/,
      /^-$/,
      /^$/,
    ]) {
      expect(
        plates.some((plate) => kind.test(plate)),
        String(kind),
      ).toBe(true)
    }
    const days = rows.vehicles.map(({ insurance_expiration_date }) => insurance_expiration_date)
    expect(days).toEqual(expect.arrayContaining(['2026-03-19', '2026-03-23']))
    expect(
      rows.vehicles.some(({ tv_expiration_date }) => tv_expiration_date && tv_expiration_date < today),
    ).toBe(true)
    expect(new Set(rows.pets.map(({ documents_verified_flag }) => documents_verified_flag)).size).toBe(2)
  })
})

describe('the photos of the demo', () => {
  it('each belong to a person or pet, except one photo whose file was never uploaded', () => {
    const photoKeys = [...rows.persons, ...rows.pets].flatMap((row) => row.photo_file_name ?? [])
    const uploadedPhotos = rows.photos.filter(({ is_sent }) => is_sent)
    expect(photoKeys.sort()).toEqual(uploadedPhotos.map(({ file_key }) => file_key).sort())
    for (const { file_key, is_sent } of rows.photos) {
      const file = rows.files.find(({ key }) => key === file_key)
      expect(file?.content === null).toBe(!is_sent)
    }
    expect(rows.photos.filter(({ is_sent }) => !is_sent)).toHaveLength(1)
  })

  it('cannot be mixed up by `getPhoto`, because no pet has the id of a residency', () => {
    const residencyIds = new Set(rows.residencies.map(({ id }) => id))
    expect(rows.pets.filter(({ id }) => residencyIds.has(id))).toEqual([])
  })
})

it('the empty scenario has the residencies of the accounts, and no vehicles, pets or photos', async () => {
  const { residencies, vehicles, pets, photos } = await buildScenario('empty')
  expect(residencies).toHaveLength(6)
  expect([...vehicles, ...pets, ...photos]).toEqual([])
})
