import type { Decision, PendingSubmission } from '../../../client.ts'

const approved = 'aprobó'
const rejected = 'rechazó'
const did = { APPROVED: approved, REJECTED: rejected } satisfies Record<Decision['status'], string>

const presentations = (count: number) => (count === 1 ? '1 presentación' : `${count} presentaciones`)

/** The Spanish of what the Administration decides. */
export const copy = {
  about: 'Lo que la Administración tiene para revisar. Lo que decidas, el portal lo muestra enseguida.',
  list: 'Presentaciones pendientes, de la más vieja a la más nueva',
  search: 'Buscar por persona, documento o número',
  clearSearch: 'Borrar la búsqueda',
  count: presentations,
  more: (count: number) => `Ver ${presentations(count)} más`,
  number: (submission: number) => `Presentación n.º ${submission}`,
  filed: (by: string, neighbourhood: string) => `Presentada por ${by} en ${neighbourhood}`,
  people: 'Personas',
  document: (document: string) => `Documento ${document}`,
  statuses: { PENDING: 'Pendiente', APPROVED: 'Aprobada', REJECTED: 'Rechazada' } satisfies Record<
    PendingSubmission['people'][number]['status'],
    string
  >,
  comment: 'Comentario',
  commentHint: 'Optativo. Quien la presentó lo lee si rechazás.',
  approve: 'Aprobar',
  reject: 'Rechazar',
  approveOf: (what: string) => `Aprobar a ${what}`,
  rejectOf: (what: string) => `Rechazar a ${what}`,
  approveAll: 'Aprobar todo',
  rejectAll: 'Rechazar todo',
  allOf: (verb: string, submission: number) => `${verb}: presentación n.º ${submission}`,
  decided: (what: string, status: Decision['status']) => `La Administración ${did[status]} ${what}.`,
  aPerson: (name: string) => `a ${name}`,
  aSubmission: (submission: number) => `la presentación n.º ${submission}`,
  refused: 'No se pudo decidir',
  empty: {
    title: 'No hay nada para revisar',
    description:
      'Cuando alguien presente un seguro o antecedentes penales, los vas a poder aprobar o rechazar acá.',
  },
}
