import type { ResidencyRow } from '@mocks/db/rows'
import { formatFullName } from '@mocks/rules/people'
import { hasOverlap, isInForce } from '@mocks/rules/residencies'
import { getResidentRejectionReason } from '@mocks/rules/resident-views'
import { countryCatalog, sessionCatalogs } from '@mocks/scenarios/catalogs'
import { describe, expect, it } from 'vitest'
import { built } from './built'

const today = '2026-03-16'
const rows = await built('demo')
const personOf = (residency: ResidencyRow) => {
  const person = rows.persons.find(({ id }) => id === residency.person_id)
  if (!person) throw new Error(`Nobody is ${residency.person_id}`)
  return person
}
const ofLot = (pid: number, role: ResidencyRow['role']) =>
  rows.residencies.filter((row) => row.property_id === pid && row.role === role)

describe('the residents of the demo', () => {
  it('could have been registered: nobody twice on a lot, and known to the lists', () => {
    for (const one of rows.residencies) {
      const others = rows.residencies.filter(
        (row) => row.id !== one.id && row.person_id === one.person_id && row.property_id === one.property_id,
      )
      expect(others.filter((other) => hasOverlap(one, other))).toEqual([])
      expect(one.to_date === null || one.from_date <= one.to_date).toBe(true)
      expect(one.role === 'owner' && one.to_date !== null, 'an owner has no contract').toBe(false)
      const { nationality, real_property_id } = personOf(one)
      expect(countryCatalog.some(({ code }) => code === nationality)).toBe(true)
      const lot = rows.properties.find(({ id }) => id === one.property_id)
      expect(lot?.real_property_id, formatFullName(personOf(one))).toBe(real_property_id)
      expect(sessionCatalogs.catalog.some(({ code }) => code === one.main_notification_method)).toBe(true)
    }
    // Nobody is registered as one who rents and manages: the Administration let him.
    const managing = rows.residencies.filter((one) => one.role === 'renter' && one.can_manage_property)
    expect(managing.map((one) => personOf(one).email)).toEqual(['lautaro.penaloza@demo.ar'])
    const qrcodes = rows.residencies.map(({ qrcode }) => qrcode)
    expect(new Set(qrcodes).size).toBe(qrcodes.length)
  })

  it('show on A-12 everything that a table has to show', () => {
    const owners = ofLot(201, 'owner').map(personOf)
    expect(owners.filter(({ photo_file_name }) => photo_file_name !== null)).toHaveLength(2)
    expect(owners.some(({ email }) => email === null)).toBe(true)
    expect(owners.some((person) => formatFullName(person).length > 60)).toBe(true)
    expect(
      owners.some(({ id_type_code, nationality }) => id_type_code === 'PASAPORTE' && nationality !== 'AR'),
    ).toBe(true)
    const tenants = ofLot(201, 'renter')
    const when = tenants.map((row) =>
      isInForce(row, today) ? 'now' : row.from_date > today ? 'later' : 'once',
    )
    expect(when.sort()).toEqual(['later', 'now', 'now', 'once'])
    const refused = tenants.filter((residency) =>
      getResidentRejectionReason({ residency, person: personOf(residency) }, today),
    )
    expect(refused).toHaveLength(2)
  })

  it('leave inquilino a renter of C-3 who may change nothing', () => {
    expect(ofLot(203, 'renter')).toMatchObject([{ person_id: 303, can_manage_property: false }])
    expect(ofLot(203, 'owner')).toHaveLength(1)
  })
})

describe('the vehicles and pets of the demo', () => {
  it('are what the lists know, each plate once on a lot', () => {
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

  it('have every kind of plate, and papers that are over or nearly', () => {
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
  it('have files, which are shown; one is still to be sent', () => {
    const shown = [...rows.persons, ...rows.pets].flatMap((row) => row.photo_file_name ?? [])
    const sent = rows.photos.filter(({ is_sent }) => is_sent)
    expect(shown.sort()).toEqual(sent.map(({ file_key }) => file_key).sort())
    for (const { file_key, is_sent } of rows.photos) {
      const file = rows.files.find(({ key }) => key === file_key)
      expect(file?.content === null).toBe(!is_sent)
    }
    expect(rows.photos.filter(({ is_sent }) => !is_sent)).toHaveLength(1)
  })

  it('never share a number with a resident', () => {
    const residencies = new Set(rows.residencies.map(({ id }) => id))
    expect(rows.pets.filter(({ id }) => residencies.has(id))).toEqual([])
  })
})

it('in the empty scenario lots have only those who sign in', async () => {
  const { residencies, vehicles, pets, photos } = await built('empty')
  expect(residencies).toHaveLength(6)
  expect([...vehicles, ...pets, ...photos]).toEqual([])
})
