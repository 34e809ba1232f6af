import type { RefusalCode } from '../domain/refusals'

/** Why not, in a sentence that stands as the reason on the refused button. A new code does not compile without one. */
export const refusalSentences = {
  AUTHORIZATION_OVERDUE: 'La autorización está vencida y ya no se puede modificar.',
  INVITATION_OVERDUE: 'La invitación está vencida y ya no se puede modificar.',
} satisfies Record<RefusalCode, string>
