import { readPath } from './list-call.ts'
import type { Row } from './reads.ts'

/** A filter of a list whose effect is visible in the rows. */
export interface Filter {
  parameter: string
  /** The value to filter by; undefined if the row has none. */
  choose: (row: Row) => string | boolean | undefined
  /** Whether a row may be in the filtered list. */
  accepts: (row: Row, value: string) => boolean
}

const normalize = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replaceAll(/[\p{M}.\s]/gu, '')
    .toLowerCase()

const contains = (row: Row, value: string, path: readonly string[]) =>
  normalize(readPath(row, path)).includes(normalize(value))

const chooseText = (row: Row, path: readonly string[]) => {
  const value = readPath(row, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A filter by a part of a text in one of the fields. The value is the whole text of the first field. */
const byText = (parameter: string, ...paths: (readonly [string, ...string[]])[]): Filter => ({
  parameter,
  choose: (row) => chooseText(row, paths[0] ?? []),
  accepts: (row, value) => paths.some((path) => contains(row, value, path)),
})

/** A filter by the exact value of a field. */
const byValue = (parameter: string, ...path: readonly string[]): Filter => ({
  parameter,
  choose: (row) => chooseText(row, path),
  accepts: (row, value) => readPath(row, path) === value,
})

/** The two values of a yes-no filter. `isTrue` is the property of a row by which the filter selects. */
const byFlag = (parameter: string, isTrue: (row: Row) => boolean): Filter[] =>
  [true, false].map((choice) => ({
    parameter,
    choose: () => choice,
    accepts: (row) => isTrue(row) === choice,
  }))

/** A filter by a search in any column, whose effect on other rows depends on columns that the rows lack. */
const bySearch = (...path: readonly string[]): Filter => ({
  parameter: 'search',
  choose: (row) => chooseText(row, path),
  accepts: (row, value) => contains({ text: JSON.stringify(row) }, value, ['text']),
})

const inside = byFlag('in_property', (row) => row.checkout_datetime === null)
const current = byFlag('is_active_flag', (row) => row.status === 'CURRENT')
const today = () => new Date().toISOString().slice(0, 10)
const daysApart = (a: unknown, b: string) => (Date.parse(String(a)) - Date.parse(b)) / 86_400_000

/** Filters by the day of the entry. The day is that of the neighbourhood's time zone, so one day of tolerance remains. */
const byDay: Filter[] = [
  {
    parameter: 'start_date',
    choose: (row) => chooseText(row, ['activity_date']),
    accepts: (row, value) => daysApart(row.activity_date, value) >= -1,
  },
  {
    parameter: 'end_date',
    choose: (row) => chooseText(row, ['activity_date']),
    accepts: (row, value) => daysApart(row.activity_date, value) <= 1,
  },
]

/** The filters that are checked, by operation. */
export const filters: Readonly<Record<string, readonly Filter[]>> = {
  listAuthorizations: [
    {
      parameter: 'search',
      choose: (row) => chooseText(row, ['name']),
      // A row has at most five of its people, so a hidden person may have the name.
      accepts: (row, value) =>
        contains({ text: JSON.stringify(row) }, value, ['text']) || Number(row.count_authorized) > 5,
    },
    ...byFlag('is_active', () => true).map((filter) => ({
      ...filter,
      // The day of the API may be another one, so nothing is expected of a row that ends about today.
      choose: (row: Row) => (Math.abs(daysApart(row.to_date, today())) > 1 ? filter.choose(row) : undefined),
      accepts: (row: Row, value: string) => {
        const distance = daysApart(row.to_date, today())
        return value === 'true' ? distance >= -1 : distance <= 0
      },
    })),
  ],
  listAuthorizedPeople: [byText('id_number', ['id_number']), byText('full_name', ['full_name'])],
  listContacts: [byText('search', ['guest', 'id_number'], ['guest', 'full_name'])],
  searchPersons: [byText('search', ['id_number'], ['full_name'])],
  listActivityRecords: [
    byText('id_number', ['id_number']),
    byValue('guest_type_code', 'guest_type', 'code'),
    ...inside,
    ...byDay,
  ],
  listWorkMovements: [byText('id_number', ['guest', 'id_number']), ...inside],
  listCoResidents: [bySearch('id_number')],
  listTenants: [bySearch('id_number')],
  listVehicles: [bySearch('license_plate_number')],
  listPets: [bySearch('name')],
  listWorkManagers: current,
  listWorkers: [
    ...byFlag('is_active_flag', (row) => row.is_active_flag === true),
    byText('person_id_number', ['person', 'id_number']),
  ],
  listLightWorkers: [byValue('status', 'status')],
  listGroupAuthorizations: byFlag(
    'is_active_flag',
    (row) => readPath(row, ['preauthorization', 'active_flag']) === true,
  ),
  listInsuranceSubmissions: [
    byValue('status', 'status'),
    byText('policy_number', ['policy_number']),
    byText('company_name', ['company', 'name']),
  ],
  listBackgroundCheckSubmissions: [byValue('status', 'status')],
}
