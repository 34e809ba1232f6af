import { refuseNotFound } from '../../contract/refusal.ts'
import type { ResidencyRow } from '../../db/rows.ts'
import { requireCallerPerson } from '../lookups.ts'
import {
  canSeeResident,
  requireCensus,
  requireTab,
  requireTabManager,
  type TabFlag,
  tabFlagByRole,
} from '../lot-permissions.ts'
import type { JoinedResidency } from '../session.ts'
import { type AccessContext, type AccessRules, allowAnyone, findCallerHomes } from './guards.ts'

type NeighbourhoodCall = AccessContext & { path: { rp: number } }
type LotCall = AccessContext & { path: { rp: number; pid: number } }
type LotRowCall = LotCall & { path: { id?: number; personId?: number } }

type RowFinder = (
  call: AccessContext,
  id: number,
  home: JoinedResidency,
) => { property_id: number } | undefined

const createResidentFinder =
  (role: ResidencyRow['role']): RowFinder =>
  ({ db }, id, home) => {
    const residency = db.residencies.get(id)
    return residency?.role === role && canSeeResident(home, residency) ? residency : undefined
  }

/** For each tab of a lot's page: how to find a row of the tab, and the flag that permits changes of the rows. */
const tabs = {
  coResidents: { find: createResidentFinder('owner'), flag: tabFlagByRole.owner },
  tenants: { find: createResidentFinder('renter'), flag: tabFlagByRole.renter },
  vehicles: { find: ({ db }, id) => db.vehicles.get(id), flag: 'can_manage_vehicles' },
  pets: { find: ({ db }, id) => db.pets.get(id), flag: 'can_manage_pets' },
} satisfies Record<string, { find: RowFinder; flag: TabFlag }>

type Tab = (typeof tabs)[keyof typeof tabs]

function requireHome(call: LotCall): JoinedResidency {
  const { rp, pid } = call.path
  const home = findCallerHomes(call).find(({ lot }) => lot.id === pid && lot.real_property_id === rp)
  return home ?? refuseNotFound()
}

/** Requires that the person of the path is the caller, and that the row of the path belongs to the lot. */
function requireOwnRows(call: LotRowCall, tab: Tab, home: JoinedResidency): void {
  const { rp, pid, id, personId } = call.path
  if (personId !== undefined && requireCallerPerson(call.db, call.caller, rp).id !== personId)
    refuseNotFound()
  if (id !== undefined && tab.find(call, id, home)?.property_id !== pid) refuseNotFound()
}

const requireCensusModule = ({ db, path }: NeighbourhoodCall): void =>
  requireCensus(db.modules.by('real_property_id', path.rp))

function requireHomeWithTab(call: LotRowCall, tab: Tab): JoinedResidency {
  const home = requireHome(call)
  requireTab(home, tab.flag)
  requireOwnRows(call, tab, home)
  requireCensusModule(call)
  return home
}

const createReadGuard =
  (tab: Tab) =>
  (call: LotRowCall): void =>
    void requireHomeWithTab(call, tab)

const createManageGuard =
  (tab: Tab) =>
  (call: LotRowCall): void =>
    requireTabManager(requireHomeWithTab(call, tab), tab.flag)

const requireNeighbourWithCensus = (call: NeighbourhoodCall): void => {
  if (!findCallerHomes(call).some(({ lot }) => lot.real_property_id === call.path.rp)) refuseNotFound()
  requireCensusModule(call)
}

/**
 * Residents may read the rows of their lot. Residents with the flag of a tab may also change its rows. Renters never
 * see the owners.
 */
export const lotAccess: AccessRules<'lots' | 'co-residents' | 'tenants' | 'vehicles' | 'pets' | 'photos'> = {
  listManagedProperties: (call) => {
    if (requireCallerPerson(call.db, call.caller, call.path.rp).id !== call.path.personId) refuseNotFound()
    requireNeighbourWithCensus(call)
  },
  listCoResidents: createReadGuard(tabs.coResidents),
  getCoResident: createReadGuard(tabs.coResidents),
  createCoResident: createManageGuard(tabs.coResidents),
  updateCoResident: createManageGuard(tabs.coResidents),
  deleteCoResident: createManageGuard(tabs.coResidents),
  listTenants: createReadGuard(tabs.tenants),
  getTenant: createReadGuard(tabs.tenants),
  createTenant: createManageGuard(tabs.tenants),
  updateTenant: createManageGuard(tabs.tenants),
  deleteTenant: createManageGuard(tabs.tenants),
  listVehicles: createReadGuard(tabs.vehicles),
  getVehicle: createReadGuard(tabs.vehicles),
  createVehicle: createManageGuard(tabs.vehicles),
  updateVehicle: createManageGuard(tabs.vehicles),
  deleteVehicle: createManageGuard(tabs.vehicles),
  listPets: createReadGuard(tabs.pets),
  getPet: createReadGuard(tabs.pets),
  createPet: createManageGuard(tabs.pets),
  updatePet: createManageGuard(tabs.pets),
  deletePet: createManageGuard(tabs.pets),
  requestPhotoUpload: requireNeighbourWithCensus,
  getPhoto: (call) => {
    const { rp, id } = call.path
    const residency = call.db.residencies.get(id)
    const { property_id } = residency ?? call.db.pets.get(id) ?? refuseNotFound()
    const home = requireHome({ ...call, path: { rp, pid: property_id } })
    if (residency && !canSeeResident(home, residency)) refuseNotFound()
    requireCensusModule(call)
  },
  removePhoto: requireNeighbourWithCensus,
  // An upload needs no session, because its address contains a signature.
  uploadPhoto: allowAnyone,
}
