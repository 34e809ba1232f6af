import type { Schemas } from '@mocks/contract/operations'
import type { PetRow, PhotoRow, ResidencyRow, VehicleRow } from '@mocks/db/rows'
import type { JoinedResident, ResidentContext } from '@mocks/rules/resident-refusals'
import type { VehicleContext } from '@mocks/rules/vehicles'
import { countryCatalog, sessionCatalogs } from '@mocks/scenarios/catalogs'
import { createPersonRow, lot, today } from './sample-rows'

/** The current instant in the tests of the rules: 10:00 on the day `today`. */
export const now = '2026-03-16T13:00:00.000Z'

/** The signed-in user's person. Has the name that `createPersonRow` gives: 'Ana Apellido 301'. */
export const callerPerson = createPersonRow(301, { user_id: 1, email: 'carolina@demo.ar' })

const registrationFields = {
  method: 'WEB',
  created_at: '2025-03-16T13:00:00.000Z',
  updated_at: null,
} as const

export const createResidencyRow = (overrides: Partial<ResidencyRow> = {}): ResidencyRow => ({
  id: 51,
  person_id: 4451,
  property_id: 201,
  role: 'owner',
  can_manage_property: false,
  from_date: '2025-03-16',
  to_date: null,
  ...registrationFields,
  source: 'OWNER',
  main_notification_method: 'PUSH',
  access_method_data: null,
  qrcode: 'LA-7K3Q-9XZ2',
  ...overrides,
})

export const createJoinedResident = (
  residencyOverrides: Partial<ResidencyRow> = {},
  personOverrides: Parameters<typeof createPersonRow>[1] = {},
): JoinedResident => ({
  residency: createResidencyRow(residencyOverrides),
  person: createPersonRow(residencyOverrides.person_id ?? 4451, personOverrides),
})

export const createResidentContext = (overrides: Partial<ResidentContext> = {}): ResidentContext => ({
  lot,
  callerPerson,
  otherResidents: [],
  today,
  now,
  countryCodes: countryCatalog.map(({ code }) => code),
  notificationCodes: sessionCatalogs.catalog.map(({ code }) => code),
  isPhotoReady: () => false,
  ...overrides,
})

/** Creates a request body that adds or changes a co-resident. By default, it has the name and document number of person 4451. */
export const createCoResidentInput = (
  overrides: Partial<Schemas['CoResidentInput']> = {},
): Schemas['CoResidentInput'] => ({
  first_name: 'Ana',
  last_name: 'Apellido 4451',
  gender: 'F',
  nationality: 'AR',
  id_type_code: 'DNI',
  id_number: createPersonRow(4451).id_number,
  date_of_birth: '1990-05-04',
  main_notification_method: 'PUSH',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  from_date: today,
  is_renter_flag: false,
  ...overrides,
})

export const createTenantInput = (
  overrides: Partial<Schemas['TenantInput']> = {},
): Schemas['TenantInput'] => ({
  ...createCoResidentInput(),
  is_renter_flag: true,
  to_date: '2026-03-26',
  ...overrides,
})

export const createVehicleRow = (overrides: Partial<VehicleRow> = {}): VehicleRow => ({
  id: 60001,
  property_id: 201,
  person_id: 301,
  source: 'CAR',
  ...registrationFields,
  from_date: '2025-03-16',
  vehicle_type: 'C',
  license_plate_number: 'AF482QN',
  color: 'GREY',
  brand: 'TOYOTA',
  model: 'TOYOTA_HILUX',
  insurance_company: 'SANCOR',
  insurance_policy_number: null,
  insurance_expiration_date: '2026-11-30',
  tv_expiration_date: null,
  ...overrides,
})

export const createVehicleInput = (
  overrides: Partial<Schemas['VehicleInput']> = {},
): Schemas['VehicleInput'] => ({
  vehicle_type: 'C',
  license_plate_number: 'ag 731 kt',
  color: 'GREY',
  brand: 'TOYOTA',
  model: 'TOYOTA_HILUX',
  insurance_company: 'SANCOR',
  insurance_expiration_date: '2026-11-30',
  person_id: 301,
  source: 'CAR',
  method: 'WEB',
  ...overrides,
})

export const createVehicleContext = (overrides: Partial<VehicleContext> = {}): VehicleContext => ({
  lot,
  callerPerson,
  lotVehicles: [],
  catalogs: sessionCatalogs,
  today,
  now,
  ...overrides,
})

export const createPetRow = (overrides: Partial<PetRow> = {}): PetRow => ({
  id: 80001,
  property_id: 201,
  person_id: 301,
  source: 'OWNER',
  ...registrationFields,
  from_date: '2025-03-16',
  name: 'MOROCHA',
  breed: 'LABRADOR',
  documents_verified_flag: true,
  photo_file_name: null,
  ...overrides,
})

export const createPhotoRow = (overrides: Partial<PhotoRow> = {}): PhotoRow => ({
  id: 1,
  file_key: 'one.png',
  kind: 'resident',
  real_property_id: 101,
  person_id: 301,
  property_id: null,
  signature: 'good',
  expires_at: '2026-03-16T13:15:00.000Z',
  is_sent: false,
  ...overrides,
})
