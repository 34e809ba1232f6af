import { ApiError, generalSentences } from '../api/api-error'

export const errors = {
  unexpected: 'Ha ocurrido un error inesperado. Por favor intente más tarde.',
  network: 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
  timeout: 'El servidor está tardando demasiado en responder. Volvé a intentarlo en un momento.',
  garbage: 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.',
  expired: 'Tu sesión venció. Ingresá de nuevo para continuar: no se perdió nada de lo que escribiste.',
  forbidden: 'No tenés permiso para realizar esta acción.',
  notFound: 'No encontramos lo que buscabas. Puede que ya no exista.',
  server: 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.',
  retry: 'Reintentar',
}

/**
 * What went wrong, in Spanish: what the API says about it (P8), or else what kind of failure it was. A 500 never
 * shows the API's own words: they are not for people (P8).
 */
export function describeError(error: unknown, fallback: string = errors.unexpected): string[] {
  if (!(error instanceof ApiError)) return [fallback]
  if (error.failure !== 'status') return [errors[error.failure]]
  if (error.status === 401) return [errors.expired]
  if (error.status >= 500) return [fallback === errors.unexpected ? errors.server : fallback]
  const sentences = generalSentences(error)
  return sentences.length > 0 ? sentences : [fallback]
}
