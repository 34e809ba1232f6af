import {
  allowOnlyResidente,
  everyAccount,
  notFoundForEveryAccount,
  type OperationRecords,
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
      ['Las Acacias', { path: { rp: 102 } }, allowOnlyResidente(200)],
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
      ['of A-12', {}, statusesForCasaPerez(200)],
      ['of C-3', { path: { workId: workIds.cocina } }, statusesForCocina(200)],
      ['of E-9', { path: { workId: workIds.muro } }, [404, 404, 404, 200, 200]],
      ['a work with a former manager', { path: { workId: 506 } }, [404, 404, 404, 200, 404]],
      ['under another neighbourhood', { path: { rp: 102 } }, notFoundForEveryAccount],
      ['of Las Acacias', { path: { rp: 102, workId: workIds.teHouse } }, allowOnlyResidente(200)],
      ['an unknown work', { path: { workId: 999 } }, notFoundForEveryAccount],
    ],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
}
