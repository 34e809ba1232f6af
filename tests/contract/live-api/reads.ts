/** The values of the path parameters of a call. */
export type PathValues = Readonly<Record<string, string | number>>

/** A row of a list, or the body of a session. */
export type Row = Readonly<Record<string, unknown>>

/** How the check finds the path parameters of a read. */
export type Read =
  | {
      scope: 'session' | 'neighbourhood' | 'lot'
      query?: Readonly<Record<string, string | number | boolean>>
    }
  | {
      /** The lists whose rows have the ids. The call also has the path parameters of the list. */
      lists: readonly string[]
      /** Undefined if the row has nothing to read. */
      toPath: (row: Row) => PathValues | undefined
    }
  | { key: 'invitation' | 'unsubscribe' }
  | { notCalled: string }

const readField = (row: Row, name: string) => row[name] as Row | undefined
const toId = (row: Row): PathValues => ({ id: row.id as number })
const toWorkId = (row: Row): PathValues => ({ workId: row.id as number })
const toSubmissionId = (row: Row): PathValues => ({ submissionId: row.id as number })
const ofWork: Read = { lists: ['listWorks'], toPath: toWorkId }

function toDocument(row: Row): PathValues | undefined {
  const guest = readField(row, 'guest')
  if (guest === undefined || String(guest.id_number).length < 3) return undefined
  return { idTypeCode: guest.id_type_code as string, idNumber: guest.id_number as string }
}

/** All read operations of the contract. A test fails if the contract has one that is not here. */
export const reads: Readonly<Record<string, Read>> = {
  completeHandoff: { notCalled: 'it uses up a one-time code' },
  listHomeModules: { scope: 'neighbourhood' },
  getTerms: { scope: 'session' },
  listCountries: { scope: 'session' },
  listIdTypes: { scope: 'session' },
  listAuthorizations: { scope: 'lot' },
  getAuthorization: { lists: ['listAuthorizations'], toPath: toId },
  listAuthorizedPeople: { lists: ['listAuthorizations'], toPath: toId },
  listContacts: { scope: 'neighbourhood' },
  lookupGuest: { lists: ['listContacts'], toPath: toDocument },
  listActivityRecords: { scope: 'lot' },
  downloadActivityRecords: { scope: 'lot' },
  listManagedProperties: { scope: 'lot' },
  listCoResidents: { scope: 'lot' },
  getCoResident: { lists: ['listCoResidents'], toPath: toId },
  listTenants: { scope: 'lot' },
  getTenant: { lists: ['listTenants'], toPath: toId },
  listVehicles: { scope: 'lot' },
  getVehicle: { lists: ['listVehicles'], toPath: toId },
  listPets: { scope: 'lot' },
  getPet: { lists: ['listPets'], toPath: toId },
  getPhoto: {
    lists: ['listCoResidents', 'listTenants', 'listPets'],
    toPath: (row) => (row.photo_file_name ? toId(row) : undefined),
  },
  listWorks: { scope: 'neighbourhood' },
  getWork: ofWork,
  listWorkMovements: ofWork,
  downloadWorkMovements: ofWork,
  listWorkManagers: ofWork,
  listWorkers: ofWork,
  listLightWorkers: ofWork,
  listGroupAuthorizations: ofWork,
  listWorkDocuments: ofWork,
  // A blank search has no results.
  searchPersons: { scope: 'neighbourhood', query: { search: 'a' } },
  listInsuranceSubmissions: { scope: 'neighbourhood' },
  getInsuranceSubmission: { lists: ['listInsuranceSubmissions'], toPath: toSubmissionId },
  listInsuredPeople: { lists: ['listInsuranceSubmissions'], toPath: toSubmissionId },
  listInsuranceCompanies: { scope: 'neighbourhood' },
  listBackgroundCheckSubmissions: { scope: 'neighbourhood' },
  getBackgroundCheckSubmission: { lists: ['listBackgroundCheckSubmissions'], toPath: toSubmissionId },
  listBackgroundCheckPeople: { lists: ['listBackgroundCheckSubmissions'], toPath: toSubmissionId },
  listBackgroundCheckTypes: { scope: 'neighbourhood' },
  getPublicInvitation: { key: 'invitation' },
  getUnsubscribe: { key: 'unsubscribe' },
}
