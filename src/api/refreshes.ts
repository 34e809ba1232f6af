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
 * The reads that each write makes stale. If the user changes, the portal clears the whole cache, so `login` and `logout`
 * list no reads.
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
  // An uploaded photo appears only after the user saves its resident or pet.
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
  // `getPublicInvitation` is not in the list. After a refetch, the page could show a full invitation instead of the result of
  // the registration.
  acceptPublicInvitation: ['listAuthorizations', 'getAuthorization', 'listAuthorizedPeople', 'listContacts'],
  confirmUnsubscribe: [],
} satisfies Record<WriteOperation, readonly ReadOperation[]>

const isWrite = (operation: unknown): operation is keyof typeof refreshes =>
  typeof operation === 'string' && Object.hasOwn(refreshes, operation)

/** Returns the reads that a write makes stale; none for anything that is no write of the contract. */
export const listStaleReads = (operation: unknown): readonly ReadOperation[] =>
  isWrite(operation) ? refreshes[operation] : []
