import { ApiError } from '@/api/api-error'
import { buildVariants, type PatternFile, veryLongText } from '@/design-system/specimen'
import { ExportButton } from './ExportButton'

const common = { fileName: 'movimientos.xlsx', children: 'Descargar Excel' }

const waitUntilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Returns a `fetchFile` that calls `getResult` after a second. It rejects if the user cancels the download first. */
const resolveLater =
  <Result,>(getResult: () => Result) =>
  (signal: AbortSignal) =>
    Promise.race([
      new Promise((resolve) => setTimeout(resolve, 1_000)).then(getResult),
      waitUntilAborted(signal),
    ])

const fail = () => {
  throw new ApiError('status', 500)
}

export default {
  component: 'ExportButton',
  purpose: 'Descarga los resultados de una lista como archivo.',
  whenToUse: 'Cuando alguien necesita llevarse todos los resultados de una búsqueda a una planilla.',
  whenNotToUse: 'Para descargar un archivo que ya existe: eso es un enlace.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: buildVariants(ExportButton, common, {
    comes: { fetchFile: resolveLater(() => new Blob(['1;2;3'])) },
    'never-comes': { fetchFile: waitUntilAborted },
    fails: { fetchFile: resolveLater(fail) },
    refused: { fetchFile: resolveLater(fail), disabledReason: 'No hay movimientos para descargar.' },
    'edge-name': {
      fileName: `../${veryLongText}?.xlsx`,
      fetchFile: resolveLater(() => new Blob()),
      children: veryLongText,
    },
  }),
} satisfies PatternFile
