import { addDays, type CalendarDay } from '../../../rules/calendar.ts'
import { confirmedInvitation, usedUnsubscribeLink } from '../authorizations.ts'
import { documentOf } from '../people.ts'
import { get, post, type RefusalRow } from '../refusal-row.ts'

const unavailable = { detail: 'La invitación no existe, venció o ya no tiene lugares.' }
const used = { detail: 'El enlace no es válido o ya fue utilizado.' }
const invitation = (key: string) => `/public/invitation/${key}/`
const unsubscribe = `/public/unsubscribe/${usedUnsubscribeLink}/`
const guest = (more: object = {}) => ({
  first_name: 'Luz',
  last_name: 'Ñandú',
  id_number: '40717253',
  email: 'luz@example.com',
  mobile_phone_number: null,
  date_of_birth: null,
  ...more,
})

/** Refusals of the public pages. */
export const publicRefusals = (today: CalendarDay): readonly RefusalRow[] =>
  [
    ...['expired-invitation', 'full-invitation', 'nothing'].flatMap((key) => [
      {
        operationId: 'getPublicInvitation',
        status: 404,
        expectedBody: unavailable,
        steps: `Open /invite/${key}`,
        call: get(invitation(key)),
      },
      {
        operationId: 'acceptPublicInvitation',
        status: 404,
        expectedBody: unavailable,
        steps: `Keep /invite/${key} open until it expires or fills up, then confirm`,
        call: post(invitation(key), guest()),
      },
    ]),
    {
      operationId: 'acceptPublicInvitation',
      status: 400,
      expectedBody: { first_name: ['Este campo no puede estar vacío.'] },
      steps: `On /invite/${confirmedInvitation} write blanks as the name`,
      call: post(invitation(confirmedInvitation), guest({ first_name: '   ' })),
    },
    {
      operationId: 'acceptPublicInvitation',
      status: 400,
      expectedBody: { date_of_birth: ['La fecha de nacimiento no puede ser posterior a hoy.'] },
      steps: `On /invite/${confirmedInvitation} be born tomorrow`,
      call: post(invitation(confirmedInvitation), guest({ date_of_birth: addDays(today, 1) })),
    },
    {
      operationId: 'acceptPublicInvitation',
      status: 409,
      expectedBody: { message: 'Ya estás registrado/a en esta invitación.' },
      steps: `On /invite/${confirmedInvitation} write the DNI ${documentOf('guest')}, of ‘Juan Ya confirmó su invitación’`,
      call: post(invitation(confirmedInvitation), guest({ id_number: documentOf('guest') })),
    },
    {
      operationId: 'getUnsubscribe',
      status: 404,
      expectedBody: used,
      steps: `Open /unsubscribe/${usedUnsubscribeLink}`,
      call: get(unsubscribe),
    },
    {
      operationId: 'confirmUnsubscribe',
      status: 404,
      expectedBody: used,
      steps: 'Confirm the same link in two tabs',
      call: post(unsubscribe, {}),
    },
  ].map((row) => ({ ...row, as: 'visitor' }) as RefusalRow)
