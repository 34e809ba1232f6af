import type { Plot } from '../builders.ts'
import { losAlamos, lots, persons } from '../cast.ts'
import { sessionCatalogs } from '../catalogs.ts'
import { addPet, addPlace, addVehicle } from '../lots/builders.ts'
import { type Chance, plateOf } from '../movements/chance.ts'
import { breeds, petNames } from './names.ts'
import type { Strangers } from './people.ts'

/** How much of each A-12 has. */
const counts = { coResidents: 45, tenants: 30, vehicles: 60, pets: 40 } as const

/** Lots besides those of the cast, on which others build. */
const otherLots = { count: 180, firstId: 1001 } as const

const areas = ['Los Robles', 'El Lago', null] as const

/** Lots from F-1 on. */
export function addOtherLots(plot: Plot): number[] {
  return Array.from({ length: otherLots.count }, (_, at) => {
    const identifier = `${String.fromCharCode(70 + Math.floor(at / 20))}-${(at % 20) + 1}`
    const area_name = areas[at % areas.length] ?? null
    const id = otherLots.firstId + at
    plot.add('properties', { id, real_property_id: losAlamos, identifier, area_name, location: null })
    return id
  })
}

/** Who and what belongs to A-12: some tens of each. */
export function addHousehold(plot: Plot, strangers: Strangers, chance: Chance): void {
  addResidents(plot, strangers, chance)
  const a12 = { propertyId: lots.a12, personId: persons.residente }
  for (let at = 0; at < counts.vehicles; at += 1) addVehicle(plot, a12, drawnVehicle(at, chance))
  for (let at = 0; at < counts.pets; at += 1) {
    addPet(plot, a12, {
      name: `${chance.oneOf(petNames).toLocaleUpperCase('es')}${at < petNames.length ? '' : ' II'}`,
      breed: chance.oneOf(breeds).toLocaleUpperCase('es'),
      documents_verified_flag: chance.inHundred(60),
      registered: chance.between(1, 2000),
    })
  }
}

function addResidents(plot: Plot, strangers: Strangers, chance: Chance): void {
  const notified = ['PUSH', 'PUSH', 'EMAIL', 'SMS', 'WHATSAPP', 'PHONE'] as const
  for (let at = 0; at < counts.coResidents + counts.tenants; at += 1) {
    const person = strangers.add(losAlamos, 70)
    const isTenant = at >= counts.coResidents
    const begins = chance.between(-600, 60)
    addPlace(plot, {
      personId: person.id,
      propertyId: lots.a12,
      role: isTenant ? 'renter' : 'owner',
      mayManage: !isTenant && chance.inHundred(20),
      contract: isTenant ? [begins, begins + chance.between(10, 730)] : undefined,
      registered: chance.between(1, 3000),
      notifiedBy: chance.oneOf(notified),
    })
  }
}

function drawnVehicle(at: number, chance: Chance) {
  const { carmodel, carcolor, insurance, cartype } = sessionCatalogs
  const model = from(carmodel, chance)
  return {
    vehicle_type: chance.inHundred(70) ? 'C' : from(cartype, chance).code,
    // Whose plate it would be is nobody: persons have numbers far below.
    license_plate_number: plateOf(1_000_000 + at) ?? ['', '-', 'Peatonal'][at % 3] ?? '',
    color: from(carcolor, chance).code,
    brand: model.brand_code,
    model: model.code,
    insurance_company: from(insurance, chance).code,
    insurance_policy_number: chance.inHundred(70) ? `${chance.between(10_000, 99_999)}-${at}` : null,
    insuredFor: chance.between(-60, 365),
    inspectedFor: chance.inHundred(60) ? chance.between(-60, 365) : null,
    registered: chance.between(1, 2500),
  }
}

/** One of a catalog. @throws Error if it is empty. */
function from<Entry>(catalog: readonly Entry[], chance: Chance): Entry {
  const [first, ...others] = catalog
  if (first === undefined) throw new Error('The catalog is empty')
  return chance.oneOf([first, ...others])
}
