export const files = {
  /** Screen readers read this text after the name of a file. */
  download: 'se descarga',
  unsafeUrl: 'Su dirección no es segura, así que no se puede abrir. Avisale a la Administración.',
}
