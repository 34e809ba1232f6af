import { everyAccount, notFoundForEveryAccount, type OperationRecords, onlyObra } from './operation-record'
import {
  acaciasStatuses,
  bigPdf,
  createPdf,
  errorIds,
  inUnknownNeighbourhood,
  obraRows,
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
const pendingSubmissionId = errorIds.pendingInsurance

export const submissions: OperationRecords<'submissions'> = {
  uploadInsuranceAttachment: {
    call: { as: 'obra', path: rp, body: createInsuranceFile(obraRows.insurance, createPdf('póliza.pdf')) },
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
      403: [withoutModule({}, createInsuranceFile(errorIds.insurance))],
      404: [onForeignSubmission({}, createInsuranceFile(errorIds.obrasInsurance))],
      409: [onApprovedSubmission({}, createInsuranceFile(errorIds.insurance))],
    },
  },
  deleteInsuranceAttachment: {
    call: { as: 'obra', path: { ...rp, id: obraRows.paper } },
    access: [
      ['of an entry', { path: { id: obraRows.entryPaper } }, notFoundForEveryAccount],
      ['of obra', {}, onlyObra(204)],
    ],
    refusals: {
      403: [withoutModule({ id: errorIds.paper })],
      404: [onForeignSubmission({ id: errorIds.obrasPaper })],
      409: [onApprovedSubmission({ id: errorIds.paper })],
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
    call: { as: 'obra', path: rp, body: createEntryFile(obraRows.entry, createPdf('antecedentes.pdf')) },
    access: [['of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBigBody,
          body: createEntryFile(errorIds.bareEntry, bigPdf),
        },
      ],
      403: [withoutModule({}, createEntryFile(errorIds.entry))],
      404: [onForeignSubmission({}, createEntryFile(errorIds.obrasEntry))],
      409: [onApprovedSubmission({}, createEntryFile(errorIds.entry))],
    },
  },
  deleteBackgroundCheckAttachment: {
    call: { as: 'obra', path: { ...rp, id: obraRows.entryPaper } },
    access: [['of obra', {}, onlyObra(204)]],
    refusals: {
      403: [withoutModule({ id: errorIds.entryPaper })],
      404: [onForeignSubmission({ id: errorIds.obrasEntryPaper })],
      409: [onApprovedSubmission({ id: errorIds.entryPaper })],
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
