export const files = {
  /** Screen readers read it after the name of a file that is downloaded. */
  download: 'se descarga',
  locked: 'Su dirección no es segura, así que no se puede abrir. Avisale a la Administración.',
}
