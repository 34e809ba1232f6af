import type { PersonRow, WorkerRow, WorkRow } from '../../db/rows.ts'
import { addDays } from '../../rules/calendar.ts'
import { losAlamosId, lotIds, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { generatePlate, type SeededRandom } from '../seeded-random.ts'
import { addFolder, addWork, addWorkGroup, createGroupSeed, createWorkSeed } from '../works/add-work-rows.ts'
import { addCasaPerez } from '../works/add-works.ts'
import type { BuildSteps } from './build-steps.ts'
import type { PersonGenerator } from './person-generator.ts'
import { groupTitles, workTitles } from './titles.ts'

/** The number of works, and the numbers of workers, managers, groups and top-level folders of Casa Pérez. */
const counts = { works: 500, workers: 500, managers: 40, groups: 60, folders: 24 } as const

/** The statuses from which the status of a manager or worker is drawn. `CURRENT` is repeated, so that most have it. */
const statuses = ['CURRENT', 'CURRENT', 'CURRENT', 'CURRENT', 'CURRENT', 'SUSPENDED', 'INVALID'] as const

/** The numbers of days from today to the last day of an insurance or background check; null if the worker has none. */
const expiries = [null, null, -20, 1, 3, 7, 14, 60, 150, 300] as const

/** Adds Casa Pérez with its roster, groups and folders, and then the other works. `residente` and `obra` manage every work. */
export function* generateWorks(
  builder: ScenarioBuilder,
  otherLots: readonly number[],
  personGenerator: PersonGenerator,
  random: SeededRandom,
): BuildSteps {
  const casaPerez = addCasaPerez(builder)
  const roster = addRoster(builder, casaPerez, personGenerator, random)
  yield
  while (builder.rows.workManagers.length < counts.managers) {
    const { id: person_id } = personGenerator.add(losAlamosId, 85)
    builder.append('workManagers', { work_id: casaPerez.id, person_id, status: random.pick(statuses) })
  }
  addWorkGroups(builder, casaPerez, roster, random)
  addFolders(builder, casaPerez)
  yield
  while (builder.rows.works.length < counts.works) {
    addOtherWork(builder, otherLots, roster, random)
    if (builder.rows.works.length % 100 === 0) yield
  }
}

/** A worker of the roster and their person. */
interface WorkerWithPerson {
  worker: WorkerRow
  person: PersonRow
}

function addRoster(
  builder: ScenarioBuilder,
  work: WorkRow,
  personGenerator: PersonGenerator,
  random: SeededRandom,
): WorkerWithPerson[] {
  const toDate = (days: number | null) => (days === null ? null : addDays(builder.clock.today(), days))
  return Array.from({ length: counts.workers }, () => {
    const person = personGenerator.add(losAlamosId)
    const backgroundCheckExpiry = random.pick(expiries)
    person.art_expiration_date = toDate(random.pick(expiries))
    person.background_check_from_date = toDate(
      backgroundCheckExpiry === null ? null : backgroundCheckExpiry - 365,
    )
    person.background_check_expiration_date = toDate(backgroundCheckExpiry)
    const status = random.pick(statuses)
    return { person, worker: builder.append('workers', { work_id: work.id, person_id: person.id, status }) }
  })
}

/** Adds the groups of a work. No group contains an INVALID worker. */
function addWorkGroups(
  builder: ScenarioBuilder,
  work: WorkRow,
  roster: readonly WorkerWithPerson[],
  random: SeededRandom,
): void {
  const availableWorkers = roster.filter(({ worker }) => worker.status !== 'INVALID')
  for (let index = 0; index < counts.groups; index += 1) {
    const title = groupTitles[index % groupTitles.length]
    const firstDay = random.between(-110, 60)
    const days = [firstDay, Math.min(228, firstDay + random.between(0, 150))] as const
    const hours = random.pick([
      ['07:00', '17:00'],
      ['08:30', '16:45'],
      ['00:00', '12:15'],
    ] as const)
    const plate = random.hasChance(40) ? (generatePlate(2_000_000 + index) ?? undefined) : undefined
    const name = `${title} ${Math.floor(index / groupTitles.length) + 1}`
    const groupSeed = createGroupSeed(name, [...days, ...hours], [], {
      plate,
      isInactive: random.hasChance(10),
    })
    const group = addWorkGroup(builder, work, groupSeed)
    // The workers are not in the seed, because a seed names workers by document number and the look-up of hundreds of
    // numbers is slow.
    for (const { worker } of random.pickConsecutive(availableWorkers, random.between(0, 25))) {
      builder.append('groupWorkers', { group_id: group.id, worker_id: worker.id })
    }
  }
}

function addFolders(builder: ScenarioBuilder, work: WorkRow): void {
  for (let stage = 1; stage <= counts.folders; stage += 1) {
    addFolder(builder, work, {
      name: `Etapa ${stage}`,
      files: [`Plano ${stage}.pdf`, `Foto del día ${stage}.jpg`],
      folders: [{ name: 'Mediciones', files: [`Medición ${stage}.txt`], folders: [{ name: 'Anteriores' }] }],
    })
  }
}

/** Adds a work with a few people of `roster` as its workers. The first 60 works are on lots of `residente`. */
function addOtherWork(
  builder: ScenarioBuilder,
  otherLots: readonly number[],
  roster: readonly WorkerWithPerson[],
  random: SeededRandom,
): void {
  const index = builder.rows.works.length
  const propertyId =
    index < 40 ? lotIds.a12 : index < 60 ? lotIds.b7 : (otherLots[index % otherLots.length] ?? lotIds.d4)
  const lot = builder.rows.properties.find(({ id }) => id === propertyId)
  const firstDay = random.between(-800, 20)
  const dayCount = random.between(20, 500)
  const hasEnded = firstDay + dayCount < 0
  const title = `${random.pick(workTitles)} ${lot?.identifier}, etapa ${Math.floor(index / otherLots.length) + 1}`
  const status = hasEnded ? 'FINISHED' : random.hasChance(15) ? 'SUSPENDED' : 'CURRENT'
  const obra = [personIds.obra, random.hasChance(10) ? 'SUSPENDED' : 'CURRENT'] as const
  const days = [firstDay, firstDay + dayCount] as const
  const work = addWork(builder, createWorkSeed(propertyId, title, status, days, [personIds.residente, obra]))
  for (const { person } of random.pickConsecutive(roster, random.between(0, 6))) {
    builder.append('workers', { work_id: work.id, person_id: person.id, status: random.pick(statuses) })
  }
}
