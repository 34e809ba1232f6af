import { listNames, maxNames } from '@/copy/list-names'
import { plural } from '@/copy/plural'
import type { SubmissionKind } from '../kinds'
import type { DecidedStatus } from './submission-events'

const list = new Intl.ListFormat('es')
const verbs = { APPROVED: 'aprobó', REJECTED: 'rechazó' } satisfies Record<DecidedStatus, string>

export const copy = {
  edit: 'Editar',
  details: {
    INSURANCE: 'Detalles de presentación de seguro A.R.T.',
    BACKGROUND_CHECK: 'Detalles de presentación de antecedente penal',
  } satisfies Record<SubmissionKind, string>,
  loading: 'Cargando la presentación',
  /** Replaces an empty value in the details. */
  nothing: '---',
  noAttachment: 'Sin adjunto.',
  people: {
    from: 'Fecha de inicio',
    to: 'Fecha de fin',
    type: 'Tipo de antecedente',
    attachment: 'Adjunto',
    first: (shown: number, total: number) => `Se muestran las primeras ${shown} de ${total} personas.`,
  },
  /** The events of the history. */
  history: {
    /** The time of the event stands between both parts. */
    filed: { before: 'Presentada el', after: (filer: string) => `por ${filer}` },
    filesAttached: (names: readonly string[]) =>
      names.length > maxNames
        ? `Se adjuntaron ${names.length} archivos`
        : `${names.length === 1 ? 'Se adjuntó' : 'Se adjuntaron'} ${list.format(names)}`,
    decided: (status: DecidedStatus, subject: string) => `La Administración ${verbs[status]} ${subject}`,
    because: (sentence: string) => `${sentence}:`,
    quoted: (comment: string) => `"${comment}"`,
    people: (names: readonly string[]) =>
      `a ${listNames(names, { one: 'persona más', other: 'personas más' })}`,
    submission: 'la presentación',
    awaited: (pending: number) =>
      pending === 0
        ? 'Falta que la Administración decida sobre la presentación'
        : `Falta que la Administración decida sobre ${plural(pending, { one: 'persona', other: 'personas' })}`,
    renewed: { before: 'Renovación presentada el', after: (filer: string) => `por ${filer}` },
    renewal: (policy: string, firstDay: string, status: string) =>
      `Póliza ${policy}, desde el ${firstDay} · ${status}`,
    undated: 'Las decisiones no tienen fecha: la Administración no la informa.',
  },
  missing: {
    title: 'No encontramos esta presentación',
    body: 'Puede que sea de otro barrio o de otra persona, o que el enlace no sea correcto.',
    action: 'Volver al listado',
  },
}
