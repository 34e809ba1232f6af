import type { FileDropLabels } from '@/design-system/components/FileDrop/file-drop-labels'
import type { FileRefusal } from '@/design-system/components/FileDrop/file-refusal'
import { attachmentFormats } from '@/domain/attachments'

const formats = attachmentFormats.join(', ')

const sizes = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

const refusals: Record<FileRefusal['reason'], (refusal: FileRefusal) => string> = {
  size: ({ name }) => `No se ha podido subir el archivo ${name} ya que excede el límite de 2MB.`,
  format: ({ extension }) => `Formato ${extension} no soportado. Sólo se admiten: ${formats}`,
  'no-format': () =>
    `No se pudo definir el formato del archivo. Por favor suba uno de los siguientes formatos: ${formats}.`,
  empty: ({ name }) => `El archivo ${name} está vacío: elegí otro.`,
  count: ({ name }) => `No se agregó ${name}: ya hay un archivo. Quitalo para elegir otro.`,
}

export const fileDrop = {
  labels: {
    choose: 'Elegir archivos',
    drop: 'o arrastralos hasta acá',
    release: 'Soltalos para agregarlos',
    remove: (name: string) => `Quitar ${name}`,
    retry: (name: string) => `Volver a subir ${name}`,
    states: { waiting: 'En espera', sending: 'Subiendo', sent: 'Subido', failed: 'No se subió' },
    size: (bytes: number) =>
      bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${sizes.format(bytes / 1_048_576)} MB`,
    refusalMessage: (refusal: FileRefusal) => refusals[refusal.reason](refusal),
  } satisfies FileDropLabels,
  /** The labels of a field for one file. They replace some of `labels`. */
  labelsForOne: {
    choose: 'Elegir archivo',
    drop: 'o arrastralo hasta acá',
    release: 'Soltalo para agregarlo',
  },
}
