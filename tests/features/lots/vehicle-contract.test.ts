import { changeVehicle, createVehicle, type VehicleContext } from '@mocks/rules/vehicles'
import { sessionCatalogs } from '@mocks/scenarios/catalogs'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Vehicle } from '@/api/generated/model/vehicle'
import { addDays } from '@/domain/days'
import {
  existingVehicleFormSchema,
  newVehicle,
  newVehicleFormSchema,
  normalizePlate,
  toVehicleInput,
  toVehicleValues,
  type VehicleValues,
} from '@/features/lots/vehicles/vehicle-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const monday = '2026-03-16'
const { carmodel, carcolor, cartype, insurance } = sessionCatalogs
const validValues: VehicleValues = {
  type: 'C',
  plate: 'AG 731 KT',
  brand: 'TOYOTA',
  model: 'TOYOTA_HILUX',
  color: 'GREY',
  company: 'SANCOR',
  policy: '4417-88',
  insuredUntil: '2026-11-30',
  inspectedUntil: '',
  unreadableInspection: '',
}
const storedVehicle: Vehicle = {
  ...toVehicleInput(validValues, 301),
  id: 60_001,
  property_id: 201,
  full_name: 'Carolina Ibáñez',
  license_plate_number: '',
  insurance_policy_number: null,
  tv_expiration_date: null,
  activity_date: '2026-03-16T13:00:00.000Z',
}
/** The context in which the user `residente` adds or changes a vehicle. The lot A-12 has no other vehicles. */
const context: VehicleContext = {
  lot: { id: 201 } as VehicleContext['lot'],
  callerPerson: { id: 301 } as VehicleContext['callerPerson'],
  lotVehicles: [],
  catalogs: sessionCatalogs,
  today: monday,
  now: '2026-03-16T13:00:00.000Z',
}

const anyDay = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -400, max: 4000 }).map((days) => addDays(monday, days)) },
  { weight: 1, arbitrary: fc.constantFrom('', '2026-02-31', '16/03/2026', 'mañana') },
)
const anyCode = (list: readonly { code: string }[]) => fc.constantFrom('', ...list.map(({ code }) => code))
const anyText = (maxLength: number) => fc.string({ maxLength, unit: 'grapheme' })

/** Generates valid and invalid form values, in which the model always belongs to the brand. */
const anyValues: fc.Arbitrary<VehicleValues> = fc
  .record({
    type: anyCode(cartype),
    plate: fc.oneof(fc.stringMatching(/^[A-Za-z]{2}[ .-]?\d{3}[ .-]?[a-z]{2}$/), anyText(20)),
    catalogModel: fc.constantFrom(...carmodel),
    color: anyCode(carcolor),
    company: anyCode(insurance),
    policy: anyText(60),
    insuredUntil: anyDay,
    inspectedUntil: anyDay,
    unreadableInspection: fc.constantFrom('', '', '', 'mañana'),
  })
  .map(({ catalogModel: { brand_code, code }, ...values }) => ({ ...values, brand: brand_code, model: code }))

const findErrors = (patch: Partial<VehicleValues>, schema = newVehicleFormSchema) =>
  validateWith(schema)({ ...validValues, ...patch })
const requiredMessage = 'Este campo es obligatorio'

describe('values that the vehicle form accepts', () => {
  it('are accepted by the contract and by the backend', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        if (v.safeParse(newVehicleFormSchema, values).success) {
          acceptedCount += 1
          const input = toVehicleInput(values, 301)
          expect(findContractErrors('VehicleInput', input)).toEqual([])
          expect(createVehicle(input, context, 1).license_plate_number).toBe(normalizePlate(values.plate))
        }
        if (v.safeParse(existingVehicleFormSchema, values).success) {
          const update = toVehicleInput(values, 301, storedVehicle)
          expect(findContractErrors('VehicleUpdate', update)).toEqual([])
          const row = { ...storedVehicle, source: 'CAR', method: 'WEB' } as unknown as Parameters<
            typeof changeVehicle
          >[0]
          expect(changeVehicle(row, update, context).license_plate_number).toBe('')
        }
      }),
      { numRuns: chooseCount(300, 2000), seed: 20260316 },
    )
    // Without this check, the test would pass for a schema that rejects all values.
    expect(acceptedCount).toBeGreaterThan(chooseCount(15, 100))
  })

  it.each<[string, Partial<VehicleValues>]>([
    ['a plate of five characters', { plate: 'AB123' }],
    ['a plate of eight characters', { plate: 'ABCD1234' }],
    ['a plate with dots, dashes and spaces, in small letters', { plate: 'ab.123-c d' }],
    ['a policy of 50 characters', { policy: ` ${'x'.repeat(50)} ` }],
    ['no policy', { policy: '   ' }],
    ['an expired insurance', { insuredUntil: '2020-01-01' }],
    ['no inspection', { inspectedUntil: '' }],
  ])('include %s', (_name, patch) => {
    expect(findErrors(patch)).toEqual({})
    expect(findContractErrors('VehicleInput', toVehicleInput({ ...validValues, ...patch }, 301))).toEqual([])
  })

  it('keep the empty plate, policy and inspection of a stored vehicle if the user edits nothing', () => {
    const { license_plate_number, insurance_policy_number, tv_expiration_date } = toVehicleInput(
      toVehicleValues(storedVehicle),
      301,
      storedVehicle,
    )
    expect({ license_plate_number, insurance_policy_number, tv_expiration_date }).toEqual({
      license_plate_number: '',
      insurance_policy_number: null,
      tv_expiration_date: null,
    })
  })
})

describe('the vehicle form', () => {
  it.each<[Partial<VehicleValues>, Record<string, string>]>([
    [{ type: '' }, { type: requiredMessage }],
    [{ plate: '' }, { plate: requiredMessage }],
    [{ plate: 'AB12' }, { plate: 'La patente debe tener entre 5 y 8 letras y números.' }],
    [{ plate: 'ABCD12345' }, { plate: 'La patente debe tener entre 5 y 8 letras y números.' }],
    [{ plate: '🚗🚗🚗🚗🚗' }, { plate: 'La patente debe tener entre 5 y 8 letras y números.' }],
    [{ plate: 'ÑANDÚ1' }, { plate: 'La patente debe tener entre 5 y 8 letras y números.' }],
    [
      { brand: '', model: '' },
      { brand: requiredMessage, model: requiredMessage },
    ],
    [{ color: '' }, { color: requiredMessage }],
    [{ company: '' }, { company: requiredMessage }],
    [{ policy: 'x'.repeat(51) }, { policy: 'El número de póliza no puede tener más de 50 caracteres.' }],
    [{ insuredUntil: '' }, { insuredUntil: requiredMessage }],
    [{ insuredUntil: '2026-02-31' }, { insuredUntil: 'Tipo de dato invalido' }],
    [{ inspectedUntil: '16/03/2026' }, { inspectedUntil: 'Tipo de dato invalido' }],
    [{ unreadableInspection: 'mañana' }, { inspectedUntil: 'Tipo de dato invalido' }],
  ])('rejects %o', (patch, messages) => expect(findErrors(patch)).toEqual(messages))

  it('accepts any plate of an existing vehicle', () =>
    expect(findErrors({ plate: 'Peatonal 🚶' }, existingVehicleFormSchema)).toEqual({}))
})

it('a new vehicle is a car, and has no other data', () => {
  const { type, ...otherValues } = newVehicle
  expect(type).toBe('C')
  expect(Object.values(otherValues)).toEqual(Array(9).fill(''))
})

it('the form of a stored vehicle has its data', () => {
  const values = { ...validValues, plate: 'AG 731 KT', inspectedUntil: '2026-12-31' }
  const vehicle = { ...storedVehicle, ...toVehicleInput({ ...values, policy: ' 4417-88 ' }, 301) }
  expect(toVehicleValues(vehicle)).toEqual(values)
  expect(toVehicleValues({ ...vehicle, tv_expiration_date: null, insurance_policy_number: null })).toEqual({
    ...values,
    inspectedUntil: '',
    policy: '',
  })
})
