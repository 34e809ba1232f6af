import {
  changeVehicle,
  createVehicle,
  isVehicleListed,
  toStoredPlate,
  toVehicle,
} from '@mocks/rules/vehicles'
import { sessionCatalogs } from '@mocks/scenarios/catalogs'
import { describe, expect, it } from 'vitest'
import { carolina, now, vehicle, vehicleInput, vehicleSaving } from './sample-lots'
import { refusalOf, today } from './sample-rows'

const add = (more: object = {}, others: object = {}) =>
  createVehicle(vehicleInput(more), vehicleSaving(others), 60_100)

describe('a new vehicle', () => {
  it('keeps its plate in capitals, without spaces or dashes', () => {
    expect(add()).toMatchObject({
      id: 60_100,
      property_id: 201,
      person_id: 301,
      license_plate_number: 'AG731KT',
      insurance_policy_number: null,
      tv_expiration_date: null,
      from_date: today,
      created_at: now,
      updated_at: null,
    })
    expect(['abc-123', ' a 123 bcd', 'AB.123.CD'].map(toStoredPlate)).toEqual([
      'ABC123',
      'A123BCD',
      'AB123CD',
    ])
  })

  it.each(['ab1', 'abcdefghi', 'ÑAÑ 123', '-----'])('has no plate like %s', (license_plate_number) => {
    expect(refusalOf(() => add({ license_plate_number })).body).toEqual({
      license_plate_number: ['La patente debe tener entre 5 y 8 letras y números.'],
    })
  })

  it('is on the lot once, however its plate is written', () => {
    const others = [vehicle({ license_plate_number: 'AG731KT' })]
    expect(refusalOf(() => add({ license_plate_number: 'aG-731-kT' }, { others })).body).toEqual({
      license_plate_number: ['Ya hay un vehículo con esta patente en el lote.'],
    })
    expect(add({}, { others: [vehicle({ license_plate_number: '' })] }).license_plate_number).toBe('AG731KT')
  })

  it.each([
    [{ color: 'PLAID' }, { color: ['No es una opción válida.'] }],
    [{ vehicle_type: 'UFO' }, { vehicle_type: ['No es una opción válida.'] }],
    [{ insurance_company: 'NONE' }, { insurance_company: ['No es una opción válida.'] }],
    [{ model: 'TOYOTA_T' }, { model: ['No es una opción válida.'] }],
    [{ brand: 'FIAT' }, { model: ['El modelo no es de esa marca.'] }],
    [{ person_id: 303 }, { person_id: ['La persona no es la que inició la sesión.'] }],
  ])('is refused for %j', (more, said) => {
    expect(refusalOf(() => add(more))).toEqual({ status: 400, body: said })
  })
})

describe('a changed vehicle', () => {
  const change = (more: object = {}, before = vehicle()) =>
    changeVehicle(
      before,
      { ...vehicleInput({ license_plate_number: 'af 482 qn' }), ...more },
      vehicleSaving(),
    )

  it('keeps its plate, sent or not', () => {
    expect(change({ color: 'RED' })).toMatchObject({
      license_plate_number: 'AF482QN',
      color: 'RED',
      updated_at: now,
    })
    expect(change({ license_plate_number: undefined }).license_plate_number).toBe('AF482QN')
    const onFoot = vehicle({ license_plate_number: 'Peatonal' })
    expect(change({ license_plate_number: 'Peatonal' }, onFoot).license_plate_number).toBe('Peatonal')
    expect(refusalOf(() => change({ license_plate_number: 'AG731KT' })).body).toEqual({
      license_plate_number: ['Este dato no se puede modificar.'],
    })
  })
})

describe('a vehicle as listed', () => {
  it.each([
    ['af 482', true],
    ['af482qn', true],
    ['gris', true],
    ['toyota hil', true],
    ['fiat', false],
    ['', true],
  ])('is found by %j: %s', (search, isFound) => {
    expect(isVehicleListed(vehicle(), { search }, sessionCatalogs)).toBe(isFound)
  })

  it('tells who registered it', () => {
    expect(toVehicle({ vehicle: vehicle(), owner: carolina })).toMatchObject({
      property_id: 201,
      person_id: 301,
      full_name: 'Ana Apellido 301',
      brand: 'TOYOTA',
    })
  })
})
