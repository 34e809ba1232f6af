import type { ReadOperation, WriteOperation } from './generated/operations'

const worksLists = [
  'listWorkers',
  'listLightWorkers',
  'listGroupAuthorizations',
  'listWorkManagers',
] as const satisfies readonly ReadOperation[]
const insuranceReads = ['listInsuranceSubmissions', 'getInsuranceSubmission'] as const
const checkReads = ['listBackgroundCheckSubmissions', 'getBackgroundCheckSubmission'] as const

/**
 * The reads that each write makes stale; a write without a line does not compile. Signing in or out empties
 * the whole cache.
 */
export const refreshes = {
  login: [],
  logout: [],
  refreshToken: [],
  verifyResident: [],
  signupResident: [],
  requestPasswordRecovery: [],
  confirmPasswordRecovery: [],
  updatePerson: [],
  createAuthorization: ['listAuthorizations', 'listContacts'],
  updateAuthorization: ['listAuthorizations', 'getAuthorization', 'listAuthorizedPeople', 'listContacts'],
  cancelAuthorization: ['listAuthorizations', 'getAuthorization'],
  createGuest: ['listContacts', 'lookupGuest'],
  createCoResident: ['listCoResidents', 'lookupGuest'],
  updateCoResident: ['listCoResidents', 'getCoResident', 'getPhoto', 'listManagedProperties'],
  deleteCoResident: ['listCoResidents', 'getCoResident'],
  createTenant: ['listTenants', 'lookupGuest'],
  updateTenant: ['listTenants', 'getTenant', 'getPhoto'],
  deleteTenant: ['listTenants', 'getTenant'],
  createVehicle: ['listVehicles'],
  updateVehicle: ['listVehicles', 'getVehicle'],
  deleteVehicle: ['listVehicles', 'getVehicle'],
  createPet: ['listPets'],
  updatePet: ['listPets', 'getPet', 'getPhoto'],
  deletePet: ['listPets', 'getPet'],
  // A photo is shown only after its resident or pet is saved.
  requestPhotoUpload: [],
  uploadPhoto: [],
  removePhoto: [
    'getPhoto',
    'listCoResidents',
    'getCoResident',
    'listTenants',
    'getTenant',
    'listPets',
    'getPet',
  ],
  addWorkManager: worksLists,
  updateWorkManager: worksLists,
  updateWorkManagerPerson: [...worksLists, 'searchPersons'],
  sendWorkManagerInvitation: worksLists,
  createPerson: ['searchPersons', 'lookupGuest'],
  addWorker: worksLists,
  updateWorker: worksLists,
  removeWorker: worksLists,
  createGroupAuthorization: worksLists,
  updateGroupAuthorization: worksLists,
  deleteGroupAuthorization: worksLists,
  createInsuranceSubmission: ['listInsuranceSubmissions'],
  updateInsuranceSubmission: insuranceReads,
  createInsuredPerson: [...insuranceReads, 'listInsuredPeople'],
  deleteInsuredPerson: [...insuranceReads, 'listInsuredPeople'],
  uploadInsuranceAttachment: insuranceReads,
  deleteInsuranceAttachment: insuranceReads,
  createBackgroundCheckSubmission: ['listBackgroundCheckSubmissions'],
  updateBackgroundCheckSubmission: checkReads,
  createBackgroundCheckPerson: [...checkReads, 'listBackgroundCheckPeople'],
  updateBackgroundCheckPerson: ['listBackgroundCheckSubmissions', 'listBackgroundCheckPeople'],
  deleteBackgroundCheckPerson: [...checkReads, 'listBackgroundCheckPeople'],
  uploadBackgroundCheckAttachment: ['listBackgroundCheckPeople'],
  deleteBackgroundCheckAttachment: ['listBackgroundCheckPeople'],
  // The invitation itself is not read again: it may be full now, and its page shows the result.
  acceptPublicInvitation: ['listAuthorizations', 'getAuthorization', 'listAuthorizedPeople', 'listContacts'],
  confirmUnsubscribe: [],
} satisfies Record<WriteOperation, readonly ReadOperation[]>
