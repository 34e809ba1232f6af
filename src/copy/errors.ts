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

/** The messages for responses without a message, by the status of the response. */
const messagesByStatus: Readonly<Record<number, string>> = { 403: errors.forbidden, 404: errors.notFound }

/**
 * Returns the messages of an error in Spanish: the messages of the API, else `fallback`, else a message for the kind
 * of failure. For an error without a readable response, returns `fallback` and the message for the kind of failure. The
 * API's message in a 5xx response is never shown, because such a message is not written for users.
 */
export function describeError(error: unknown, fallback?: string): string[] {
  if (!(error instanceof ApiError)) return [fallback ?? errors.unexpected]
  if (error.failure !== 'status') return [...(fallback ? [fallback] : []), errors[error.failure]]
  if (error.status >= 500) return [fallback ?? errors.server]
  // A failed sign-in has `non_field_errors`; any other 401 means that the session is no longer valid.
  if (error.status === 401 && !hasNonFieldErrors(error)) return [errors.expired]
  const general = getGeneralSentences(error)
  const sentences = general.length > 0 ? general : Object.values(getFieldSentences(error)).flat()
  return sentences.length > 0 ? sentences : [fallback ?? messagesByStatus[error.status] ?? errors.unexpected]
}
