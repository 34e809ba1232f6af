import type { WorkRow } from '../../db/rows.ts'
import type { Plot } from '../builders.ts'
import { lasAcacias, losAlamos, lots, persons } from '../cast.ts'
import { addCrew, addFolder, addHand, addRoster, addWork } from './builders.ts'
import { casaPerez, crews, folders, moreManagers, roster } from './casa-perez.ts'
import { otherWorks, teaHouse } from './other-works.ts'

/** The work that every scenario has, with its two managers and nothing else. */
export function addCasaPerez(plot: Plot): WorkRow {
  return addWork(plot, casaPerez)
}

/** Everything that is built in the two neighbourhoods. */
export function addWorks(plot: Plot): void {
  const casa = addCasaPerez(plot)
  for (const hand of moreManagers) {
    const { id: person_id } = addHand(plot, losAlamos, hand)
    plot.append('workManagers', { work_id: casa.id, person_id, status: hand.status ?? 'CURRENT' })
  }
  addOtherResident(plot, casa)
  addRoster(plot, casa, losAlamos, roster)
  for (const crew of crews) addCrew(plot, casa, crew)
  for (const folder of folders) addFolder(plot, casa, folder)
  for (const other of [...otherWorks, teaHouse]) {
    const work = addWork(plot, other)
    const rp = other === teaHouse ? lasAcacias : losAlamos
    addRoster(plot, work, rp, other.hands ?? [])
    for (const crew of other.crews ?? []) addCrew(plot, work, crew)
    for (const folder of other.folders ?? []) addFolder(plot, work, folder)
  }
}

/** Somebody who lives with residente manages it too, if anybody does: residents do not change one another. */
function addOtherResident(plot: Plot, work: WorkRow): void {
  const other = plot.rows.residencies.find(
    ({ property_id, person_id }) => property_id === lots.a12 && person_id !== persons.residente,
  )
  if (other) plot.append('workManagers', { work_id: work.id, person_id: other.person_id, status: 'CURRENT' })
}
