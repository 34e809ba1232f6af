import type { WorkRow } from '../../db/rows.ts'
import { losAlamosId } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { addContents, addWork, addWorkPerson } from './add-work-rows.ts'
import { casaPerez, coResidentManager, folders, otherManagers, roster, workGroups } from './casa-perez.ts'
import { otherWorks } from './other-works.ts'

/** Adds the work 'Casa Pérez' with the managers `residente` and `obra` only. */
export const addCasaPerez = (builder: ScenarioBuilder): WorkRow => addWork(builder, casaPerez)

/** Adds all works of both neighbourhoods, with their managers, rosters, groups and folders, but without `coResidentManager`. */
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
  addContents(builder, casaPerezWork, { workers: roster, groups: workGroups, folders })
  for (const seed of otherWorks) addContents(builder, addWork(builder, seed), seed)
}

/**
 * Makes a co-resident of A-12 a manager of Casa Pérez, so that the scenario has a manager whom `residente` may not change:
 * a resident of the lot of the work.
 */
export function addCoResidentManager(builder: ScenarioBuilder): void {
  const work = builder.rows.works.find(({ title }) => title === casaPerez.title)
  if (!work) throw new Error(`The scenario has no work ${casaPerez.title}`)
  const { id: person_id } = builder.requirePerson(losAlamosId, coResidentManager)
  builder.append('workManagers', { work_id: work.id, person_id, status: 'CURRENT' })
}
