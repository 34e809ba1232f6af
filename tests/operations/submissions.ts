import {
  allowOnlyObra,
  everyAccount,
  notFoundForEveryAccount,
  type OperationRecords,
} from './operation-record'
import {
  acaciasStatuses,
  bigPdf,
  createPdf,
  createRefusedApprovedSubmissionCall,
  createRefusedForeignSubmissionCall,
  createRefusedNoModuleCall,
  demoIdsOfObra,
  errorsScenarioIds,
  tooBigBody,
  unknownNeighbourhoodRefusal,
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
    access: [['of obra', {}, allowOnlyObra(201)]],
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
      403: [createRefusedNoModuleCall({}, createInsuranceFile(errorsScenarioIds.approvedInsurance))],
      404: [createRefusedForeignSubmissionCall({}, createInsuranceFile(errorsScenarioIds.insuranceOfObra))],
      409: [
        createRefusedApprovedSubmissionCall({}, createInsuranceFile(errorsScenarioIds.approvedInsurance)),
      ],
    },
  },
  deleteInsuranceAttachment: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.attachment } },
    access: [
      ['of an entry', { path: { id: demoIdsOfObra.entryAttachment } }, notFoundForEveryAccount],
      ['of obra', {}, allowOnlyObra(204)],
    ],
    refusals: {
      403: [createRefusedNoModuleCall({ id: errorsScenarioIds.insuranceAttachment })],
      404: [createRefusedForeignSubmissionCall({ id: errorsScenarioIds.insuranceAttachmentOfObra })],
      409: [createRefusedApprovedSubmissionCall({ id: errorsScenarioIds.insuranceAttachment })],
    },
  },
  listInsuranceCompanies: {
    call: { as: 'obra', path: rp },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', { path: { rp: 102 } }, acaciasStatuses],
    ],
    refusals: { 403: [createRefusedNoModuleCall()], 404: [unknownNeighbourhoodRefusal] },
  },
  uploadBackgroundCheckAttachment: {
    call: { as: 'obra', path: rp, body: createEntryFile(demoIdsOfObra.entry, createPdf('antecedentes.pdf')) },
    access: [['of obra', {}, allowOnlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBigBody,
          body: createEntryFile(errorsScenarioIds.entryWithoutSubmission, bigPdf),
        },
      ],
      403: [createRefusedNoModuleCall({}, createEntryFile(errorsScenarioIds.approvedEntry))],
      404: [createRefusedForeignSubmissionCall({}, createEntryFile(errorsScenarioIds.entryOfObra))],
      409: [createRefusedApprovedSubmissionCall({}, createEntryFile(errorsScenarioIds.approvedEntry))],
    },
  },
  deleteBackgroundCheckAttachment: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.entryAttachment } },
    access: [['of obra', {}, allowOnlyObra(204)]],
    refusals: {
      403: [createRefusedNoModuleCall({ id: errorsScenarioIds.entryAttachment })],
      404: [createRefusedForeignSubmissionCall({ id: errorsScenarioIds.entryAttachmentOfObra })],
      409: [createRefusedApprovedSubmissionCall({ id: errorsScenarioIds.entryAttachment })],
    },
  },
  listBackgroundCheckTypes: {
    call: { as: 'obra', path: rp },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', { path: { rp: 102 } }, acaciasStatuses],
    ],
    refusals: { 403: [createRefusedNoModuleCall()], 404: [unknownNeighbourhoodRefusal] },
  },
}
