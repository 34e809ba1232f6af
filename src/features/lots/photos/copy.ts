import type { PhotoLabels } from '@/design-system/components/PhotoField/PhotoCrop'

export const copy = {
  label: 'Foto',
  labels: {
    choose: 'Elegir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    area: 'Lo que se guarda de la foto: movela con las flechas del teclado',
    zoom: 'Acercar',
    use: 'Usar esta foto',
    cancel: 'Descartar',
    unreadable: 'No pudimos leer esa foto. Elegí una imagen JPG, PNG o WebP.',
    tooLarge: 'Esa foto pesa demasiado. Elegí una de menos de 20 MB.',
  } satisfies PhotoLabels,
  loading: 'Cargando la foto',
  undecided: 'Tocá «Usar esta foto» o «Descartar» antes de guardar.',
  uploading: 'Subiendo la foto…',
  cancelUpload: 'Cancelar la subida',
  cancelled: 'Cancelaste la subida de la foto. Todavía no se guardó nada.',
  failed: (why: string) => `No se pudo subir la foto. ${why}`,
  tryAgain: 'Volvé a intentarlo o guardá sin ella.',
  oldStays: 'La foto anterior no se pudo quitar.',
}
