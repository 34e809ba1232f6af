import type { RefusalCode } from '../domain/refusals'

export const refusalSentences = {
  AUTHORIZATION_EXPIRED: 'La autorización está vencida y ya no se puede modificar.',
  AUTHORIZATION_TYPE_UNKNOWN:
    'El portal no conoce el tipo de esta autorización: podés ver sus datos, pero no modificarla.',
  INVITATION_EXPIRED: 'La invitación está vencida y ya no se puede modificar.',
  // The product prescribes this wording, which has no full stop.
  LOT_DATA_NOT_YOURS:
    'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla',
  ONESELF: 'No se puede eliminar a sí mismo.',
  WORK_MANAGER_SUSPENDED: 'Estás suspendido como responsable de esta obra: solo podés ver sus datos.',
  WORK_NOT_MANAGED: 'No sos responsable vigente de esta obra: solo podés ver sus datos.',
  WORK_ROLE_UNKNOWN: 'No pudimos comprobar qué podés hacer en esta obra. Actualizá la página.',
  // The product prescribes the wording of the next three sentences. The last of them has no full stop.
  MANAGER_ONESELF: 'No se puede editar a sí mismo.',
  MANAGER_OF_LOT: 'No se puede editar a otro residente del lote.',
  MANAGER_NOT_CURRENT: 'No se puede invitar a un responsable de obra no vigente',
  MANAGERS_NOT_YOURS:
    'Solo puede hacerlo un residente del lote que también es responsable vigente de la obra.',
} satisfies Record<RefusalCode, string>
