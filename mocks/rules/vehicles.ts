import type { Schemas } from '../contract/operations.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { PersonRow, PropertyRow, VehicleRow } from '../db/rows.ts'
import { type FieldRefusals, refuseInvalidFields } from './field-refusals.ts'
import { getActivityDate, type LotFilter, matchesLotFilter } from './lot-lists.ts'
import { formatFullName, matchesText } from './people.ts'
import type { SessionCatalogs } from './session.ts'

/** A vehicle, joined with the person who registered it. */
export interface RegisteredVehicle {
  vehicle: VehicleRow
  registrant: PersonRow
}

type VehicleCatalogs = Pick<SessionCatalogs, 'carbrand' | 'carmodel' | 'carcolor' | 'cartype' | 'insurance'>

/** The context of a request that saves a vehicle. */
export interface VehicleContext {
  lot: PropertyRow
  /** The caller's person in the neighbourhood. */
  callerPerson: PersonRow
  /** The vehicles of the lot. A new vehicle may not have the plate of one of them. */
  lotVehicles: readonly VehicleRow[]
  catalogs: VehicleCatalogs
  today: string
  /** The time of the call, ISO 8601. */
  now: string
}

/** Normalizes a plate: capitals, without spaces, dots or dashes. */
export const toStoredPlate = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')

/** Creates a vehicle. @throws Refusal 400 with the sentences of each invalid field. */
export function createVehicle(
  input: Schemas['VehicleInput'],
  context: VehicleContext,
  id: number,
): VehicleRow {
  const plate = toStoredPlate(input.license_plate_number)
  refuseInvalidFields({
    ...findDataRefusals(input, context),
    license_plate_number: findPlateRefusals(plate, context),
  })
  return {
    id,
    property_id: context.lot.id,
    person_id: context.callerPerson.id,
    source: input.source,
    method: input.method,
    from_date: context.today,
    created_at: context.now,
    updated_at: null,
    license_plate_number: plate,
    ...pickVehicleData(input),
  }
}

/**
 * Changes a vehicle, whose plate must stay the same.
 * @throws Refusal 400 with the sentences of each invalid field.
 */
export function changeVehicle(
  vehicle: VehicleRow,
  input: Schemas['VehicleUpdate'],
  context: VehicleContext,
): VehicleRow {
  const { license_plate_number: plate } = input
  const isSamePlate =
    plate === undefined || toStoredPlate(plate) === toStoredPlate(vehicle.license_plate_number)
  refuseInvalidFields({
    ...findDataRefusals(input, context),
    license_plate_number: isSamePlate ? [] : [copy.locked],
  })
  return { ...vehicle, ...pickVehicleData(input), updated_at: context.now }
}

const pickVehicleData = (input: Schemas['VehicleData']) => ({
  vehicle_type: input.vehicle_type,
  color: input.color,
  brand: input.brand,
  model: input.model,
  insurance_company: input.insurance_company,
  insurance_policy_number: input.insurance_policy_number?.trim() || null,
  insurance_expiration_date: input.insurance_expiration_date,
  tv_expiration_date: input.tv_expiration_date ?? null,
})

function findPlateRefusals(plate: string, { lotVehicles }: VehicleContext): string[] {
  if (!/^[A-Z0-9]{5,8}$/.test(plate)) return [copy.impossiblePlate]
  return lotVehicles.some(({ license_plate_number }) => toStoredPlate(license_plate_number) === plate)
    ? [copy.repeatedPlate]
    : []
}

function findDataRefusals(
  input: Schemas['VehicleData'] & { person_id: number },
  { catalogs, callerPerson }: VehicleContext,
): FieldRefusals {
  const findCatalogRefusals = (entries: readonly { code: string }[], requestedCode: string) =>
    entries.some(({ code }) => code === requestedCode) ? [] : [copy.notInCatalog]
  const brandModels = catalogs.carmodel.filter(({ brand_code }) => brand_code === input.brand)
  const isModelOfOtherBrand =
    findCatalogRefusals(brandModels, input.model).length > 0 &&
    findCatalogRefusals(catalogs.carmodel, input.model).length === 0
  return {
    vehicle_type: findCatalogRefusals(catalogs.cartype, input.vehicle_type),
    color: findCatalogRefusals(catalogs.carcolor, input.color),
    brand: findCatalogRefusals(catalogs.carbrand, input.brand),
    model: isModelOfOtherBrand ? [copy.otherBrand] : findCatalogRefusals(catalogs.carmodel, input.model),
    insurance_company: findCatalogRefusals(catalogs.insurance, input.insurance_company),
    person_id: input.person_id === callerPerson.id ? [] : [copy.otherCaller],
  }
}

/** Converts a row to the `Vehicle` of a response. */
export const toVehicle = ({ vehicle, registrant }: RegisteredVehicle): Schemas['Vehicle'] => ({
  id: vehicle.id,
  property_id: vehicle.property_id,
  person_id: vehicle.person_id,
  full_name: formatFullName(registrant),
  license_plate_number: vehicle.license_plate_number,
  ...pickVehicleData(vehicle),
  activity_date: getActivityDate(vehicle),
})

const getCatalogNames = (catalogs: VehicleCatalogs, { brand, model, color }: VehicleRow) => ({
  brand: catalogs.carbrand.find(({ code }) => code === brand)?.name ?? brand,
  model: catalogs.carmodel.find(({ code }) => code === model)?.name ?? model,
  color: catalogs.carcolor.find(({ code }) => code === color)?.name ?? color,
})

/**
 * Whether a vehicle matches all filters. The search looks in the plate and in the names of the brand, the model and the
 * colour. In the plate, it ignores spaces, dots and dashes.
 */
export function isVehicleListed(vehicle: VehicleRow, filter: LotFilter, catalogs: VehicleCatalogs): boolean {
  const { search = '', ...otherFilters } = filter
  const plate = vehicle.license_plate_number
  const columns = [plate, ...Object.values(getCatalogNames(catalogs, vehicle))]
  const matchesPlate =
    toStoredPlate(search) !== '' && matchesText(toStoredPlate(plate), toStoredPlate(search))
  return matchesLotFilter(vehicle, columns, matchesPlate ? otherFilters : filter)
}

/**
 * Creates, for each name in `ordering`, the function that returns the sort value of a vehicle. Brands, models and colours
 * are sorted by their catalog names instead of their codes.
 */
export const createVehicleOrderings = (catalogs: VehicleCatalogs) => ({
  license_plate_number: ({ vehicle }: RegisteredVehicle) => vehicle.license_plate_number,
  color: ({ vehicle }: RegisteredVehicle) => getCatalogNames(catalogs, vehicle).color,
  brand: ({ vehicle }: RegisteredVehicle) => getCatalogNames(catalogs, vehicle).brand,
  model: ({ vehicle }: RegisteredVehicle) => getCatalogNames(catalogs, vehicle).model,
  activity_date: ({ vehicle }: RegisteredVehicle) => getActivityDate(vehicle),
})
