import type { SubmissionKind } from '../kinds'

export const copy = {
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
  },
}
