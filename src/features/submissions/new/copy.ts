import type { SubmissionKind } from '../kinds'

/** What is said once a submission of a kind is filed. */
interface FiledWords {
  title: string
  another: string
}

/** The Spanish of a new submission (L2, L5). */
export const copy = {
  sections: {
    people: 'Trabajadores',
    insurance: 'Datos del seguro A.R.T.',
    holder: 'Datos del tomador',
    documents: 'Documentos',
    observations: 'Observaciones',
  },
  cancel: 'Cancelar',
  submit: 'Enviar presentación',
  filed: {
    subtitle:
      'Su presentación será revisada por la Administración y podrá ver el estado actualizado de ella en el listado de presentaciones.',
    kinds: {
      INSURANCE: {
        title: 'Presentación de seguro A.R.T. enviada',
        another: 'Crear otra de seguro A.R.T.',
      },
      BACKGROUND_CHECK: {
        title: 'Presentación de antecedente penal enviada',
        another: 'Crear otra de antecedente penal',
      },
    } satisfies Record<SubmissionKind, FiledWords>,
    other: {
      INSURANCE: 'Presentar un antecedente penal',
      BACKGROUND_CHECK: 'Presentar un seguro A.R.T.',
    } satisfies Record<SubmissionKind, string>,
    home: 'Ir al inicio',
  },
}
