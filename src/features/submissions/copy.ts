import type { SubmissionKind } from './kinds'

export const copy = {
  loadingRenewal: 'Buscando los datos del seguro anterior',
  title: 'Presentaciones de documentación',
  newTitle: 'Nueva presentación',
  kindsLabel: 'Tipo de presentación',
  /** Explains why a submission that the Administration has decided is read-only. */
  notPending: 'Solo se pueden editar solicitudes en estado PENDIENTE',
  close: 'Cerrar',
  sections: {
    people: 'Trabajadores',
    insurance: 'Datos del seguro A.R.T.',
    holder: 'Datos del tomador',
    documents: 'Documentos',
    observations: 'Observaciones',
    history: 'Bitácora',
  },
  incomplete: 'Por favor complete todos los campos obligatorios',
  kinds: {
    INSURANCE: 'Seguros A.R.T.',
    BACKGROUND_CHECK: 'Antecedentes penales',
  } satisfies Record<SubmissionKind, string>,
  filed: {
    subtitle:
      'Su presentación será revisada por la Administración y podrá ver el estado actualizado de ella en el listado de presentaciones.',
    titles: {
      INSURANCE: 'Presentación de seguro A.R.T. enviada',
      BACKGROUND_CHECK: 'Presentación de antecedente penal enviada',
    } satisfies Record<SubmissionKind, string>,
    another: 'Crear otra',
    other: {
      INSURANCE: 'Presentar un antecedente penal',
      BACKGROUND_CHECK: 'Presentar un seguro A.R.T.',
    } satisfies Record<SubmissionKind, string>,
    home: 'Ir al inicio',
    roster: 'Volver a la nómina',
  },
  oneOfKind: {
    INSURANCE: 'Seguro A.R.T.',
    BACKGROUND_CHECK: 'Antecedente penal',
  } satisfies Record<SubmissionKind, string>,
}

/** The name of a section in the form and in the details of a submission. */
export type SectionName = keyof typeof copy.sections
