import { addDays } from '@mocks/rules/calendar'
import { errorPersonIds } from '@mocks/scenarios/errors/people'
import { today } from '../mocks/handlers/backend'
import { createPolicyInput } from '../mocks/handlers/submissions-client'
import {
  everyAccount,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyObra,
  wrongPageBody,
} from './operation-record'
import {
  acaciasStatuses,
  createInsuredBody,
  createRefusedApprovedSubmissionCall,
  createRefusedForeignSubmissionCall,
  createRefusedNoModuleCall,
  demoIdsOfObra,
  errorsScenarioIds,
  repeatedPersonBody,
  unknownNeighbourhoodRefusal,
  unknownPersonRefusal,
} from './submission-calls'

const rp = { rp: 101 }
const path = { ...rp, submissionId: demoIdsOfObra.insurance }
const approvedSubmission = { submissionId: errorsScenarioIds.approvedInsurance }
const obraSubmission = { submissionId: errorsScenarioIds.insuranceOfObra }
const inAcacias = { path: { rp: 102 } }
const completeBody = createPolicyInput({
  to_date: '2026-12-31',
  description: 'Incluye a los ayudantes.',
  policy_holder_full_name: 'Construcciones del Delta S.R.L.',
  policy_holder_id_number: '30-71234567-1',
})

/** Lists refused calls (400). The body of each has one invalid field, and its steps begin with `firstStep`. */
const listInvalidFieldCalls = (firstStep: string) => [
  {
    steps: `${firstStep} with a company that was removed from the catalog after the form loaded`,
    expectedBody: { company: ['La compañía de seguro no existe.'] },
    body: createPolicyInput({ company: 999 }),
  },
  {
    steps: `${firstStep} with only spaces as the policy number`,
    expectedBody: { policy_number: ['Por favor ingrese número de póliza'] },
    body: createPolicyInput({ policy_number: '  ' }),
  },
  {
    steps: `${firstStep} with a last day before the first day`,
    expectedBody: { to_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
    body: createPolicyInput({ from_date: addDays(today, 9), to_date: addDays(today, 8) }),
  },
  {
    steps: `${firstStep} with today as the last day, and save after midnight`,
    expectedBody: { to_date: ['La fecha de fin no puede ser anterior a hoy.'] },
    body: createPolicyInput({ from_date: addDays(today, -9), to_date: addDays(today, -1) }),
  },
]

export const insurance: OperationRecords<'insurance'> = {
  listInsuranceSubmissions: {
    call: { as: 'obra', path: rp, query: { page: 1 } },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', inAcacias, acaciasStatuses],
      ['an unknown neighbourhood', { path: { rp: 999 } }, notFoundForEveryAccount],
    ],
    refusals: {
      403: [createRefusedNoModuleCall()],
      404: [
        unknownNeighbourhoodRefusal,
        { steps: 'Open /submissions?page=99', expectedBody: wrongPageBody, query: { page: 99 } },
      ],
    },
  },
  createInsuranceSubmission: {
    call: { as: 'obra', path: rp, body: completeBody },
    access: [
      ['Los Álamos', { body: createPolicyInput() }, everyAccount(201)],
      ['Las Acacias', inAcacias, acaciasStatuses],
    ],
    refusals: {
      400: listInvalidFieldCalls('Create an insurance submission'),
      403: [createRefusedNoModuleCall({}, {})],
      404: [createRefusedForeignSubmissionCall({ rp: 999 }, createPolicyInput())],
    },
  },
  getInsuranceSubmission: {
    call: { as: 'obra', path },
    access: [
      ['the submission of obra', {}, onlyObra(200)],
      ['the submission of obra, under the path of Las Acacias', inAcacias, acaciasStatuses],
      [
        'the id of a background-check submission',
        { path: { submissionId: demoIdsOfObra.backgroundCheck } },
        notFoundForEveryAccount,
      ],
    ],
    refusals: {
      403: [createRefusedNoModuleCall(approvedSubmission)],
      404: [createRefusedForeignSubmissionCall(obraSubmission)],
    },
  },
  updateInsuranceSubmission: {
    call: { as: 'obra', path, body: completeBody },
    access: [['the submission of obra', { body: createPolicyInput() }, onlyObra(200)]],
    refusals: {
      400: listInvalidFieldCalls('Edit ‘PENDIENTE-SIN-REPETIDOS’').map((refusedCall) => ({
        ...refusedCall,
        path: { submissionId: errorsScenarioIds.pendingInsurance },
      })),
      403: [createRefusedNoModuleCall(approvedSubmission, {})],
      404: [createRefusedForeignSubmissionCall(obraSubmission, createPolicyInput())],
      409: [createRefusedApprovedSubmissionCall(approvedSubmission, createPolicyInput())],
    },
  },
  listInsuredPeople: {
    call: { as: 'obra', path, query: { page: 1 } },
    access: [['the submission of obra', {}, onlyObra(200)]],
    refusals: {
      403: [createRefusedNoModuleCall(approvedSubmission)],
      404: [createRefusedForeignSubmissionCall(obraSubmission)],
    },
  },
  createInsuredPerson: {
    call: { as: 'obra', path: rp, body: createInsuredBody(4001, demoIdsOfObra.insurance) },
    access: [['the submission of obra', {}, onlyObra(201)]],
    refusals: {
      400: [
        { ...unknownPersonRefusal, body: createInsuredBody(999_999, errorsScenarioIds.pendingInsurance) },
      ],
      403: [createRefusedNoModuleCall({}, {})],
      404: [
        createRefusedForeignSubmissionCall(
          {},
          createInsuredBody(errorPersonIds.contact, errorsScenarioIds.insuranceOfObra),
        ),
      ],
      409: [
        createRefusedApprovedSubmissionCall(
          {},
          createInsuredBody(errorPersonIds.contact, errorsScenarioIds.approvedInsurance),
        ),
        {
          steps: 'Add Elsa to ‘PENDIENTE-SIN-REPETIDOS’ in two tabs',
          expectedBody: repeatedPersonBody,
          body: createInsuredBody(errorPersonIds.worker, errorsScenarioIds.pendingInsurance),
        },
      ],
    },
  },
  deleteInsuredPerson: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.insuredPerson } },
    access: [['an insured person in the submission of obra', {}, onlyObra(204)]],
    refusals: {
      403: [createRefusedNoModuleCall({ id: errorsScenarioIds.approvedInsured })],
      404: [createRefusedForeignSubmissionCall({ id: errorsScenarioIds.insuredOfObra })],
      409: [createRefusedApprovedSubmissionCall({ id: errorsScenarioIds.approvedInsured })],
    },
  },
}
