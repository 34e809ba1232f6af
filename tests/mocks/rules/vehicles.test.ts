import {
  changeVehicle,
  createVehicle,
  isVehicleListed,
  toStoredPlate,
  toVehicle,
} from '@mocks/rules/vehicles'
import { sessionCatalogs } from '@mocks/scenarios/catalogs'
import { describe, expect, it } from 'vitest'
import { callerPerson, createVehicleContext, createVehicleInput, createVehicleRow, now } from './sample-lots'
import { catchRefusal, today } from './sample-rows'

const addVehicle = (overrides: object = {}, context: object = {}) =>
  createVehicle(createVehicleInput(overrides), createVehicleContext(context), 60_100)

describe('createVehicle', () => {
  it('stores the plate in capitals without spaces, dots or dashes', () => {
    expect(addVehicle()).toMatchObject({
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

  it.each(['ab1', 'abcdefghi', 'ÑAÑ 123', '-----'])('rejects the plate %s', (license_plate_number) => {
    expect(catchRefusal(() => addVehicle({ license_plate_number })).body).toEqual({
      license_plate_number: ['La patente debe tener entre 5 y 8 letras y números.'],
    })
  })

  it('rejects the plate of another vehicle of the lot, in any notation', () => {
    const lotVehicles = [createVehicleRow({ license_plate_number: 'AG731KT' })]
    expect(
      catchRefusal(() => addVehicle({ license_plate_number: 'aG-731-kT' }, { lotVehicles })).body,
    ).toEqual({
      license_plate_number: ['Ya hay un vehículo con esta patente en el lote.'],
    })
    expect(
      addVehicle({}, { lotVehicles: [createVehicleRow({ license_plate_number: '' })] }).license_plate_number,
    ).toBe('AG731KT')
  })

  it.each([
    [{ color: 'PLAID' }, { color: ['No es una opción válida.'] }],
    [{ vehicle_type: 'UFO' }, { vehicle_type: ['No es una opción válida.'] }],
    [{ insurance_company: 'NONE' }, { insurance_company: ['No es una opción válida.'] }],
    [{ model: 'TOYOTA_T' }, { model: ['No es una opción válida.'] }],
    [{ brand: 'FIAT' }, { model: ['El modelo no es de esa marca.'] }],
    [{ person_id: 303 }, { person_id: ['La persona no es la que inició la sesión.'] }],
  ])('rejects a vehicle with %j', (overrides, errors) => {
    expect(catchRefusal(() => addVehicle(overrides))).toEqual({ status: 400, body: errors })
  })
})

describe('changeVehicle', () => {
  const changeVehicleFields = (overrides: object = {}, vehicle = createVehicleRow()) =>
    changeVehicle(
      vehicle,
      { ...createVehicleInput({ license_plate_number: 'af 482 qn' }), ...overrides },
      createVehicleContext(),
    )

  it('keeps the stored plate, or the text stored instead of a plate, and rejects a different plate', () => {
    expect(changeVehicleFields({ color: 'RED' })).toMatchObject({
      license_plate_number: 'AF482QN',
      color: 'RED',
      updated_at: now,
    })
    expect(changeVehicleFields({ license_plate_number: undefined }).license_plate_number).toBe('AF482QN')
    const vehicleWithoutPlate = createVehicleRow({ license_plate_number: 'Peatonal' })
    expect(
      changeVehicleFields({ license_plate_number: 'Peatonal' }, vehicleWithoutPlate).license_plate_number,
    ).toBe('Peatonal')
    expect(catchRefusal(() => changeVehicleFields({ license_plate_number: 'AG731KT' })).body).toEqual({
      license_plate_number: ['Este dato no se puede modificar.'],
    })
  })
})

describe('listed vehicles', () => {
  it.each([
    ['af 482', true],
    ['af482qn', true],
    ['gris', true],
    ['toyota hil', true],
    ['fiat', false],
    ['', true],
  ])('match the search %j: %s', (search, isListed) => {
    expect(isVehicleListed(createVehicleRow(), { search }, sessionCatalogs)).toBe(isListed)
  })

  it('contain the name of the person who registered the vehicle', () => {
    expect(toVehicle({ vehicle: createVehicleRow(), registrant: callerPerson })).toMatchObject({
      property_id: 201,
      person_id: 301,
      full_name: 'Ana Apellido 301',
      brand: 'TOYOTA',
    })
  })
})
