import type { ReadOperation, WriteOperation } from './generated/operations'

/** The reads that any change of a work makes stale. */
const worksLists = [
  'listWorkers',
  'listLightWorkers',
  'listGroupAuthorizations',
  'listWorkManagers',
] as const satisfies readonly ReadOperation[]

/**
 * The reads that each write makes stale; a write without a line does not compile. Signing in and out have none, because
 * `app` then empties the whole cache.
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
  updateInsuranceSubmission: ['listInsuranceSubmissions', 'getInsuranceSubmission'],
  createInsuredPerson: ['listInsuranceSubmissions', 'getInsuranceSubmission', 'listInsuredPeople'],
  deleteInsuredPerson: ['listInsuranceSubmissions', 'getInsuranceSubmission', 'listInsuredPeople'],
  uploadInsuranceAttachment: ['listInsuranceSubmissions', 'getInsuranceSubmission'],
  deleteInsuranceAttachment: ['listInsuranceSubmissions', 'getInsuranceSubmission'],
  createBackgroundCheckSubmission: ['listBackgroundCheckSubmissions'],
  updateBackgroundCheckSubmission: ['listBackgroundCheckSubmissions', 'getBackgroundCheckSubmission'],
  createBackgroundCheckPerson: [
    'listBackgroundCheckSubmissions',
    'getBackgroundCheckSubmission',
    'listBackgroundCheckPeople',
  ],
  updateBackgroundCheckPerson: ['listBackgroundCheckSubmissions', 'listBackgroundCheckPeople'],
  deleteBackgroundCheckPerson: [
    'listBackgroundCheckSubmissions',
    'getBackgroundCheckSubmission',
    'listBackgroundCheckPeople',
  ],
  uploadBackgroundCheckAttachment: ['listBackgroundCheckPeople'],
  deleteBackgroundCheckAttachment: ['listBackgroundCheckPeople'],
  // The invitation itself is not read again: it may be full now, and its page shows the result.
  acceptPublicInvitation: ['listAuthorizations', 'getAuthorization', 'listAuthorizedPeople', 'listContacts'],
  confirmUnsubscribe: [],
} satisfies Record<WriteOperation, readonly ReadOperation[]>
