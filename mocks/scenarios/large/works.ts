import type { PersonRow, WorkerRow, WorkRow } from '../../db/rows.ts'
import { addDays } from '../../rules/calendar.ts'
import type { Plot } from '../builders.ts'
import { losAlamos, lots, persons } from '../cast.ts'
import { type Chance, plateOf } from '../movements/chance.ts'
import { addCasaPerez } from '../works/add-works.ts'
import { addCrew, addFolder, addWork } from '../works/builders.ts'
import type { Strangers } from './people.ts'
import type { Steps } from './steps.ts'
import { crewTitles, workTitles } from './titles.ts'

/** How many works there are, and how much of each Casa Pérez has. */
const counts = { works: 500, workers: 500, managers: 40, crews: 60, folders: 24 } as const

/** Statuses as they are met: most managers and workers may go on. */
const standings = ['CURRENT', 'CURRENT', 'CURRENT', 'CURRENT', 'CURRENT', 'SUSPENDED', 'INVALID'] as const

/** How far papers reach, in days from today; null where there are none. */
const reaches = [null, null, -20, 1, 3, 7, 14, 60, 150, 300] as const

/** Casa Pérez with its roster, and everything else that is built; residente and obra manage all of it. */
export function* addWorks(
  plot: Plot,
  otherLots: readonly number[],
  strangers: Strangers,
  chance: Chance,
): Steps {
  const casa = addCasaPerez(plot)
  const roster = addRoster(plot, casa, strangers, chance)
  yield
  for (let at = plot.rows.workManagers.length; at < counts.managers; at += 1) {
    const { id: person_id } = strangers.add(losAlamos, 85)
    plot.append('workManagers', { work_id: casa.id, person_id, status: chance.oneOf(standings) })
  }
  addCrews(plot, casa, roster, chance)
  addFolders(plot, casa)
  yield
  while (plot.rows.works.length < counts.works) {
    addOtherWork(plot, otherLots, roster, chance)
    if (plot.rows.works.length % 100 === 0) yield
  }
}

/** Somebody on the roster, with the row that says so. */
interface Hand {
  worker: WorkerRow
  person: PersonRow
}

function addRoster(plot: Plot, work: WorkRow, strangers: Strangers, chance: Chance): Hand[] {
  const day = (days: number | null) => (days === null ? null : addDays(plot.clock.today(), days))
  return Array.from({ length: counts.workers }, () => {
    const person = strangers.add(losAlamos)
    const checked = chance.oneOf(reaches)
    person.art_expiration_date = day(chance.oneOf(reaches))
    person.background_check_from_date = day(checked === null ? null : checked - 365)
    person.background_check_expiration_date = day(checked)
    const status = chance.oneOf(standings)
    return { person, worker: plot.append('workers', { work_id: work.id, person_id: person.id, status }) }
  })
}

/** An INVALID worker is on no group. */
function addCrews(plot: Plot, work: WorkRow, roster: readonly Hand[], chance: Chance): void {
  const fit = roster.filter(({ worker }) => worker.status !== 'INVALID')
  for (let at = 0; at < counts.crews; at += 1) {
    const title = crewTitles[at % crewTitles.length]
    const begins = chance.between(-110, 60)
    const group = addCrew(plot, work, {
      name: `${title} ${Math.floor(at / crewTitles.length) + 1}`,
      days: [begins, Math.min(228, begins + chance.between(0, 150))],
      hours: chance.oneOf([
        ['07:00', '17:00'],
        ['08:30', '16:45'],
        ['00:00', '12:15'],
      ] as const),
      workers: [],
      plate: chance.inHundred(40) ? (plateOf(2_000_000 + at) ?? undefined) : undefined,
      isOff: chance.inHundred(10),
    })
    // Not by document, as few workers are: to look for each of hundreds would take long.
    for (const { worker } of chance.several(fit, chance.between(0, 25))) {
      plot.append('groupWorkers', { group_id: group.id, worker_id: worker.id })
    }
  }
}

function addFolders(plot: Plot, work: WorkRow): void {
  for (let at = 1; at <= counts.folders; at += 1) {
    addFolder(plot, work, {
      name: `Etapa ${at}`,
      files: [`Plano ${at}.pdf`, `Foto del día ${at}.jpg`],
      folders: [{ name: 'Mediciones', files: [`Medición ${at}.txt`], folders: [{ name: 'Anteriores' }] }],
    })
  }
}

/** Under way, suspended or over, with some of the same workers; on lots of residente or of others. */
function addOtherWork(
  plot: Plot,
  otherLots: readonly number[],
  roster: readonly Hand[],
  chance: Chance,
): void {
  const at = plot.rows.works.length
  const propertyId = at < 40 ? lots.a12 : at < 60 ? lots.b7 : (otherLots[at % otherLots.length] ?? lots.d4)
  const lot = plot.rows.properties.find(({ id }) => id === propertyId)
  const begins = chance.between(-800, 20)
  const length = chance.between(20, 500)
  const isOver = begins + length < 0
  const work = addWork(plot, {
    propertyId,
    title: `${chance.oneOf(workTitles)} ${lot?.identifier}, etapa ${Math.floor(at / otherLots.length) + 1}`,
    status: isOver ? 'FINISHED' : chance.inHundred(15) ? 'SUSPENDED' : 'CURRENT',
    days: [begins, begins + length],
    managers: [
      [persons.residente, 'CURRENT'],
      [persons.obra, chance.inHundred(10) ? 'SUSPENDED' : 'CURRENT'],
    ],
  })
  for (const { person } of chance.several(roster, chance.between(0, 6))) {
    plot.append('workers', { work_id: work.id, person_id: person.id, status: chance.oneOf(standings) })
  }
}
