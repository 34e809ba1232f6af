import type { OperationRecords } from './operation-record'
import { casaPerez, createRefusedForeignWorkCall, statusesForCasaPerez } from './work-calls'

export const workDocuments: OperationRecords<'work-documents'> = {
  listWorkDocuments: {
    call: { path: casaPerez },
    access: [['Casa Pérez', {}, statusesForCasaPerez(200)]],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
}
