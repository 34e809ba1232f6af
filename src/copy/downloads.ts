/** What the making of a file says about itself. */
export const downloads = {
  /** Word by word. */
  wait: 'Por favor aguarde mientras se realiza la descarga.',
  /** Word by word. */
  broken: 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.',
  preparing: 'Estamos preparando el archivo.',
  slow: 'Seguimos preparando el archivo. Con muchos registros puede tardar unos minutos; podés seguir usando el portal en otra pestaña.',
  cancel: 'Cancelar la descarga',
  cancelled: 'Cancelaste la descarga.',
  done: (fileName: string) => `Se descargó ${fileName}.`,
  failed: 'No pudimos preparar el archivo. Volvé a intentarlo en unos minutos.',
}
