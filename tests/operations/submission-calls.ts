import type { UploadedFile } from '@mocks/contract/uploaded-file'
import { addDays } from '@mocks/rules/calendar'
import { errorPersonIds } from '@mocks/scenarios/errors/people'
import { submissions } from '@mocks/scenarios/errors/submissions'
import { today } from '../mocks/handlers/backend'
import type { Statuses } from './operation-record'

/** Ids of the submissions of the scenario `errors`. */
export const errorsScenarioIds = submissions

/**
 * Ids of the data of obra in the demo: a pending insurance submission with one of its people and one of its attachments,
 * and a background check with one of its entries and the attachment of that entry.
 */
export const demoIdsOfObra = {
  insurance: 8028,
  insuredPerson: 29,
  attachment: 39,
  backgroundCheck: 8032,
  entry: 22,
  entryAttachment: 46,
}

/** In Las Acacias only residente is registered, and the module of submissions is not active. */
export const acaciasStatuses: Statuses = [403, 404, 404, 404, 404]

/** Creates a refused call: residente calls about Las Acacias, which has no module of submissions. Pass `body` for a write. */
export const createRefusedNoModuleCall = (path: object = {}, body?: object) => ({
  steps: 'Type the address /submissions in Las Acacias, which has no module of submissions',
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

/** A refused call: residente lists submissions of a neighbourhood where residente is not registered. */
export const unknownNeighbourhoodRefusal = createRefusedForeignSubmissionCall({ rp: 999 })

/** Creates a refused call: residente changes a submission that the Administration approved after the page loaded. */
export const createRefusedApprovedSubmissionCall = (path: object, body?: object) => ({
  steps: 'Change ‘APROBADA-NO-SE-EDITA’ or ‘Aprobada: no se edita’ on a page that loaded before the approval',
  expectedBody: { message: 'Solo se pueden editar solicitudes en estado PENDIENTE' },
  path,
  body,
})

/** The refusal (400) of a person who is not registered in the neighbourhood. */
export const unknownPersonRefusal = {
  steps: 'Add a person that the Administration removed after the picker loaded',
  expectedBody: { person: ['La persona no está registrada en el barrio.'] },
}

/** The body of a 409 for a person who is already in the submission. */
export const repeatedPersonBody = {
  message:
    'La persona Elsa Ya es trabajadora con documento 20319406 ya se encuentra registrada en la presentación.',
}

/** The body of a 400 for a file over the limit. */
export const tooBigBody = { file: ['No se ha podido subir el archivo a.pdf ya que excede el límite de 2MB.'] }

/** Creates a PDF file for a form. */
export const createPdf = (name = 'a.pdf', bytes = new TextEncoder().encode('%PDF-1.4')): UploadedFile => ({
  name,
  media_type: 'application/pdf',
  bytes,
})

/** A file of 2 MB. The backend accepts only smaller files. */
export const bigPdf = createPdf('a.pdf', new Uint8Array(2 * 1024 * 1024))

/** Creates the body of a new person of an insurance submission. */
export const createInsuredBody = (person: number, insurance_submission: number) => ({
  person,
  insurance_submission,
  status: 'PENDING',
})

/** Creates the body of a new entry of a background check. */
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
