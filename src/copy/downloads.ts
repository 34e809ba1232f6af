export const downloads = {
  /** The product prescribes this wording. */
  wait: 'Por favor aguarde mientras se realiza la descarga.',
  /** The product prescribes this wording. */
  broken: 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.',
  preparing: 'Estamos preparando el archivo.',
  slow: 'Seguimos preparando el archivo. Con muchos registros puede tardar unos minutos; podés seguir usando el portal en otra pestaña.',
  cancel: 'Cancelar la descarga',
  cancelled: 'Cancelaste la descarga.',
  done: (fileName: string) => `Se descargó ${fileName}.`,
  failed: 'No pudimos preparar el archivo. Volvé a intentarlo en unos minutos.',
}
