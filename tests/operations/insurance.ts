import { addDays } from '@mocks/rules/calendar'
import { people } from '@mocks/scenarios/errors/people'
import { today } from '../mocks/handlers/backend'
import { policy } from '../mocks/handlers/submission-desk'
import { everybody, nobody, type OperationRecords, onlyObra, wrongPage } from './operation-record'
import {
  decided,
  errorIds,
  insured,
  inUnknownNeighbourhood,
  obrasRows,
  onForeignSubmission,
  refusedInAcacias,
  repeatedPerson,
  unknownPerson,
  withoutModule,
} from './submission-calls'

const rp = { rp: 101 }
const path = { ...rp, submissionId: obrasRows.insurance }
const approved = { submissionId: errorIds.insurance }
const obras = { submissionId: errorIds.obrasInsurance }
const inAcacias = { path: { rp: 102 } }
const everyField = policy({
  to_date: '2026-12-31',
  description: 'Incluye a los ayudantes.',
  policy_holder_full_name: 'Construcciones del Delta S.R.L.',
  policy_holder_id_number: '30-71234567-1',
})

const invalidFields = (start: string) => [
  {
    steps: `${start} with a company that was removed from the catalog after the form loaded`,
    expectedBody: { company: ['La compañía de seguro no existe.'] },
    body: policy({ company: 999 }),
  },
  {
    steps: `${start} with a policy number of blanks`,
    expectedBody: { policy_number: ['Por favor ingrese número de póliza'] },
    body: policy({ policy_number: '  ' }),
  },
  {
    steps: `${start} with an end before the start`,
    expectedBody: { to_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
    body: policy({ from_date: addDays(today, 9), to_date: addDays(today, 8) }),
  },
  {
    steps: `${start} with an end that became yesterday at midnight, while the form was open`,
    expectedBody: { to_date: ['La fecha de fin no puede ser anterior a hoy.'] },
    body: policy({ from_date: addDays(today, -9), to_date: addDays(today, -1) }),
  },
]

export const insurance: OperationRecords<'insurance'> = {
  listInsuranceSubmissions: {
    call: { as: 'obra', path: rp, query: { page: 1 } },
    access: [
      ['Los Álamos', {}, everybody(200)],
      ['Las Acacias', inAcacias, refusedInAcacias],
      ['an unknown neighbourhood', { path: { rp: 999 } }, nobody],
    ],
    refusals: {
      403: [withoutModule()],
      404: [
        inUnknownNeighbourhood,
        { steps: 'Open /submissions?page=99', expectedBody: wrongPage, query: { page: 99 } },
      ],
    },
  },
  createInsuranceSubmission: {
    call: { as: 'obra', path: rp, body: everyField },
    access: [
      ['Los Álamos', { body: policy() }, everybody(201)],
      ['Las Acacias', inAcacias, refusedInAcacias],
    ],
    refusals: {
      400: invalidFields('New insurance'),
      403: [withoutModule({}, {})],
      404: [onForeignSubmission({ rp: 999 }, policy())],
    },
  },
  getInsuranceSubmission: {
    call: { as: 'obra', path },
    access: [
      ['of obra', {}, onlyObra(200)],
      ['of obra, in another neighbourhood', inAcacias, refusedInAcacias],
      ['a background check', { path: { submissionId: obrasRows.check } }, nobody],
    ],
    refusals: { 403: [withoutModule(approved)], 404: [onForeignSubmission(obras)] },
  },
  updateInsuranceSubmission: {
    call: { as: 'obra', path, body: everyField },
    access: [['of obra', { body: policy() }, onlyObra(200)]],
    refusals: {
      400: invalidFields('Edit ‘PENDIENTE-SIN-REPETIDOS’').map((invalidField) => ({
        ...invalidField,
        path: { submissionId: errorIds.pendingInsurance },
      })),
      403: [withoutModule(approved, {})],
      404: [onForeignSubmission(obras, policy())],
      409: [decided(approved, policy())],
    },
  },
  listInsuredPeople: {
    call: { as: 'obra', path, query: { page: 1 } },
    access: [['of obra', {}, onlyObra(200)]],
    refusals: { 403: [withoutModule(approved)], 404: [onForeignSubmission(obras)] },
  },
  createInsuredPerson: {
    call: { as: 'obra', path: rp, body: insured(4001, obrasRows.insurance) },
    access: [['of obra', {}, onlyObra(201)]],
    refusals: {
      400: [{ ...unknownPerson, body: insured(999_999, errorIds.pendingInsurance) }],
      403: [withoutModule({}, {})],
      404: [onForeignSubmission({}, insured(people.contact, errorIds.obrasInsurance))],
      409: [
        decided({}, insured(people.contact, errorIds.insurance)),
        {
          steps: 'Add Elsa to ‘PENDIENTE-SIN-REPETIDOS’ in two tabs',
          expectedBody: repeatedPerson,
          body: insured(people.worker, errorIds.pendingInsurance),
        },
      ],
    },
  },
  deleteInsuredPerson: {
    call: { as: 'obra', path: { ...rp, id: obrasRows.insured } },
    access: [['of obra', {}, onlyObra(204)]],
    refusals: {
      403: [withoutModule({ id: errorIds.insured })],
      404: [onForeignSubmission({ id: errorIds.obrasInsured })],
      409: [decided({ id: errorIds.insured })],
    },
  },
}
