import { errorPersonIds, getErrorDocument } from '@mocks/scenarios/errors/people'
import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { notFoundForEveryAccount, type OperationRecords } from './operation-record'
import {
  casaPerez,
  createMemberBody,
  createRefusedForeignWorkCall,
  createRefusedSuspendedManagerCall,
  otherWorkBody,
  statusesForCasaPerez,
  statusesForCocina,
  statusesForManagingResident,
  unknownPersonBody,
  workIds,
} from './work-calls'

const obra = { id: 602 }
const gilda = { id: errorWorkIds.manager }
const pathInForeignWork = { id: 691 }
const pathInWorkOfSuspendedManager = { id: errorWorkIds.managerOfSuspended }
const currentStatus = { status: 'CURRENT' }
const contactData = { email: 'nadie@example.com', mobile_phone_number: '1155551234' }
const createInvitationBody = (person: number) => ({ work: 501, person })

export const workManagers: OperationRecords<'work-managers'> = {
  listWorkManagers: {
    call: { path: casaPerez, query: { page: 1, ordering: '-person__email', sort: 'desc' } },
    access: [['of A-12', {}, statusesForCasaPerez(200)]],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
  addWorkManager: {
    call: { path: casaPerez, body: createMemberBody(4001) },
    access: [
      ['to A-12', { body: { work: 501, status: 'INVALID', person: 4010 } }, statusesForManagingResident(201)],
      ['an empty body', { body: {} }, statusesForManagingResident(400)],
      [
        'to C-3, of a resident who manages no work',
        { path: { workId: workIds.cocina }, body: createMemberBody(4010, workIds.cocina) },
        statusesForCocina(403),
      ],
    ],
    refusals: {
      400: [
        {
          steps: 'Add a person that the Administration removed after the picker loaded',
          expectedBody: unknownPersonBody,
          body: createMemberBody(999_999),
        },
      ],
      403: [createRefusedSuspendedManagerCall({}, {})],
      404: [createRefusedForeignWorkCall({}, {})],
      409: [
        {
          steps: `Add the DNI ${getErrorDocument('manager')}, of ‘Gilda Ya es responsable’`,
          expectedBody: { message: 'Esta persona ya es responsable de la obra.' },
          body: createMemberBody(errorPersonIds.manager),
        },
      ],
    },
  },
  updateWorkManager: {
    call: { path: { ...casaPerez, ...obra }, body: { status: 'INVALID', work: 501, person: 304 } },
    access: [
      ['obra', { body: currentStatus }, statusesForManagingResident(200)],
      ['residente', { path: { id: 601 }, body: currentStatus }, [403, 404, 403, 403, 404]],
      ['of another work', { path: { id: 609 }, body: currentStatus }, notFoundForEveryAccount],
    ],
    refusals: {
      400: [
        {
          steps: 'Edit Gilda while another tab removes Gilda and adds her again',
          expectedBody: { person: ['La persona de un responsable de obra no se puede cambiar.'] },
          path: gilda,
          body: createMemberBody(errorPersonIds.worker),
        },
        {
          steps: 'Edit Gilda while another work is open in a second tab',
          expectedBody: otherWorkBody,
          path: gilda,
          body: { ...currentStatus, work: 502 },
        },
      ],
      403: [
        createRefusedSuspendedManagerCall(pathInWorkOfSuspendedManager, {}),
        {
          steps: 'Send a change of the user’s own row, for which the portal has no button',
          expectedBody: { detail: 'No se puede editar a sí mismo.' },
          path: { id: 601 },
          body: currentStatus,
        },
        {
          steps: 'Send a change of ‘Carla Ya es corresidente’, for which the portal has no button',
          expectedBody: { detail: 'No se puede editar a otro residente del lote.' },
          path: { id: errorWorkIds.otherResident },
          body: currentStatus,
        },
      ],
      404: [createRefusedForeignWorkCall(pathInForeignWork, {})],
    },
  },
  updateWorkManagerPerson: {
    call: {
      path: { ...casaPerez, id: 605 },
      body: { email: 'emeterio.aguinaga@example.com', mobile_phone_number: '1157391820' },
    },
    access: [
      [
        'obra',
        { path: obra, body: { email: 'obra@demo.ar', mobile_phone_number: '1155550103' } },
        statusesForManagingResident(200),
      ],
    ],
    refusals: {
      403: [createRefusedSuspendedManagerCall(pathInWorkOfSuspendedManager, {})],
      404: [createRefusedForeignWorkCall(pathInForeignWork, {})],
      409: [
        {
          steps: 'Change the email of Ricardo Montes, who signs in with that email',
          expectedBody: { message: 'Esta persona ya tiene un usuario y solo ella puede cambiar su email.' },
          path: obra,
          body: contactData,
        },
        {
          steps: 'Give Gilda the email consejo@demo.ar',
          expectedBody: { message: 'Ya existe otra persona con este email.' },
          path: gilda,
          body: { ...contactData, email: 'consejo@demo.ar' },
        },
      ],
    },
  },
  sendWorkManagerInvitation: {
    call: { path: casaPerez, body: createInvitationBody(304) },
    access: [['obra', {}, statusesForManagingResident(200)]],
    refusals: {
      400: [
        {
          steps: 'Click ‘Enviar’ for ‘Inés Sin email: no se invita’',
          expectedBody: { person: ['Esta persona no tiene un email al que enviarle la invitación.'] },
          body: createInvitationBody(errorPersonIds.managerWithoutEmail),
        },
        {
          steps: 'Click ‘Enviar’ for a person who was removed in another tab',
          expectedBody: { person: ['Esta persona no es responsable de la obra.'] },
          body: createInvitationBody(errorPersonIds.worker),
        },
      ],
      403: [createRefusedSuspendedManagerCall({}, {})],
      404: [createRefusedForeignWorkCall({}, {})],
      409: [
        {
          steps: 'Click ‘Enviar’ for ‘Hugo No vigente: no se invita’',
          expectedBody: { message: 'No se puede invitar a un responsable de obra no vigente' },
          body: createInvitationBody(errorPersonIds.suspendedManager),
        },
      ],
    },
  },
}
