type Generated = typeof import('./generated/accounts/accounts') &
  typeof import('./generated/authorizations/authorizations') &
  typeof import('./generated/catalogs/catalogs') &
  typeof import('./generated/co-residents/co-residents') &
  typeof import('./generated/contacts/contacts') &
  typeof import('./generated/lots/lots') &
  typeof import('./generated/pets/pets') &
  typeof import('./generated/photos/photos') &
  typeof import('./generated/session/session') &
  typeof import('./generated/tenants/tenants') &
  typeof import('./generated/vehicles/vehicles')

/** The operationIds of a kind, read off the names that orval exports for them. */
type Named<Kind extends string> = {
  [Name in keyof Generated]: Name extends `get${infer Operation}${Kind}` ? Uncapitalize<Operation> : never
}[keyof Generated]

export type ReadOperation = Named<'QueryOptions'>
export type WriteOperation = Named<'MutationOptions'>

/**
 * Which reads each write makes stale: the only place that says so. A new write does not compile without its line.
 * Signing in and out are not here: `app` empties the whole cache then.
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
  // movements

  // end of movements
  // lots
  createCoResident: ['listCoResidents', 'lookupGuest'],
  updateCoResident: ['listCoResidents', 'getCoResident', 'getPhoto', 'listManagedProperties'],
  deleteCoResident: ['listCoResidents', 'getCoResident', 'getPhoto'],
  createTenant: ['listTenants', 'lookupGuest'],
  updateTenant: ['listTenants', 'getTenant', 'getPhoto'],
  deleteTenant: ['listTenants', 'getTenant', 'getPhoto'],
  createVehicle: ['listVehicles'],
  updateVehicle: ['listVehicles', 'getVehicle'],
  deleteVehicle: ['listVehicles', 'getVehicle'],
  createPet: ['listPets'],
  updatePet: ['listPets', 'getPet', 'getPhoto'],
  deletePet: ['listPets', 'getPet', 'getPhoto'],
  // Nothing shows a photo before somebody is saved with it.
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
  // end of lots
  // works

  // end of works
  // submissions

  // end of submissions
  // public

  // end of public
} satisfies Record<WriteOperation, readonly ReadOperation[]>
