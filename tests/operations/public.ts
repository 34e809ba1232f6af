import { addDays } from '@mocks/rules/calendar'
import { confirmedInvitationKey, usedUnsubscribeKey } from '@mocks/scenarios/errors/authorizations'
import { getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
import { today } from '../mocks/handlers/backend'
import type { OperationRecords } from './operation-record'

const unavailableInvitationKeys = ['expired-invitation', 'full-invitation', 'nothing']
const unavailableBody = { detail: 'La invitación no existe, venció o ya no tiene lugares.' }
const usedLinkBody = { detail: 'El enlace no es válido o ya fue utilizado.' }
const path = { id: confirmedInvitationKey }
const createGuestBody = (fields: object = {}) => ({
  first_name: 'Luz',
  last_name: 'Ñandú',
  id_number: '40717253',
  email: 'luz@example.com',
  mobile_phone_number: null,
  date_of_birth: null,
  ...fields,
})

export const publicPages: OperationRecords<'public'> = {
  getPublicInvitation: {
    call: { path: { id: 'demo-invitation' } },
    refusals: {
      404: unavailableInvitationKeys.map((id) => ({
        steps: `Open /invite/${id}`,
        expectedBody: unavailableBody,
        path: { id },
      })),
    },
  },
  acceptPublicInvitation: {
    call: { path: { id: 'demo-invitation' } },
    refusals: {
      400: [
        {
          steps: `On /invite/${confirmedInvitationKey} write only spaces as the name`,
          expectedBody: { first_name: ['Este campo no puede estar vacío.'] },
          path,
          body: createGuestBody({ first_name: '   ' }),
        },
        {
          steps: `On /invite/${confirmedInvitationKey} choose tomorrow as the date of birth`,
          expectedBody: { date_of_birth: ['La fecha de nacimiento no puede ser posterior a hoy.'] },
          path,
          body: createGuestBody({ date_of_birth: addDays(today, 1) }),
        },
      ],
      404: unavailableInvitationKeys.map((id) => ({
        steps: `Keep /invite/${id} open until the invitation is expired, full or deleted, then confirm`,
        expectedBody: unavailableBody,
        path: { id },
        body: createGuestBody(),
      })),
      409: [
        {
          steps: `On /invite/${confirmedInvitationKey} write the DNI ${getErrorDocumentNumber('guest')}, of ‘Juan Ya confirmó su invitación’`,
          expectedBody: { message: 'Ya estás registrado/a en esta invitación.' },
          path,
          body: createGuestBody({ id_number: getErrorDocumentNumber('guest') }),
        },
      ],
    },
  },
  getUnsubscribe: {
    call: { path: { id: 'demo-unsubscribe' } },
    refusals: {
      404: [
        {
          steps: `Open /unsubscribe/${usedUnsubscribeKey}`,
          expectedBody: usedLinkBody,
          path: { id: usedUnsubscribeKey },
        },
      ],
    },
  },
  confirmUnsubscribe: {
    call: { path: { id: 'demo-unsubscribe' } },
    refusals: {
      404: [
        {
          steps: 'Confirm the same unsubscription in two tabs',
          expectedBody: usedLinkBody,
          path: { id: usedUnsubscribeKey },
          body: {},
        },
      ],
    },
  },
}
