import type { AuthorizationType } from '../api/generated/model/authorizationType'
import type { LocationTo } from '../api/generated/model/locationTo'

export const authorizationTypes = {
  PERSONAL: 'Invitado',
  INVITE: 'Invitación',
  FAMILY: 'Familiar No residente',
  VENDOR: 'Trabajador/Prestador de Servicio',
  OTHER: 'Jardinero/Piletero/Otro',
  REAL_STATE: 'Inmobiliaria',
  EVENT: 'Evento',
} satisfies Record<AuthorizationType, string>

/** The options of the 'Cómo llegar' field. The option '' is sent as null. */
export const directionsOptions = {
  '': 'No informar',
  REAL_PROPERTY: 'Al barrio',
  PROPERTY: 'Al lote',
} satisfies Record<LocationTo | '', string>

export const terms = {
  range: (from: string, to: string) => (from === to ? from : `${from} al ${to}`),
  hours: (start: string, end: string) => `${start} a ${end} h`,
  allDay: 'Todo el día',
}

export const withoutGuests =
  'Esta invitación no tiene efecto en tanto no se agreguen personas a la misma. Por favor, recuerde compartirla.'

export const fullInvitation = {
  /** For the host. */
  notice:
    'La invitación está completa: nadie más puede registrarse con el enlace. Para hacer lugar, aumentá la cantidad máxima de invitados.',
  makeRoom: 'Hacer lugar',
  /** Returns the message that the host sends to guests, which first says that they cannot register. */
  message: (message: string) =>
    `La invitación está completa: ya no se puede registrar nadie más con el enlace.\n\n${message}`,
}
