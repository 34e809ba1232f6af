/** What is said of every file that can be opened. */
export const files = {
  /** After the name of a file that a press downloads. */
  download: 'se descarga',
  locked: 'Su dirección no es segura, así que no se puede abrir. Avisale a la Administración.',
}
