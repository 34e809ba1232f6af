import type { SubmissionKind } from './kinds'

/** What the screens of the submissions have in common. */
export const copy = {
  title: 'Presentaciones de documentación',
  newTitle: 'Nueva presentación',
  kindsLabel: 'Tipo de presentación',
  /** Why what was decided is only read. */
  notPending: 'Solo se pueden editar solicitudes en estado PENDIENTE',
  incomplete: 'Por favor complete todos los campos obligatorios',
  /** The kinds as they are listed. */
  kinds: {
    INSURANCE: 'Seguros A.R.T.',
    BACKGROUND_CHECK: 'Antecedentes penales',
  } satisfies Record<SubmissionKind, string>,
  /** One of a kind, as it is filed. */
  oneOfKind: {
    INSURANCE: 'Seguro A.R.T.',
    BACKGROUND_CHECK: 'Antecedente penal',
  } satisfies Record<SubmissionKind, string>,
}
