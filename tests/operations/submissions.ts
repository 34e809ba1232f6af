import { everybody, nobody, type OperationRecords, onlyObra } from './operation-record'
import {
  bigPdf,
  decided,
  errorIds,
  inUnknownNeighbourhood,
  obrasRows,
  onForeignSubmission,
  pdf,
  refusedInAcacias,
  tooBig,
  withoutModule,
} from './submission-calls'

const rp = { rp: 101 }
const formats = 'png, jpg, jpeg, pdf, xls, xlsx, doc, docx, ppt, pptx, txt, csv, md'
const ofInsurance = (insurance_submission: number, file = pdf()) => ({ file, insurance_submission })
const ofEntry = (submission_person: number, file = pdf()) => ({ file, submission_person })
const pendingSubmissionId = errorIds.pendingInsurance

export const submissions: OperationRecords<'submissions'> = {
  uploadInsuranceAttachment: {
    call: { as: 'obra', path: rp, body: ofInsurance(obrasRows.insurance, pdf('póliza.pdf')) },
    access: [['of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBig,
          body: ofInsurance(pendingSubmissionId, bigPdf),
        },
        {
          steps: 'Choose a .exe',
          expectedBody: { file: [`Formato exe no soportado. Sólo se admiten: ${formats}`] },
          body: ofInsurance(pendingSubmissionId, pdf('a.exe')),
        },
        {
          steps: 'Choose a file without an extension',
          expectedBody: {
            file: [
              `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${formats}.`,
            ],
          },
          body: ofInsurance(pendingSubmissionId, pdf('archivo')),
        },
      ],
      403: [withoutModule({}, ofInsurance(errorIds.insurance))],
      404: [onForeignSubmission({}, ofInsurance(errorIds.obrasInsurance))],
      409: [decided({}, ofInsurance(errorIds.insurance))],
    },
  },
  deleteInsuranceAttachment: {
    call: { as: 'obra', path: { ...rp, id: obrasRows.paper } },
    access: [
      ['of an entry', { path: { id: obrasRows.entryPaper } }, nobody],
      ['of obra', {}, onlyObra(204)],
    ],
    refusals: {
      403: [withoutModule({ id: errorIds.paper })],
      404: [onForeignSubmission({ id: errorIds.obrasPaper })],
      409: [decided({ id: errorIds.paper })],
    },
  },
  listInsuranceCompanies: {
    call: { as: 'obra', path: rp },
    access: [
      ['Los Álamos', {}, everybody(200)],
      ['Las Acacias', { path: { rp: 102 } }, refusedInAcacias],
    ],
    refusals: { 403: [withoutModule()], 404: [inUnknownNeighbourhood] },
  },
  uploadBackgroundCheckAttachment: {
    call: { as: 'obra', path: rp, body: ofEntry(obrasRows.entry, pdf('antecedentes.pdf')) },
    access: [['of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBig,
          body: ofEntry(errorIds.bareEntry, bigPdf),
        },
      ],
      403: [withoutModule({}, ofEntry(errorIds.entry))],
      404: [onForeignSubmission({}, ofEntry(errorIds.obrasEntry))],
      409: [decided({}, ofEntry(errorIds.entry))],
    },
  },
  deleteBackgroundCheckAttachment: {
    call: { as: 'obra', path: { ...rp, id: obrasRows.entryPaper } },
    access: [['of obra', {}, onlyObra(204)]],
    refusals: {
      403: [withoutModule({ id: errorIds.entryPaper })],
      404: [onForeignSubmission({ id: errorIds.obrasEntryPaper })],
      409: [decided({ id: errorIds.entryPaper })],
    },
  },
  listBackgroundCheckTypes: {
    call: { as: 'obra', path: rp },
    access: [
      ['Los Álamos', {}, everybody(200)],
      ['Las Acacias', { path: { rp: 102 } }, refusedInAcacias],
    ],
    refusals: { 403: [withoutModule()], 404: [inUnknownNeighbourhood] },
  },
}
