import { ApiError } from '@/api/api-error'
import { buildSpecimens } from '@/design-system/build-specimens'
import { endless } from '@/design-system/nonsense'
import type { PatternFile } from '@/design-system/specimen'
import { ExportButton } from './ExportButton'

const label = 'Descargar Excel'
const fileName = 'movimientos.xlsx'

/** An answer that comes after a second, unless it is cancelled. */
const later = <Answer,>(signal: AbortSignal, answer: () => Answer) =>
  new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => {
      try {
        resolve(answer())
      } catch (error) {
        reject(error)
      }
    }, 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** A file that only cancelling ends. */
const never = (signal: AbortSignal) =>
  new Promise<Blob>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const fail = () => {
  throw new ApiError('status', 500)
}

export default {
  component: 'ExportButton',
  purpose: 'Descarga los resultados de una lista como archivo.',
  whenToUse: 'Cuando alguien necesita llevarse todos los resultados de una búsqueda a una planilla.',
  whenNotToUse: 'Para descargar un archivo que ya existe: eso es un enlace.',
  lang: 'es',
  keyboard: 'of its parts',
  specimens: buildSpecimens(ExportButton, {
    comes: { fileName, fetchFile: (signal) => later(signal, () => new Blob(['1;2;3'])), children: label },
    'never-comes': { fileName, fetchFile: never, children: label },
    fails: { fileName, fetchFile: (signal) => later(signal, fail), children: label },
    refused: {
      fileName,
      fetchFile: (signal) => later(signal, fail),
      disabledReason: 'No hay movimientos para descargar.',
      children: label,
    },
    'nonsense-name': {
      fileName: `../${endless}?.xlsx`,
      fetchFile: (signal) => later(signal, () => new Blob()),
      children: endless,
    },
  }),
} satisfies PatternFile
