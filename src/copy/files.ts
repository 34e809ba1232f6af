/** What is said of every file that can be opened. */
export const files = {
  locked: 'Su dirección no es segura, así que no se puede abrir. Avisale a la administración.',
}
