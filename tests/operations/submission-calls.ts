import type { UploadedFile } from '@mocks/contract/uploaded-file'
import { addDays } from '@mocks/rules/calendar'
import { errorPersonIds } from '@mocks/scenarios/errors/people'
import { errorSubmissionIds } from '@mocks/scenarios/errors/submissions'
import { today } from '../mocks/handlers/backend'
import type { Statuses } from './operation-record'

/** Ids of the submissions, insured people, entries and attachments of the scenario `errors`. */
export const errorsScenarioIds = errorSubmissionIds

/**
 * Ids of rows that obra filed in the demo. `insurance` is a pending insurance submission; `insuredPerson` and `attachment`
 * belong to it. `backgroundCheck` is a background-check submission; `entry` belongs to it, and `entryAttachment` belongs to the
 * entry.
 */
export const demoIdsOfObra = {
  insurance: 8028,
  insuredPerson: 29,
  attachment: 39,
  backgroundCheck: 8032,
  entry: 22,
  entryAttachment: 46,
}

/**
 * The statuses of calls about submissions in Las Acacias. residente gets a 403, because the submissions module is not active
 * there. The other accounts get a 404, because they have no person there.
 */
export const acaciasStatuses: Statuses = [403, 404, 404, 404, 404]

/** Creates a refused call: residente calls about Las Acacias, which lacks the submissions module. Pass `body` for a write. */
export const createRefusedNoModuleCall = (path: object = {}, body?: object) => ({
  steps: 'Type the address /submissions in Las Acacias, which lacks the submissions module',
  expectedBody: { detail: 'El barrio no tiene habilitada la presentación de documentación.' },
  path: { rp: 102, ...path },
  body,
})

/**
 * Creates a refused call: residente calls about a submission of obra, or about a neighbourhood where residente is not
 * registered. Pass `body` for a write.
 */
export const createRefusedForeignSubmissionCall = (path: object = {}, body?: object) => ({
  steps: 'Send a request with the id of a submission of obra, or with the neighbourhood 999',
  path,
  body,
})

/** A refused call: residente calls about a neighbourhood that does not exist. */
export const unknownNeighbourhoodRefusal = {
  ...createRefusedForeignSubmissionCall({ rp: 999 }),
  steps: 'Send a request with the neighbourhood 999, which does not exist',
}

/** Creates a refused call: residente changes a submission that the Administration approved after the page loaded. */
export const createRefusedApprovedSubmissionCall = (path: object, body?: object) => ({
  steps: 'Change ‘APROBADA-NO-SE-EDITA’ or ‘Aprobada: no se edita’ on a page that loaded before the approval',
  expectedBody: { message: 'Solo se pueden editar solicitudes en estado PENDIENTE' },
  path,
  body,
})

/** A refused call (400) about a person who is not registered in the neighbourhood. The test data must add the body. */
export const unknownPersonRefusal = {
  steps: 'Add a person that the Administration removed from the neighbourhood after the picker loaded',
  expectedBody: { person: ['La persona no está registrada en el barrio.'] },
}

/** The response body of a 409 for a person who is already in the submission. */
export const repeatedPersonBody = {
  message:
    'La persona Elsa Ya es trabajadora con documento 20319406 ya se encuentra registrada en la presentación.',
}

/** The response body of a 400 for `bigPdf`. */
export const tooBigBody = { file: ['No se ha podido subir el archivo a.pdf ya que excede el límite de 2MB.'] }

/** Creates a file for the body of an upload. Its media type is that of a PDF, whatever the name is. */
export const createPdf = (name = 'a.pdf', bytes = new TextEncoder().encode('%PDF-1.4')): UploadedFile => ({
  name,
  media_type: 'application/pdf',
  bytes,
})

/** A file of 2 MB. The backend accepts only smaller files. */
export const bigPdf = createPdf('a.pdf', new Uint8Array(2 * 1024 * 1024))

/** Creates the request body that adds a person to an insurance submission. */
export const createInsuredBody = (person: number, insurance_submission: number) => ({
  person,
  insurance_submission,
  status: 'PENDING',
})

/** Creates the request body of a new entry. By default the entry is in no background-check submission. */
export const createEntryBody = (fields: object = {}) => ({
  person: errorPersonIds.contact,
  from_date: today,
  to_date: addDays(today, 100),
  status: 'PENDING',
  comment: null,
  background_check_submission: null,
  background_check_type: 1,
  ...fields,
})
