import { addDays } from '@mocks/rules/calendar'
import { errorLotIds } from '@mocks/scenarios/errors/lots'
import { getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
import { today } from '../mocks/handlers/backend'
import { createTenantInput } from '../mocks/handlers/lot-requests'
import { listInvalidResidentCalls } from './invalid-residents'
import {
  a12,
  a12RowIds,
  a12WithCaller,
  c3,
  createRefusedForeignLotCall,
  createRefusedNoCensusCall,
  createRefusedNotManagerCall,
  refusedReversedRangeCall,
} from './lot-calls'
import {
  notFoundForEveryAccount,
  notFoundForEveryRole,
  type OperationRecords,
  onlyInquilino,
  onlyResidente,
  statusesForManagersWrite,
  statusesForOwners,
  statusesForResidents,
} from './operation-record'

const { federico, bruno, ailin, rodolfo } = a12RowIds
const { tenantOfC3, tenantOfAcacias } = errorLotIds
const createDarioBody = (fields: object) =>
  createTenantInput({
    first_name: 'Darío',
    last_name: 'Ya es inquilino',
    id_number: getErrorDocumentNumber('tenant'),
    ...fields,
  })
const reversedDates = { to_date: addDays(today, -1) }
const reversedDatesBody = {
  to_date: ['La fecha de fin del contrato no puede ser anterior a la de inicio.'],
}

export const tenants: OperationRecords<'tenants'> = {
  listTenants: {
    call: { path: a12, query: { ordering: 'to_date', activity_type: 'CREATED' } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(200)],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      400: [refusedReversedRangeCall],
      403: [createRefusedNoCensusCall()],
      404: [createRefusedForeignLotCall()],
    },
  },
  getTenant: {
    call: { path: { ...a12, id: bruno } },
    access: [
      ['of A-12', {}, onlyResidente(200)],
      ['a co-resident', { path: { id: federico } }, notFoundForEveryAccount],
    ],
    roles: [
      ['a current tenant', {}, statusesForResidents(200)],
      ['a future tenant', { path: { id: ailin } }, statusesForOwners(200, 200, 404)],
      ['a former tenant', { path: { id: rodolfo } }, statusesForOwners(200, 200, 404)],
      ['an owner', { path: { id: federico } }, notFoundForEveryRole],
    ],
    refusals: {
      403: [createRefusedNoCensusCall({ id: tenantOfAcacias })],
      404: [createRefusedForeignLotCall({ id: tenantOfC3 })],
    },
  },
  createTenant: {
    call: { path: a12WithCaller, body: createTenantInput() },
    access: [
      ['A-12', {}, onlyResidente(201)],
      ['C-3', { path: { ...c3, personId: 303 }, body: {} }, onlyInquilino(403)],
    ],
    roles: [['', (personId) => ({ path: { personId }, body: {} }), statusesForManagersWrite(400)]],
    refusals: {
      400: [
        ...listInvalidResidentCalls('Add a tenant to A-12', createTenantInput),
        {
          steps: 'Add a tenant to A-12 with a contract that ends before it begins',
          expectedBody: reversedDatesBody,
          body: createTenantInput(reversedDates),
        },
        {
          steps: 'Add a tenant to A-12 with the permission to manage the lot',
          expectedBody: { can_manage_property: ['Un inquilino no puede gestionar los datos del lote.'] },
          body: createTenantInput({ can_manage_property: true }),
        },
      ],
      403: [
        createRefusedNotManagerCall({ personId: 303 }, {}),
        createRefusedNoCensusCall({ personId: 302 }, {}),
      ],
      404: [createRefusedForeignLotCall({}, {})],
    },
  },
  updateTenant: {
    call: {
      path: { ...a12, id: bruno },
      body: createTenantInput({ first_name: 'Bruno', last_name: 'Ferraro Quiñones', id_number: '33847105' }),
    },
    access: [['of A-12', {}, onlyResidente(200)]],
    roles: [
      ['a current tenant', { body: {} }, statusesForManagersWrite(400)],
      ['a future tenant', { path: { id: ailin }, body: {} }, statusesForOwners(400, 403, 404)],
      ['an owner', { path: { id: federico }, body: {} }, notFoundForEveryRole],
    ],
    refusals: {
      400: [
        {
          steps: 'Edit ‘Darío Ya es inquilino’ of A-12 so that the contract ends before it begins',
          expectedBody: reversedDatesBody,
          path: { id: errorLotIds.tenant },
          body: createDarioBody(reversedDates),
        },
        {
          steps: 'Edit ‘Darío Ya es inquilino’ while another tab changes his name',
          expectedBody: { first_name: ['Este dato no se puede modificar.'] },
          path: { id: errorLotIds.tenant },
          body: createDarioBody({ first_name: 'Otro' }),
        },
      ],
      403: [
        createRefusedNotManagerCall({ id: tenantOfC3 }, {}),
        createRefusedNoCensusCall({ id: tenantOfAcacias }, {}),
      ],
      404: [createRefusedForeignLotCall({ id: tenantOfC3 }, {})],
    },
  },
  deleteTenant: {
    call: { path: { ...a12WithCaller, id: bruno } },
    access: [
      [
        'a tenant of A-12, with the person id of inquilino in the path',
        { path: { personId: 303 } },
        notFoundForEveryAccount,
      ],
      ['of A-12', {}, onlyResidente(204)],
      ['inquilino, the tenant of C-3', { path: { ...c3, personId: 303, id: 4 } }, onlyInquilino(403)],
    ],
    roles: [
      [
        'a future tenant',
        (personId) => ({ path: { personId, id: ailin } }),
        statusesForOwners(204, 403, 404),
      ],
      ['a current tenant', (personId) => ({ path: { personId } }), statusesForManagersWrite(204)],
    ],
    refusals: {
      403: [
        createRefusedNotManagerCall({ personId: 303, id: tenantOfC3 }),
        createRefusedNoCensusCall({ personId: 302, id: tenantOfAcacias }),
      ],
      404: [createRefusedForeignLotCall({ id: tenantOfC3 })],
    },
  },
}
