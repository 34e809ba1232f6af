import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { plural } from '@/copy/plural'
import { copy as shared } from '../copy'
import type { SubmissionKind } from '../kinds'

/** Returns a function that builds 'Se agregó 1 persona' or 'Se agregaron (N) personas' for a count. */
const createSummary =
  (singularVerb: string, pluralVerb: string, singularNoun: string, pluralNoun: string) => (count: number) =>
    count === 1 ? `${singularVerb} 1 ${singularNoun}` : `${pluralVerb} (${count}) ${pluralNoun}`

export const copy = {
  created: {
    INSURANCE: 'Presentación de Seguro A.R.T. creada exitosamente.',
    BACKGROUND_CHECK: 'Presentación de Antecedente Penal creada exitosamente.',
  } satisfies Record<SubmissionKind, string>,
  edited: 'Se han guardado los cambios.',
  summaries: {
    'add-person': createSummary('Se agregó', 'Se agregaron', 'persona', 'personas'),
    'change-person': createSummary('Se modificó', 'Se modificaron', 'persona', 'personas'),
    'resubmit-person': createSummary(
      'Se volvió a presentar a',
      'Se volvió a presentar a',
      'persona',
      'personas',
    ),
    'remove-person': createSummary('Se eliminó', 'Se eliminaron', 'persona', 'personas'),
    'add-file': createSummary('Se agregó', 'Se agregaron', 'adjunto', 'adjuntos'),
    'remove-file': createSummary('Se eliminó', 'Se eliminaron', 'adjunto', 'adjuntos'),
  },
  failures: {
    create: () => 'Ocurrió un error al crear la presentación.',
    update: () => 'Ocurrió un error al editar la presentación.',
    'add-person': (name: string) => `No se pudo agregar a "${name}".`,
    'change-person': (name: string) => `No se pudo modificar a "${name}".`,
    'remove-person': (name: string) => `No se pudo eliminar a "${name}".`,
    'add-file': (name: string) => `No se pudo subir el adjunto "${name}".`,
    'remove-file': (name: string) => `No se pudo eliminar el adjunto "${name}".`,
  },
  unreadable: 'No pudimos leer el archivo. Volvé a elegirlo.',
  decisions: {
    PENDING: '',
    APPROVED: 'La Administración ya aprobó esta presentación: no se pueden enviar más cambios.',
    REJECTED: 'La Administración ya rechazó esta presentación: no se pueden enviar más cambios.',
  } satisfies Record<SubmissionStatus, string>,
  unknownDecision: 'Esta presentación ya no está pendiente: no se pueden enviar más cambios.',
  more: (count: number) => `Y ${plural(count, { one: 'problema más', other: 'problemas más' })}.`,
  progress: {
    title: 'Enviando la presentación',
    amount: (done: number, all: number) => `${done} de ${all}`,
    uploading: (name: string) => `Subiendo ${name}`,
    share: (share: number) => `${Math.round(share * 100)} %`,
    cancelNamed: (name: string) => `Cancelar la subida de ${name}`,
    cancelAll: 'Detener el envío',
  },
  unsentSteps: {
    title: 'Faltó enviar una parte de la presentación',
    sentIsSaved: 'Lo que ya se envió quedó guardado.',
    nothingSaved: 'Todavía no se guardó nada.',
    submission: 'Falta registrar la presentación.',
    waiting: 'Todavía no se envió.',
    cancelled: 'Cancelaste el envío.',
    of: (name: string, reason: string) => (reason.includes(name) ? reason : `${name}: ${reason}`),
    list: 'Qué falta',
    more: (count: number) => `Y ${plural(count, { one: 'paso más.', other: 'pasos más.' })}`,
    retry: 'Reintentar',
    discard: 'Descartar',
    leaveOut: 'Dejar afuera',
    leaveOutNamed: (name: string) => `Dejar afuera a ${name}`,
    leaveOutFile: (name: string) => `Dejar afuera ${name}`,
  },
  unfinished: {
    title: 'Quedó una presentación sin terminar',
    /** Describes the submission by the kind, the first worker and the number of the other workers. */
    about: (kind: SubmissionKind, names: readonly string[]) => {
      const [first, ...others] = names
      const rest = others.length > 0 ? ` y ${others.length} más` : ''
      return first === undefined
        ? `${shared.oneOfKind[kind]}.`
        : `${shared.oneOfKind[kind]}, de ${first}${rest}.`
    },
    retry: 'Reintentar',
    discard: 'Descartar',
  },
  /** If the unsent part is stored on the device, the portal asks this before the user leaves the page. */
  leave: {
    title: '¿Salir sin terminar el envío?',
    body: 'Lo que falta queda guardado en este dispositivo por una semana, mientras no cierres la sesión: al volver, podés terminar de enviarlo.',
    confirm: 'Salir sin terminar',
    cancel: 'Seguir con el envío',
  },
  otherTab: {
    sending: 'Esta presentación se está enviando en otra pestaña.',
    ended: 'Esta presentación ya se envió o se descartó en otra pestaña.',
  },
  discard: {
    title: '¿Descartar lo que falta?',
    sentIsSaved: 'Lo que ya se envió queda guardado como pendiente: podés completarlo desde el listado.',
    nothingFiled: 'No se va a presentar nada.',
    confirm: 'Descartar',
    cancel: 'No, volver',
  },
}
