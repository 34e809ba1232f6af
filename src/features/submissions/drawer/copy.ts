import type { SubmissionKind } from '../kinds'

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
  missing: {
    title: 'No encontramos esta presentación',
    body: 'Puede que sea de otro barrio o de otra persona, o que el enlace no sea correcto.',
    action: 'Volver al listado',
  },
}
