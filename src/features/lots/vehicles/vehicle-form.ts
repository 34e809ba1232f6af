import * as v from 'valibot'
import type { Vehicle } from '@/api/generated/model/vehicle'
import type { VehicleInput } from '@/api/generated/model/vehicleInput'
import { lotForms } from '@/copy/lot-forms'
import { formatPlate } from '@/design-system/components/Plate/plate-parts'
import { isDay } from '@/domain/days'
import { toUppercaseName } from '@/domain/names'
import { copy } from './copy'

const errors = { ...copy.errors, required: lotForms.required }

/** The API's maximum lengths, in characters, of a catalog code and of the policy number. */
const limits = { code: 50, policy: 50 } as const

/** Converts a typed plate to the format that the portal sends: in capitals, without spaces, dots and dashes. */
export const normalizePlate = (text: string) => toUppercaseName(text).replace(/[\s.-]/g, '')

const requiredCode = v.pipe(
  v.string(),
  v.nonEmpty(errors.required),
  v.maxLength(limits.code, errors.required),
)

const isEmptyOrDay = (text: string) => text === '' || isDay(text)

const entries = {
  type: requiredCode,
  brand: requiredCode,
  model: requiredCode,
  color: requiredCode,
  company: requiredCode,
  policy: v.pipe(
    v.string(),
    v.check((text) => text.trim().length <= limits.policy, errors.policyLength),
  ),
  insuredUntil: v.pipe(v.string(), v.nonEmpty(errors.required), v.check(isEmptyOrDay, errors.notADate)),
  inspectedUntil: v.pipe(v.string(), v.check(isEmptyOrDay, errors.notADate)),
  /**
   * The text in the inspection field that is not a date; '' if there is none. Without this entry, the form would ignore
   * such text, because the field is optional.
   */
  unreadableInspection: v.string(),
}

const createVehicleFormSchema = (plate: v.GenericSchema<string>) =>
  v.pipe(
    v.object({ ...entries, plate }),
    v.forward(
      v.partialCheck(
        [['unreadableInspection']],
        ({ unreadableInspection }) => unreadableInspection === '',
        errors.notADate,
      ),
      ['inspectedUntil'],
    ),
  )

export const newVehicleFormSchema = createVehicleFormSchema(
  v.pipe(
    v.string(),
    v.nonEmpty(errors.required),
    v.check((text) => /^[A-Z\d]{5,8}$/.test(normalizePlate(text)), errors.plate),
  ),
)

/** The schema of an existing vehicle. Its plate is read-only and may be empty. */
export const existingVehicleFormSchema = createVehicleFormSchema(v.string())

export type VehicleValues = v.InferInput<typeof newVehicleFormSchema>

/** The initial values of a new vehicle. The default type is a car. */
export const newVehicle: VehicleValues = {
  plate: '',
  type: 'C',
  color: '',
  brand: '',
  model: '',
  company: '',
  policy: '',
  insuredUntil: '',
  inspectedUntil: '',
  unreadableInspection: '',
}

export const toVehicleValues = (vehicle: Vehicle): VehicleValues => ({
  plate: formatPlate(vehicle.license_plate_number),
  type: vehicle.vehicle_type,
  color: vehicle.color,
  brand: vehicle.brand,
  model: vehicle.model,
  company: vehicle.insurance_company,
  policy: vehicle.insurance_policy_number ?? '',
  insuredUntil: vehicle.insurance_expiration_date,
  inspectedUntil: vehicle.tv_expiration_date ?? '',
  unreadableInspection: '',
})

/**
 * Builds the body of the request that creates or updates a vehicle. An update keeps the plate of `vehicle`. `personId` is
 * that of the signed-in user. Call this function only with values that the schema accepted.
 */
export const toVehicleInput = (values: VehicleValues, personId: number, vehicle?: Vehicle): VehicleInput => ({
  vehicle_type: values.type,
  color: values.color,
  brand: values.brand,
  model: values.model,
  insurance_company: values.company,
  insurance_policy_number: values.policy.trim() || null,
  insurance_expiration_date: values.insuredUntil,
  tv_expiration_date: values.inspectedUntil || null,
  license_plate_number: vehicle ? vehicle.license_plate_number : normalizePlate(values.plate),
  person_id: personId,
  source: 'CAR',
  method: 'WEB',
})

/** Maps the API's field names to the names of the form's inputs, so that the backend's errors appear at the inputs. */
export const vehicleServerFields = {
  vehicle_type: 'type',
  license_plate_number: 'plate',
  insurance_company: 'company',
  insurance_policy_number: 'policy',
  insurance_expiration_date: 'insuredUntil',
  tv_expiration_date: 'inspectedUntil',
} as const
