import { everyAccount, notFoundForEveryAccount, type OperationRecords, onlyObra } from './operation-record'
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
const createInsuranceUploadBody = (insurance_submission: number, file = createPdf()) => ({
  file,
  insurance_submission,
})
const createEntryUploadBody = (submission_person: number, file = createPdf()) => ({ file, submission_person })
const pendingSubmissionId = errorsScenarioIds.pendingInsurance

export const submissions: OperationRecords<'submissions'> = {
  uploadInsuranceAttachment: {
    call: {
      as: 'obra',
      path: rp,
      body: createInsuranceUploadBody(demoIdsOfObra.insurance, createPdf('póliza.pdf')),
    },
    access: [['the insurance submission of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBigBody,
          body: createInsuranceUploadBody(pendingSubmissionId, bigPdf),
        },
        {
          steps: 'Choose an .exe file',
          expectedBody: { file: [`Formato exe no soportado. Sólo se admiten: ${allowedFormats}`] },
          body: createInsuranceUploadBody(pendingSubmissionId, createPdf('a.exe')),
        },
        {
          steps: 'Choose a file without an extension',
          expectedBody: {
            file: [
              `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${allowedFormats}.`,
            ],
          },
          body: createInsuranceUploadBody(pendingSubmissionId, createPdf('archivo')),
        },
      ],
      403: [createRefusedNoModuleCall({}, createInsuranceUploadBody(errorsScenarioIds.approvedInsurance))],
      404: [
        createRefusedForeignSubmissionCall({}, createInsuranceUploadBody(errorsScenarioIds.insuranceOfObra)),
      ],
      409: [
        createRefusedApprovedSubmissionCall(
          {},
          createInsuranceUploadBody(errorsScenarioIds.approvedInsurance),
        ),
      ],
    },
  },
  deleteInsuranceAttachment: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.attachment } },
    access: [
      [
        'the attachment of an entry',
        { path: { id: demoIdsOfObra.entryAttachment } },
        notFoundForEveryAccount,
      ],
      ['the attachment in the insurance submission of obra', {}, onlyObra(204)],
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
    call: {
      as: 'obra',
      path: rp,
      body: createEntryUploadBody(demoIdsOfObra.entry, createPdf('antecedentes.pdf')),
    },
    access: [['the entry of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        {
          steps: 'Choose a file of 2 MB',
          expectedBody: tooBigBody,
          body: createEntryUploadBody(errorsScenarioIds.entryWithoutSubmission, bigPdf),
        },
      ],
      403: [createRefusedNoModuleCall({}, createEntryUploadBody(errorsScenarioIds.approvedEntry))],
      404: [createRefusedForeignSubmissionCall({}, createEntryUploadBody(errorsScenarioIds.entryOfObra))],
      409: [createRefusedApprovedSubmissionCall({}, createEntryUploadBody(errorsScenarioIds.approvedEntry))],
    },
  },
  deleteBackgroundCheckAttachment: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.entryAttachment } },
    access: [['the attachment of the entry of obra', {}, onlyObra(204)]],
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
