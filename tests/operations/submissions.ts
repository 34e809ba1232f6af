import { everyAccount, notFoundForEveryAccount, type OperationRecords, onlyObra } from './operation-record'
import {
  acaciasStatuses,
  bigPdf,
  createPdf,
  demoIdsOfObra,
  errorsScenarioIds,
  inUnknownNeighbourhood,
  onApprovedSubmission,
  onForeignSubmission,
  tooBigBody,
  withoutModule,
} from './submission-calls'

const rp = { rp: 101 }
const allowedFormats = 'png, jpg, jpeg, pdf, xls, xlsx, doc, docx, ppt, pptx, txt, csv, md'
const createInsuranceFile = (insurance_submission: number, file = createPdf()) => ({
  file,
  insurance_submission,
})
const createEntryFile = (submission_person: number, file = createPdf()) => ({ file, submission_person })
const pendingSubmissionId = errorsScenarioIds.pendingInsurance

export const submissions: OperationRecords<'submissions'> = {
  uploadInsuranceAttachment: {
    call: {
      as: 'obra',
      path: rp,
      body: createInsuranceFile(demoIdsOfObra.insurance, createPdf('póliza.pdf')),
    },
    access: [['of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBigBody,
          body: createInsuranceFile(pendingSubmissionId, bigPdf),
        },
        {
          steps: 'Choose a .exe',
          expectedBody: { file: [`Formato exe no soportado. Sólo se admiten: ${allowedFormats}`] },
          body: createInsuranceFile(pendingSubmissionId, createPdf('a.exe')),
        },
        {
          steps: 'Choose a file without an extension',
          expectedBody: {
            file: [
              `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${allowedFormats}.`,
            ],
          },
          body: createInsuranceFile(pendingSubmissionId, createPdf('archivo')),
        },
      ],
      403: [withoutModule({}, createInsuranceFile(errorsScenarioIds.approvedInsurance))],
      404: [onForeignSubmission({}, createInsuranceFile(errorsScenarioIds.insuranceOfObra))],
      409: [onApprovedSubmission({}, createInsuranceFile(errorsScenarioIds.approvedInsurance))],
    },
  },
  deleteInsuranceAttachment: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.paper } },
    access: [
      ['of an entry', { path: { id: demoIdsOfObra.entryPaper } }, notFoundForEveryAccount],
      ['of obra', {}, onlyObra(204)],
    ],
    refusals: {
      403: [withoutModule({ id: errorsScenarioIds.insuranceAttachment })],
      404: [onForeignSubmission({ id: errorsScenarioIds.insuranceAttachmentOfObra })],
      409: [onApprovedSubmission({ id: errorsScenarioIds.insuranceAttachment })],
    },
  },
  listInsuranceCompanies: {
    call: { as: 'obra', path: rp },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', { path: { rp: 102 } }, acaciasStatuses],
    ],
    refusals: { 403: [withoutModule()], 404: [inUnknownNeighbourhood] },
  },
  uploadBackgroundCheckAttachment: {
    call: { as: 'obra', path: rp, body: createEntryFile(demoIdsOfObra.entry, createPdf('antecedentes.pdf')) },
    access: [['of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBigBody,
          body: createEntryFile(errorsScenarioIds.entryWithoutSubmission, bigPdf),
        },
      ],
      403: [withoutModule({}, createEntryFile(errorsScenarioIds.approvedEntry))],
      404: [onForeignSubmission({}, createEntryFile(errorsScenarioIds.entryOfObra))],
      409: [onApprovedSubmission({}, createEntryFile(errorsScenarioIds.approvedEntry))],
    },
  },
  deleteBackgroundCheckAttachment: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.entryPaper } },
    access: [['of obra', {}, onlyObra(204)]],
    refusals: {
      403: [withoutModule({ id: errorsScenarioIds.entryAttachment })],
      404: [onForeignSubmission({ id: errorsScenarioIds.entryAttachmentOfObra })],
      409: [onApprovedSubmission({ id: errorsScenarioIds.entryAttachment })],
    },
  },
  listBackgroundCheckTypes: {
    call: { as: 'obra', path: rp },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', { path: { rp: 102 } }, acaciasStatuses],
    ],
    refusals: { 403: [withoutModule()], 404: [inUnknownNeighbourhood] },
  },
}
