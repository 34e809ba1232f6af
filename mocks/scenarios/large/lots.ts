import { losAlamosId, lotIds, personIds } from '../accounts.ts'
import { sessionCatalogs } from '../catalogs.ts'
import { addPet, addResidency, addVehicle, createPetSeed, createVehicleSeed } from '../lots/add-lot-rows.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { generatePlate, type SeededRandom } from '../seeded-random.ts'
import { breeds, petNames } from './names.ts'
import type { PersonGenerator } from './person-generator.ts'

/** The number of rows of each kind that the scenario adds to A-12. */
const a12Counts = { coResidents: 45, tenants: 30, vehicles: 60, pets: 40 } as const

const a12 = { propertyId: lotIds.a12, personId: personIds.residente }

/** The number and the first id of the lots without residents, to which `generateWorks` adds works. */
const otherLotRange = { count: 180, firstId: 1001 } as const

const areas = ['Los Robles', 'El Lago', null] as const

/** Adds the lots without residents, F-1 to N-20, and returns their ids. */
export function addOtherLots(builder: ScenarioBuilder): number[] {
  return Array.from({ length: otherLotRange.count }, (_, index) => {
    const identifier = `${String.fromCharCode(70 + Math.floor(index / 20))}-${(index % 20) + 1}`
    const area_name = areas[index % areas.length] ?? null
    const id = otherLotRange.firstId + index
    builder.add('properties', { id, real_property_id: losAlamosId, identifier, area_name, location: null })
    return id
  })
}

/** Adds the residents, vehicles and pets of A-12. */
export function addHousehold(
  builder: ScenarioBuilder,
  personGenerator: PersonGenerator,
  random: SeededRandom,
): void {
  addResidents(builder, personGenerator, random)
  for (let index = 0; index < a12Counts.vehicles; index += 1) addVehicle(builder, drawVehicle(index, random))
  for (let index = 0; index < a12Counts.pets; index += 1) {
    const name = `${random.pick(petNames).toLocaleUpperCase('es')}${index < petNames.length ? '' : ' II'}`
    const breed = random.pick(breeds).toLocaleUpperCase('es')
    addPet(builder, createPetSeed(a12, name, breed, random.hasChance(60), [random.between(1, 2000)]))
  }
}

function addResidents(
  builder: ScenarioBuilder,
  personGenerator: PersonGenerator,
  random: SeededRandom,
): void {
  const notificationMethods = ['PUSH', 'PUSH', 'EMAIL', 'SMS', 'WHATSAPP', 'PHONE'] as const
  for (let index = 0; index < a12Counts.coResidents + a12Counts.tenants; index += 1) {
    const person = personGenerator.add(losAlamosId, 70)
    const isTenant = index >= a12Counts.coResidents
    const contractStart = random.between(-600, 60)
    addResidency(builder, {
      personId: person.id,
      propertyId: lotIds.a12,
      role: isTenant ? 'tenant' : 'owner',
      canManage: !isTenant && random.hasChance(20),
      contractDays: isTenant
        ? { from: contractStart, to: contractStart + random.between(10, 730) }
        : undefined,
      createdDaysAgo: random.between(1, 3000),
      notificationMethod: random.pick(notificationMethods),
    })
  }
}

function drawVehicle(index: number, random: SeededRandom) {
  const { carmodel, carcolor, insurance, cartype } = sessionCatalogs
  const model = random.pick(carmodel).code
  const type = random.hasChance(70) ? 'C' : random.pick(cartype).code
  // The plates of movements are generated from person ids, which are below 1,000,000. The vehicles of A-12 use greater
  // numbers, so that nobody enters with their plates.
  const plate = generatePlate(1_000_000 + index) ?? ['', '-', 'Peatonal'][index % 3] ?? ''
  const color = random.pick(carcolor).code
  const company = random.pick(insurance).code
  const policy = random.hasChance(70) ? `${random.between(10_000, 99_999)}-${index}` : null
  const daysInsured = random.between(-60, 365)
  const daysToInspection = random.hasChance(60) ? random.between(-60, 365) : null
  const age = [random.between(1, 2500)] as const
  return createVehicleSeed(
    a12,
    type,
    plate,
    color,
    model,
    [company, daysInsured, policy],
    daysToInspection,
    age,
  )
}
