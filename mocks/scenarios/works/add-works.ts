import type { WorkRow } from '../../db/rows.ts'
import { lotIds, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { addContents, addWork, addWorkPerson } from './add-work-rows.ts'
import { casaPerez, folders, otherManagers, roster, workGroups } from './casa-perez.ts'
import { otherWorks } from './other-works.ts'

/** Adds the work Casa Pérez with its first two managers. */
export const addCasaPerez = (builder: ScenarioBuilder): WorkRow => addWork(builder, casaPerez)

/** Adds every work of the two neighbourhoods. */
export function addWorks(builder: ScenarioBuilder): void {
  const casaPerezWork = addCasaPerez(builder)
  for (const manager of otherManagers) {
    const { id: person_id } = addWorkPerson(builder, casaPerezWork, manager)
    builder.append('workManagers', {
      work_id: casaPerezWork.id,
      person_id,
      status: manager.status ?? 'CURRENT',
    })
  }
  addOtherResident(builder, casaPerezWork)
  addContents(builder, casaPerezWork, { workers: roster, groups: workGroups, folders })
  for (const seed of otherWorks) addContents(builder, addWork(builder, seed), seed)
}

/**
 * Makes a co-resident of `residente` a manager of the work, as an example of a manager that `residente` may not change.
 */
function addOtherResident(builder: ScenarioBuilder, work: WorkRow): void {
  const coResident = builder.rows.residencies.find(
    ({ property_id, person_id }) => property_id === lotIds.a12 && person_id !== personIds.residente,
  )
  if (!coResident) return
  const { person_id } = coResident
  builder.append('workManagers', { work_id: work.id, person_id, status: 'CURRENT' })
}
