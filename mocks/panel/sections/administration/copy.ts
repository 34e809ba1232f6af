import type { Decision, PendingSubmission } from '../../../client.ts'

const approved = 'aprobó'
const rejected = 'rechazó'
const pastVerbs = { APPROVED: approved, REJECTED: rejected } satisfies Record<Decision['status'], string>

const formatSubmissionCount = (count: number) => (count === 1 ? '1 presentación' : `${count} presentaciones`)

/** The Spanish texts of the section in which the user decides as the Administration. */
export const copy = {
  about:
    'Lo que la Administración tiene para revisar, persona por persona o todo junto. El portal muestra enseguida lo que decidas, y quien lo presentó puede volver a presentar a quien rechaces.',
  list: 'Presentaciones pendientes, de la más vieja a la más nueva',
  search: 'Buscar por persona, documento o número',
  clearSearch: 'Borrar la búsqueda',
  count: formatSubmissionCount,
  more: (count: number) => `Ver ${formatSubmissionCount(count)} más`,
  number: (submissionId: number) => `Presentación n.º ${submissionId}`,
  filed: (creator: string, neighbourhood: string) => `Presentada por ${creator} en ${neighbourhood}`,
  people: 'Personas',
  document: (documentNumber: string) => `Documento ${documentNumber}`,
  statuses: { PENDING: 'Pendiente', APPROVED: 'Aprobada', REJECTED: 'Rechazada' } satisfies Record<
    PendingSubmission['people'][number]['status'],
    string
  >,
  comment: 'Comentario para rechazar todo',
  commentHint: 'Optativo. Lo lee quien hizo la presentación.',
  personComment: (name: string) => `Por qué rechazás a ${name}`,
  quoted: (comment: string) => `"${comment}"`,
  approve: 'Aprobar',
  reject: 'Rechazar',
  approveOf: (name: string) => `Aprobar a ${name}`,
  rejectOf: (name: string) => `Rechazar a ${name}`,
  confirmReject: 'Confirmar el rechazo',
  confirmRejectOf: (name: string) => `Confirmar el rechazo de ${name}`,
  approveAll: 'Aprobar todo',
  rejectAll: 'Rechazar todo',
  allOf: (verb: string, submissionId: number) => `${verb}: presentación n.º ${submissionId}`,
  decided: (subject: string, status: Decision['status']) =>
    `La Administración ${pastVerbs[status]} ${subject}.`,
  /** The `subject` of `decided`, if the decision is on one person. */
  aPerson: (name: string) => `a ${name}`,
  /** The `subject` of `decided`, if the decision is on the whole submission. */
  aSubmission: (submissionId: number) => `la presentación n.º ${submissionId}`,
  refused: 'No se pudo decidir',
  empty: {
    title: 'No hay nada para revisar',
    description:
      'Cuando alguien presente un seguro o antecedentes penales, los vas a poder aprobar o rechazar acá.',
  },
}
