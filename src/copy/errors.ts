import { ApiError, getFieldSentences, getGeneralSentences, hasNonFieldErrors } from '../api/api-error'

export const errors = {
  unexpected: 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
  network: 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
  timeout: 'El servidor está tardando demasiado en responder. Volvé a intentarlo en un momento.',
  garbage: 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.',
  expired: 'Tu sesión venció. Ingresá de nuevo para continuar: no se perdió nada de lo que escribiste.',
  forbidden: 'No tenés permiso para realizar esta acción.',
  notFound: 'No encontramos lo que buscabas. Puede que ya no exista.',
  server: 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.',
  retry: 'Reintentar',
}

/** What a refusal means when the API does not say it. */
const silentRefusals: Readonly<Record<number, string>> = { 403: errors.forbidden, 404: errors.notFound }

/**
 * What went wrong, in Spanish: what the API says about it, or else the screen's own sentence, or else what kind of
 * failure it was. A call that was not answered is told with the screen's own sentence and then the cause. A 500 never
 * shows the API's own words: they are not for people.
 */
export function describeError(error: unknown, fallback?: string): string[] {
  if (!(error instanceof ApiError)) return [fallback ?? errors.unexpected]
  if (error.failure !== 'status') return [...(fallback ? [fallback] : []), errors[error.failure]]
  if (error.status >= 500) return [fallback ?? errors.server]
  // A refused sign-in says `non_field_errors`; any other 401 is a session that no longer works.
  if (error.status === 401 && !hasNonFieldErrors(error)) return [errors.expired]
  const general = getGeneralSentences(error)
  const sentences = general.length > 0 ? general : Object.values(getFieldSentences(error)).flat()
  return sentences.length > 0 ? sentences : [fallback ?? silentRefusals[error.status] ?? errors.unexpected]
}
