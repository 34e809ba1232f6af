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

/**
 * Finds a row of a tab by id; undefined if the row is unknown or hidden from the caller. `home` is the caller's residency on
 * the lot.
 */
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

/**
 * The tabs of a lot's page. `find` finds a row of the tab. `flag` is the name of the flag by which the neighbourhood lets
 * residents change the rows of the tab.
 */
const tabs = {
  coResidents: { find: createResidentFinder('owner'), flag: tabFlagByRole.owner },
  tenants: { find: createResidentFinder('tenant'), flag: tabFlagByRole.tenant },
  vehicles: { find: ({ db }, id) => db.vehicles.get(id), flag: 'can_manage_vehicles' },
  pets: { find: ({ db }, id) => db.pets.get(id), flag: 'can_manage_pets' },
} satisfies Record<string, { find: RowFinder; flag: TabFlag }>

type Tab = (typeof tabs)[keyof typeof tabs]

function requireHome(call: LotCall): JoinedResidency {
  const { rp, pid } = call.path
  const home = findCallerHomes(call).find(({ lot }) => lot.id === pid && lot.real_property_id === rp)
  return home ?? refuseNotFound()
}

/**
 * Checks `personId` and `id`, if they are in the path.
 * @throws Refusal 404 unless `personId` is the id of the caller's person and `id` is the id of a row of the lot's tab.
 */
function requireMatchingIds(call: LotRowCall, tab: Tab, home: JoinedResidency): void {
  const { rp, pid, id, personId } = call.path
  if (personId !== undefined && requireCallerPerson(call.db, call.caller, rp).id !== personId)
    refuseNotFound()
  if (id !== undefined && tab.find(call, id, home)?.property_id !== pid) refuseNotFound()
}

const requireCensusModule = ({ db, path }: NeighbourhoodCall): void =>
  requireCensus(db.modules.by('real_property_id', path.rp))

/** Makes the checks that all calls about a tab share. Returns the caller's residency on the lot. */
function requireHomeWithTab(call: LotRowCall, tab: Tab): JoinedResidency {
  const home = requireHome(call)
  requireTab(home, tab.flag)
  requireMatchingIds(call, tab, home)
  requireCensusModule(call)
  return home
}

const createReadRule =
  (tab: Tab) =>
  (call: LotRowCall): void =>
    void requireHomeWithTab(call, tab)

const createManageRule =
  (tab: Tab) =>
  (call: LotRowCall): void =>
    requireTabManager(requireHomeWithTab(call, tab), tab.flag)

const requireNeighbourWithCensus = (call: NeighbourhoodCall): void => {
  if (!findCallerHomes(call).some(({ lot }) => lot.real_property_id === call.path.rp)) refuseNotFound()
  requireCensusModule(call)
}

/**
 * Residents may read the tabs of their lot. Tenants may not read the tab of the co-residents. A resident may change the rows
 * of a tab if the residency and the neighbourhood both permit it.
 */
export const lotAccess: AccessRules<'lots' | 'co-residents' | 'tenants' | 'vehicles' | 'pets' | 'photos'> = {
  listManagedProperties: (call) => {
    if (requireCallerPerson(call.db, call.caller, call.path.rp).id !== call.path.personId) refuseNotFound()
    requireNeighbourWithCensus(call)
  },
  listCoResidents: createReadRule(tabs.coResidents),
  getCoResident: createReadRule(tabs.coResidents),
  createCoResident: createManageRule(tabs.coResidents),
  updateCoResident: createManageRule(tabs.coResidents),
  deleteCoResident: createManageRule(tabs.coResidents),
  listTenants: createReadRule(tabs.tenants),
  getTenant: createReadRule(tabs.tenants),
  createTenant: createManageRule(tabs.tenants),
  updateTenant: createManageRule(tabs.tenants),
  deleteTenant: createManageRule(tabs.tenants),
  listVehicles: createReadRule(tabs.vehicles),
  getVehicle: createReadRule(tabs.vehicles),
  createVehicle: createManageRule(tabs.vehicles),
  updateVehicle: createManageRule(tabs.vehicles),
  deleteVehicle: createManageRule(tabs.vehicles),
  listPets: createReadRule(tabs.pets),
  getPet: createReadRule(tabs.pets),
  createPet: createManageRule(tabs.pets),
  updatePet: createManageRule(tabs.pets),
  deletePet: createManageRule(tabs.pets),
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
