import type { Schemas } from '../contract/operations.ts'

/** The backend's sentences about movements. */
export const movementSentences = {
  tooEarly: 'La fecha de inicio no puede ser anterior a los últimos 12 meses.',
  datesReversed: 'La fecha de fin no puede ser anterior a la de inicio.',
}

/** The Spanish names of the guest types. */
export const guestTypeNames = {
  OWNER: 'Propietario',
  RENTER: 'Inquilino',
  PERSONAL: 'Invitado',
  INVITE: 'Invitación',
  FAMILY: 'Familiar No residente',
  VENDOR: 'Trabajador/Prestador de Servicio',
  OTHER: 'Jardinero/Piletero/Otro',
  REAL_STATE: 'Inmobiliaria',
  EVENT: 'Evento',
  WORKER: 'Trabajador de Obra',
} satisfies Record<Schemas['GuestTypeCode'], string>
