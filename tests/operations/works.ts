import {
  everyAccount,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyResidente,
  wrongPageBody,
} from './operation-record'
import {
  casaPerez,
  createRefusedForeignWorkCall,
  statusesForCasaPerez,
  statusesForCocina,
  workIds,
} from './work-calls'

export const works: OperationRecords<'works'> = {
  listWorks: {
    call: { path: { rp: 101 }, query: { page: 1 } },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', { path: { rp: 102 } }, onlyResidente(200)],
    ],
    refusals: {
      404: [
        {
          steps: 'In the browser’s storage change the current neighbourhood to 999',
          path: { rp: 999 },
        },
        { steps: 'Request page 99 of the works', expectedBody: wrongPageBody, query: { page: 99 } },
      ],
    },
  },
  getWork: {
    call: { path: casaPerez, as: 'obra' },
    access: [
      ['Casa Pérez', {}, statusesForCasaPerez(200)],
      ['a work on C-3', { path: { workId: workIds.cocina } }, statusesForCocina(200)],
      ['a work on E-9', { path: { workId: workIds.muro } }, [404, 404, 404, 200, 200]],
      ['a work of which obra is a former manager', { path: { workId: 506 } }, [404, 404, 404, 200, 404]],
      ['Casa Pérez, under the path of Las Acacias', { path: { rp: 102 } }, notFoundForEveryAccount],
      ['a work in Las Acacias', { path: { rp: 102, workId: workIds.teHouse } }, onlyResidente(200)],
      ['an unknown work', { path: { workId: 999 } }, notFoundForEveryAccount],
    ],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
}
