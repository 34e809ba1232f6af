import { refuseNotFound } from '../../contract/refusal.ts'
import type { ResidencyRow } from '../../db/rows.ts'
import { personIn } from '../lookups.ts'
import {
  flagOfRole,
  requireCensus,
  requireManager,
  requireTab,
  seesResident,
  type TabFlag,
} from '../lot-permissions.ts'
import type { Home } from '../session.ts'
import { type AccessRules, type Asked, homesOfResident } from './guards.ts'

type OfNeighbourhood = Asked & { path: { rp: number } }
type OfLot = Asked & { path: { rp: number; pid: number } }
type OfRow = OfLot & { path: { id?: number; personId?: number } }

/** How a row of a lot is told from those of other lots. */
type Finder = (call: Asked, id: number, home: Home) => { property_id: number } | undefined

const resident =
  (role: ResidencyRow['role']): Finder =>
  ({ db }, id, home) => {
    const residency = db.residencies.get(id)
    return residency?.role === role && seesResident(home, residency) ? residency : undefined
  }

/** The tabs of a lot: how its rows are found, and who may manage them. */
const tabs = {
  coResidents: { find: resident('owner'), flag: flagOfRole.owner },
  tenants: { find: resident('renter'), flag: flagOfRole.renter },
  vehicles: { find: ({ db }, id) => db.vehicles.get(id), flag: 'can_manage_vehicles' },
  pets: { find: ({ db }, id) => db.pets.get(id), flag: 'can_manage_pets' },
} satisfies Record<string, { find: Finder; flag: TabFlag }>

type Tab = (typeof tabs)[keyof typeof tabs]

function homeOf(call: OfLot): Home {
  const { rp, pid } = call.path
  const home = homesOfResident(call).find(({ lot }) => lot.id === pid && lot.real_property_id === rp)
  return home ?? refuseNotFound()
}

/** What the path names must be the caller's own person, and of the lot; else it does not exist. */
function refuseStrangers(call: OfRow, tab: Tab, home: Home): void {
  const { rp, pid, id, personId } = call.path
  if (personId !== undefined && personIn(call.db, call.caller, rp).id !== personId) refuseNotFound()
  if (id !== undefined && tab.find(call, id, home)?.property_id !== pid) refuseNotFound()
}

const censusOf = ({ db, path }: OfNeighbourhood): void =>
  requireCensus(db.modules.by('real_property_id', path.rp))

/** Who sees a tab and, if the call names one, a row of it. */
function homeWithTab(call: OfRow, tab: Tab): Home {
  const home = homeOf(call)
  requireTab(home, tab.flag)
  refuseStrangers(call, tab, home)
  censusOf(call)
  return home
}

const reader =
  (tab: Tab) =>
  (call: OfRow): void =>
    void homeWithTab(call, tab)

const manager =
  (tab: Tab) =>
  (call: OfRow): void =>
    requireManager(homeWithTab(call, tab), tab.flag)

/** Residents of a neighbourhood that has the module. */
const neighbour = (call: OfNeighbourhood): void => {
  if (!homesOfResident(call).some(({ lot }) => lot.real_property_id === call.path.rp)) refuseNotFound()
  censusOf(call)
}

/**
 * What a lot has is read by its residents, and changed by those who may. Somebody else's lot does not exist; who
 * rents has nothing to do with the owners, also where they may manage the rest.
 */
export const lotAccess = {
  listManagedProperties: (call) => {
    if (personIn(call.db, call.caller, call.path.rp).id !== call.path.personId) refuseNotFound()
    neighbour(call)
  },
  listCoResidents: reader(tabs.coResidents),
  getCoResident: reader(tabs.coResidents),
  createCoResident: manager(tabs.coResidents),
  updateCoResident: manager(tabs.coResidents),
  deleteCoResident: manager(tabs.coResidents),
  listTenants: reader(tabs.tenants),
  getTenant: reader(tabs.tenants),
  createTenant: manager(tabs.tenants),
  updateTenant: manager(tabs.tenants),
  deleteTenant: manager(tabs.tenants),
  listVehicles: reader(tabs.vehicles),
  getVehicle: reader(tabs.vehicles),
  createVehicle: manager(tabs.vehicles),
  updateVehicle: manager(tabs.vehicles),
  deleteVehicle: manager(tabs.vehicles),
  listPets: reader(tabs.pets),
  getPet: reader(tabs.pets),
  createPet: manager(tabs.pets),
  updatePet: manager(tabs.pets),
  deletePet: manager(tabs.pets),
  requestPhotoUpload: neighbour,
  getPhoto: (call) => {
    const { rp, id } = call.path
    const residency = call.db.residencies.get(id)
    const { property_id } = residency ?? call.db.pets.get(id) ?? refuseNotFound()
    const home = homeOf({ ...call, path: { rp, pid: property_id } })
    if (residency && !seesResident(home, residency)) refuseNotFound()
    censusOf(call)
  },
  removePhoto: neighbour,
  uploadPhoto: () => {},
} satisfies Partial<AccessRules>
