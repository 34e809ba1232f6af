import { ApiError } from '@/api/api-error'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
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
  lang: 'es',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'comes',
      render: () => (
        <ExportButton fileName={fileName} fetchFile={(signal) => later(signal, () => new Blob(['1;2;3']))}>
          {label}
        </ExportButton>
      ),
    },
    {
      name: 'never-comes',
      render: () => (
        <ExportButton fileName={fileName} fetchFile={never}>
          {label}
        </ExportButton>
      ),
    },
    {
      name: 'fails',
      render: () => (
        <ExportButton fileName={fileName} fetchFile={(signal) => later(signal, fail)}>
          {label}
        </ExportButton>
      ),
    },
    {
      name: 'refused',
      render: () => (
        <ExportButton
          fileName={fileName}
          fetchFile={(signal) => later(signal, fail)}
          disabledReason="No hay movimientos para descargar."
        >
          {label}
        </ExportButton>
      ),
    },
    {
      name: 'nonsense-name',
      render: () => (
        <ExportButton
          fileName={`../${endless}?.xlsx`}
          fetchFile={(signal) => later(signal, () => new Blob())}
        >
          {endless}
        </ExportButton>
      ),
    },
  ],
} satisfies SpecimenFile
