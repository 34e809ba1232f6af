import type { ConfigFailure } from '../config'

export const start = {
  title: 'No pudimos abrir el portal',
  failures: {
    unreachable: 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
    unusable:
      'Falta configurar el portal, y no es algo que puedas resolver vos. Avisale a la Administración de tu barrio.',
  } satisfies Record<ConfigFailure, string>,
}
