import { errorPersonIds, getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
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

const obraPath = { id: 602 }
const gildaPath = { id: errorWorkIds.manager }
const pathInForeignWork = { id: 691 }
const pathInWorkOfSuspendedManager = { id: errorWorkIds.managerOfSuspended }
const currentStatusBody = { status: 'CURRENT' }
const emailAndPhone = { email: 'nadie@example.com', mobile_phone_number: '1155551234' }
const createInvitationBody = (person: number) => ({ work: 501, person })

export const workManagers: OperationRecords<'work-managers'> = {
  listWorkManagers: {
    call: { path: casaPerez, query: { page: 1, ordering: '-person__email', sort: 'desc' } },
    access: [['Casa Pérez', {}, statusesForCasaPerez(200)]],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
  addWorkManager: {
    call: { path: casaPerez, body: createMemberBody(4001) },
    access: [
      [
        'to Casa Pérez',
        { body: { work: 501, status: 'INVALID', person: 4010 } },
        statusesForManagingResident(201),
      ],
      ['an empty body', { body: {} }, statusesForManagingResident(400)],
      [
        'to a work on C-3; inquilino rents the lot but does not manage the work',
        { path: { workId: workIds.cocina }, body: createMemberBody(4010, workIds.cocina) },
        statusesForCocina(403),
      ],
    ],
    refusals: {
      400: [
        {
          steps:
            'Add a person that the Administration removed from the neighbourhood after the picker loaded',
          expectedBody: unknownPersonBody,
          body: createMemberBody(999_999),
        },
      ],
      403: [createRefusedSuspendedManagerCall({}, {})],
      404: [createRefusedForeignWorkCall({}, {})],
      409: [
        {
          steps: `Add the DNI ${getErrorDocumentNumber('manager')}, of ‘Gilda Ya es responsable’`,
          expectedBody: { message: 'Esta persona ya es responsable de la obra.' },
          body: createMemberBody(errorPersonIds.manager),
        },
      ],
    },
  },
  updateWorkManager: {
    call: { path: { ...casaPerez, ...obraPath }, body: { status: 'INVALID', work: 501, person: 304 } },
    access: [
      ['the manager obra', { body: currentStatusBody }, statusesForManagingResident(200)],
      ['the manager residente', { path: { id: 601 }, body: currentStatusBody }, [403, 404, 403, 403, 404]],
      ['a manager of another work', { path: { id: 609 }, body: currentStatusBody }, notFoundForEveryAccount],
    ],
    refusals: {
      400: [
        {
          steps: 'Edit Gilda while another tab removes Gilda and adds her again',
          expectedBody: { person: ['La persona de un responsable de obra no se puede cambiar.'] },
          path: gildaPath,
          body: createMemberBody(errorPersonIds.worker),
        },
        {
          steps: 'Edit Gilda while another work is open in a second tab',
          expectedBody: otherWorkBody,
          path: gildaPath,
          body: { ...currentStatusBody, work: 502 },
        },
      ],
      403: [
        createRefusedSuspendedManagerCall(pathInWorkOfSuspendedManager, {}),
        {
          steps:
            'As residente, send a change of residente’s own manager row; the portal has no button for it',
          expectedBody: { detail: 'No se puede editar a sí mismo.' },
          path: { id: 601 },
          body: currentStatusBody,
        },
        {
          steps: 'Send a change of the manager ‘Carla Ya es corresidente’; the portal has no button for it',
          expectedBody: { detail: 'No se puede editar a otro residente del lote.' },
          path: { id: errorWorkIds.otherResident },
          body: currentStatusBody,
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
        'the person of obra',
        { path: obraPath, body: { email: 'obra@demo.ar', mobile_phone_number: '1155550103' } },
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
          path: obraPath,
          body: emailAndPhone,
        },
        {
          steps: 'Give Gilda the email consejo@demo.ar',
          expectedBody: { message: 'Ya existe otra persona con este email.' },
          path: gildaPath,
          body: { ...emailAndPhone, email: 'consejo@demo.ar' },
        },
      ],
    },
  },
  sendWorkManagerInvitation: {
    call: { path: casaPerez, body: createInvitationBody(304) },
    access: [['to obra', {}, statusesForManagingResident(200)]],
    refusals: {
      400: [
        {
          steps: 'Click ‘Enviar’ for ‘Inés Sin email: no se invita’',
          expectedBody: { person: ['Esta persona no tiene un email al que enviarle la invitación.'] },
          body: createInvitationBody(errorPersonIds.managerWithoutEmail),
        },
        {
          steps: 'Click ‘Enviar’ for a manager who was removed from the work in another tab',
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
