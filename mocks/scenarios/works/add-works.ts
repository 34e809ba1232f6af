import type { WorkRow } from '../../db/rows.ts'
import { lasAcacias, losAlamos, lotIds, persons } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { addFolder, addRoster, addWork, addWorkGroup, addWorkPerson } from './add-work-rows.ts'
import { casaPerez, folders, otherManagers, roster, workGroups } from './casa-perez.ts'
import { otherWorks, teaHouse } from './other-works.ts'

/** Adds the work that every scenario has, with its two managers only. */
export function addCasaPerez(builder: ScenarioBuilder): WorkRow {
  return addWork(builder, casaPerez)
}

/** Adds every work of the two neighbourhoods. */
export function addWorks(builder: ScenarioBuilder): void {
  const casa = addCasaPerez(builder)
  for (const worker of otherManagers) {
    const { id: person_id } = addWorkPerson(builder, losAlamos, worker)
    builder.append('workManagers', { work_id: casa.id, person_id, status: worker.status ?? 'CURRENT' })
  }
  addOtherResident(builder, casa)
  addRoster(builder, casa, losAlamos, roster)
  for (const group of workGroups) addWorkGroup(builder, casa, group)
  for (const folder of folders) addFolder(builder, casa, folder)
  for (const other of [...otherWorks, teaHouse]) {
    const work = addWork(builder, other)
    const rp = other === teaHouse ? lasAcacias : losAlamos
    addRoster(builder, work, rp, other.workers ?? [])
    for (const group of other.groups ?? []) addWorkGroup(builder, work, group)
    for (const folder of other.folders ?? []) addFolder(builder, work, folder)
  }
}

/** Makes a co-resident of `residente` a manager too: residents of a lot may not change one another. */
function addOtherResident(builder: ScenarioBuilder, work: WorkRow): void {
  const other = builder.rows.residencies.find(
    ({ property_id, person_id }) => property_id === lotIds.a12 && person_id !== persons.residente,
  )
  if (other)
    builder.append('workManagers', { work_id: work.id, person_id: other.person_id, status: 'CURRENT' })
}
