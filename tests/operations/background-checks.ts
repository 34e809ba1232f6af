import { addDays } from '@mocks/rules/calendar'
import { errorPersonIds } from '@mocks/scenarios/errors/people'
import { today } from '../mocks/handlers/backend'
import {
  everyAccount,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyObra,
  wrongPageBody,
} from './operation-record'
import {
  acaciasStatuses,
  createEntryBody,
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
const path = { ...rp, submissionId: demoIdsOfObra.backgroundCheck }
const approvedSubmission = { submissionId: errorsScenarioIds.approvedCheck }
const obraSubmission = { submissionId: errorsScenarioIds.checkOfObra }
const inAcacias = { path: { rp: 102 } }
const createSubmissionBody = (entryId: number) => ({ description: '', people: [entryId] })
const createEntryUpdate = (from_date: string, to_date: string) => ({
  from_date,
  to_date,
  background_check_type: 1,
})

export const backgroundChecks: OperationRecords<'background-checks'> = {
  listBackgroundCheckSubmissions: {
    call: { as: 'obra', path: rp, query: { page: 1 } },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', inAcacias, acaciasStatuses],
    ],
    refusals: {
      403: [createRefusedNoModuleCall()],
      404: [
        unknownNeighbourhoodRefusal,
        {
          steps: 'Open page 99 of the background-check submissions',
          expectedBody: wrongPageBody,
          query: { page: 99 },
        },
      ],
    },
  },
  createBackgroundCheckSubmission: {
    call: { as: 'obra', path: rp, body: createSubmissionBody(23) },
    access: [
      ['an entry of obra that is in no submission', { body: { people: [23] } }, [400, 400, 201, 400, 400]],
      ['Las Acacias', inAcacias, acaciasStatuses],
    ],
    refusals: {
      400: [
        {
          steps: 'Press ‘Enviar’ with an entry that was removed in another tab',
          expectedBody: { people: ['Alguno de los antecedentes no existe.'] },
          body: createSubmissionBody(999_999),
        },
        {
          steps: 'Press ‘Enviar’ after the upload of Elsa’s file failed',
          expectedBody: { people: ['Adjuntá el archivo de Elsa Ya es trabajadora.'] },
          body: createSubmissionBody(errorsScenarioIds.entryWithoutSubmission),
        },
      ],
      403: [createRefusedNoModuleCall({}, {})],
      404: [
        createRefusedForeignSubmissionCall(
          { rp: 999 },
          createSubmissionBody(errorsScenarioIds.entryWithoutSubmission),
        ),
      ],
      409: [
        {
          steps: 'Press ‘Enviar presentación’ in two tabs',
          expectedBody: {
            message: 'El antecedente de Elsa Ya es trabajadora ya es parte de otra presentación.',
          },
          body: createSubmissionBody(errorsScenarioIds.entryInSubmission),
        },
      ],
    },
  },
  getBackgroundCheckSubmission: {
    call: { as: 'obra', path },
    access: [
      ['a submission of obra', {}, onlyObra(200)],
      [
        'the id of an insurance submission',
        { path: { submissionId: demoIdsOfObra.insurance } },
        notFoundForEveryAccount,
      ],
    ],
    refusals: {
      403: [createRefusedNoModuleCall(approvedSubmission)],
      404: [createRefusedForeignSubmissionCall(obraSubmission)],
    },
  },
  updateBackgroundCheckSubmission: {
    call: { as: 'obra', path, body: { description: 'Va el que faltaba.' } },
    access: [['a submission of obra', { body: {} }, onlyObra(200)]],
    refusals: {
      403: [createRefusedNoModuleCall(approvedSubmission, {})],
      404: [createRefusedForeignSubmissionCall(obraSubmission, {})],
      409: [createRefusedApprovedSubmissionCall(approvedSubmission, { description: 'Otra' })],
    },
  },
  listBackgroundCheckPeople: {
    call: { as: 'obra', path, query: { page: 1 } },
    access: [['a submission of obra', {}, onlyObra(200)]],
    refusals: {
      403: [createRefusedNoModuleCall(approvedSubmission)],
      404: [createRefusedForeignSubmissionCall(obraSubmission)],
    },
  },
  createBackgroundCheckPerson: {
    call: {
      as: 'obra',
      path: rp,
      body: createEntryBody({ person: 4001, from_date: '2026-03-10', to_date: '2026-09-10' }),
    },
    access: [
      ['an entry without a submission', {}, everyAccount(201)],
      [
        'an entry in a submission of obra',
        {
          body: createEntryBody({ person: 4001, background_check_submission: demoIdsOfObra.backgroundCheck }),
        },
        onlyObra(201),
      ],
    ],
    refusals: {
      400: [
        { ...unknownPersonRefusal, body: createEntryBody({ person: 999_999 }) },
        {
          steps: 'Choose a type that was removed from the catalog after the form loaded',
          expectedBody: { background_check_type: ['El tipo de antecedente no existe en el barrio.'] },
          body: createEntryBody({ background_check_type: 999 }),
        },
        {
          steps: 'Choose today as the last day, and send the form after midnight',
          expectedBody: { to_date: ['La fecha de fin no puede ser anterior a hoy.'] },
          body: createEntryBody({ from_date: addDays(today, -9), to_date: addDays(today, -1) }),
        },
      ],
      403: [createRefusedNoModuleCall({}, {})],
      404: [
        createRefusedForeignSubmissionCall(
          {},
          createEntryBody({ background_check_submission: errorsScenarioIds.checkOfObra }),
        ),
      ],
      409: [
        createRefusedApprovedSubmissionCall(
          {},
          createEntryBody({ background_check_submission: errorsScenarioIds.approvedCheck }),
        ),
        {
          steps: 'Add Elsa to ‘Pendiente: sin repetidos’ in two tabs',
          expectedBody: repeatedPersonBody,
          body: createEntryBody({
            person: errorPersonIds.worker,
            background_check_submission: errorsScenarioIds.pendingCheck,
          }),
        },
      ],
    },
  },
  updateBackgroundCheckPerson: {
    call: {
      as: 'obra',
      path: { ...rp, id: demoIdsOfObra.entry },
      body: { ...createEntryUpdate('2026-03-10', '2026-09-10'), background_check_type: 2 },
    },
    access: [
      ['an entry of obra', { body: { from_date: '2026-03-11', to_date: '2026-12-31' } }, onlyObra(200)],
    ],
    refusals: {
      400: [
        {
          steps: 'Edit an entry so that its last day is before its first day',
          expectedBody: { to_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
          path: { id: errorsScenarioIds.entryInSubmission },
          body: createEntryUpdate(addDays(today, 9), addDays(today, 8)),
        },
      ],
      403: [createRefusedNoModuleCall({ id: errorsScenarioIds.approvedEntry }, {})],
      404: [createRefusedForeignSubmissionCall({ id: errorsScenarioIds.entryOfObra }, createEntryBody())],
      409: [
        createRefusedApprovedSubmissionCall(
          { id: errorsScenarioIds.approvedEntry },
          createEntryUpdate(today, addDays(today, 9)),
        ),
      ],
    },
  },
  deleteBackgroundCheckPerson: {
    call: { as: 'obra', path: { ...rp, id: demoIdsOfObra.entry } },
    access: [['an entry of obra', {}, onlyObra(204)]],
    refusals: {
      403: [createRefusedNoModuleCall({ id: errorsScenarioIds.approvedEntry })],
      404: [createRefusedForeignSubmissionCall({ id: errorsScenarioIds.entryOfObra })],
      409: [createRefusedApprovedSubmissionCall({ id: errorsScenarioIds.approvedEntry })],
    },
  },
}
