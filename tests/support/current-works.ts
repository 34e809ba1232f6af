import type { Mock } from '@mocks/node'

type Work = ReturnType<Mock['db']['works']['require']>

/** Finishes all works except Casa Pérez, which is then the only current work. */
export async function finishOtherWorks({ db }: Mock): Promise<void> {
  for (const work of db.works.all()) if (work.id !== 501) await db.works.save({ ...work, status: 'FINISHED' })
}

/** Adds `count` current works that the work manager of the demo manages, with the ids 9001, 9002 …, without workers and groups. */
export async function addWorks({ db }: Mock, count: number, changes: Partial<Work> = {}): Promise<void> {
  const work = db.works.require(501)
  const manager = db.workManagers.first((row) => row.work_id === 501 && row.person_id === 304)
  if (!manager) throw new Error('the user manages no work')
  for (let id = 9001; id <= 9000 + count; id += 1) {
    await db.works.insert({ ...work, ...changes, id, title: `Obra ${id}` })
    await db.workManagers.insert({ ...manager, id, work_id: id })
  }
}
