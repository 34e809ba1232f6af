import {
  ApiError,
  getFieldSentences,
  getGeneralSentences,
  hasNonFieldErrors,
  SavedEarlierError,
} from '../api/api-error'
import { plural } from './plural'

export const errors = {
  unexpected: 'Ocurrió un error inesperado. Volvé a intentarlo más tarde.',
  network: 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
  timeout: 'El servidor está tardando demasiado en responder. Volvé a intentarlo en un momento.',
  garbage: 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.',
  expired: 'Tu sesión venció. Ingresá de nuevo para continuar: no se perdió nada de lo que escribiste.',
  forbidden: 'No tenés permiso para realizar esta acción.',
  notFound: 'No encontramos lo que buscabas. Puede que ya no exista.',
  server: 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.',
  tooLarge: 'Lo que enviaste pesa demasiado. Probá con un archivo más chico.',
  tooManyAttempts: 'Hubo demasiados intentos seguidos.',
  maintenance: 'El servicio no está disponible en este momento: puede estar en mantenimiento.',
  noAnswer: 'El servidor no está respondiendo.',
  tryLater: 'Probá de nuevo en unos minutos.',
  tryIn: (wait: string) => `Probá de nuevo en ${wait}.`,
  savedEarlier: 'Lo que enviaste antes sí se guardó. Revisalo antes de enviar los cambios.',
  retry: 'Reintentar',
}

/** The messages for responses without a message, by the status of the response. */
const messagesByStatus: Readonly<Record<number, string>> = { 403: errors.forbidden, 404: errors.notFound }

/** The causes of temporary failures, by the status of the response. A sentence about the wait follows each. */
const temporaryCauses: Readonly<Record<number, string>> = {
  429: errors.tooManyAttempts,
  502: errors.noAnswer,
  503: errors.maintenance,
  504: errors.noAnswer,
}

/** Formats a wait in its largest full unit, rounded up: `30 segundos`, `2 minutos`, `3 horas`. */
function formatWait(seconds: number): string {
  if (seconds < 60) return plural(seconds, { one: 'segundo', other: 'segundos' })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return plural(minutes, { one: 'minuto', other: 'minutos' })
  return plural(Math.ceil(minutes / 60), { one: 'hora', other: 'horas' })
}

const describeWait = ({ retryAfter }: ApiError): string =>
  retryAfter === undefined ? errors.tryLater : errors.tryIn(formatWait(retryAfter))

/** Returns the sentence that names the cause of a failure; undefined if the cause is unknown or in the response's body. */
function describeCause(error: ApiError): string | undefined {
  if (error.failure !== 'status') return errors[error.failure]
  if (error.status === 413) return errors.tooLarge
  const cause = temporaryCauses[error.status]
  return cause && `${cause} ${describeWait(error)}`
}

/** Whether the kind of a failure has a sentence of its own, such as a lost connection or a maintenance. */
export const hasKnownCause = (error: unknown): boolean =>
  error instanceof ApiError && describeCause(error) !== undefined

/**
 * Returns the messages of an error in Spanish: the messages of the API, else `fallback`, else a message for the kind
 * of failure. For a failure with a known cause, returns `fallback` and the cause. The API's message in a 5xx response is
 * never shown, because such a message is not written for users.
 */
export function describeError(error: unknown, fallback?: string): string[] {
  if (error instanceof SavedEarlierError) return [errors.savedEarlier]
  if (!(error instanceof ApiError)) return [fallback ?? errors.unexpected]
  const sentences = error.failure === 'status' ? getApiSentences(error) : []
  if (sentences.length > 0) return sentences
  const cause = describeCause(error)
  if (cause) return [...(fallback ? [fallback] : []), cause]
  return [
    fallback ?? (error.status >= 500 ? errors.server : messagesByStatus[error.status]) ?? errors.unexpected,
  ]
}

/** Returns the sentences of a response that users may see. */
function getApiSentences(error: ApiError): string[] {
  if (error.status >= 500) return []
  // A failed sign-in has `non_field_errors`; any other 401 means that the session is no longer valid.
  if (error.status === 401 && !hasNonFieldErrors(error)) return [errors.expired]
  const general = getGeneralSentences(error)
  const sentences = general.length > 0 ? general : Object.values(getFieldSentences(error)).flat()
  const hasWait = sentences.length > 0 && error.status === 429 && error.retryAfter !== undefined
  return hasWait ? [...sentences, describeWait(error)] : sentences
}
