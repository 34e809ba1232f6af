import type { OperationRecords } from './operation-record'
import { casaPerez, createRefusedForeignWorkCall, statusesForCasaPerez } from './work-calls'

export const workDocuments: OperationRecords<'work-documents'> = {
  listWorkDocuments: {
    call: { path: casaPerez },
    access: [['of A-12', {}, statusesForCasaPerez(200)]],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
}
