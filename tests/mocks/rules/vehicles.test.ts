import { createComparator } from '@mocks/rules/ordering'
import {
  changeVehicle,
  createVehicle,
  createVehicleOrderings,
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

  it.each([
    [' 4501-7 ', '4501-7'],
    ['  ', null],
  ])('stores the policy number %j as %j', (insurance_policy_number, storedNumber) => {
    expect(addVehicle({ insurance_policy_number }).insurance_policy_number).toBe(storedNumber)
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
    ['AF-482.QN', true],
    ['--', false],
    ['gris', true],
    ['toyota hil', true],
    ['toyota_hilux', false],
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

describe('vehicles whose brand, model and colour are in no catalog', () => {
  it.each(['delorean', 'dmc-12', 'steel'])('match a search for the code %s', (search) => {
    const vehicle = createVehicleRow({ brand: 'DELOREAN', model: 'DMC-12', color: 'STEEL' })
    expect(isVehicleListed(vehicle, { search }, sessionCatalogs)).toBe(true)
  })
})

describe('the order of the vehicles', () => {
  // The codes of the catalogs have the opposite order of the names.
  const catalogs = {
    ...sessionCatalogs,
    carbrand: ['B1', 'B2'].map((code, index) => ({ code, name: `Marca ${2 - index}` })),
    carmodel: ['M1', 'M2'].map((code, index) => ({ code, name: `Modelo ${2 - index}`, brand_code: 'B1' })),
    carcolor: ['C1', 'C2'].map((code, index) => ({ code, name: `Color ${2 - index}` })),
  }
  const vehicles = [
    createVehicleRow({ id: 1, brand: 'B1', model: 'M1', color: 'C1', updated_at: now }),
    createVehicleRow({ id: 2, brand: 'B2', model: 'M2', color: 'C2', license_plate_number: 'ZZ999ZZ' }),
  ].map((vehicle) => ({ vehicle, registrant: callerPerson }))

  it.each([
    ['brand', 'the name of the brand', [2, 1]],
    ['model', 'the name of the model', [2, 1]],
    ['color', 'the name of the colour', [2, 1]],
    ['activity_date', 'the last update, or else the creation', [2, 1]],
    ['license_plate_number', 'the plate', [1, 2]],
  ])('by %s depends on %s', (ordering, _, ids) => {
    const compare = createComparator(ordering, createVehicleOrderings(catalogs))
    expect(vehicles.toSorted(compare).map(({ vehicle }) => vehicle.id)).toEqual(ids)
  })
})
