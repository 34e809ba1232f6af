export const files = {
  /** Screen readers read this text after the name of a file, to say that the file is downloaded. */
  download: 'se descarga',
  locked: 'Su dirección no es segura, así que no se puede abrir. Avisale a la Administración.',
}
