/** The sentences about state files. */
export const stateFileSentences = {
  wrongFormat: 'El archivo no es un estado exportado de esta demo.',
  invalidField: (path: string) => `El archivo está dañado en ${path}.`,
  tooDeep: 'El archivo está anidado con demasiada profundidad.',
  invalidText: 'El archivo tiene caracteres que no son válidos.',
  otherVersion: (fileVersion: string, demoVersion: string) =>
    `El archivo es de la versión ${fileVersion} y esta demo es la ${demoVersion}: no se puede importar.`,
  replayFailed: (step: number, steps: number) =>
    `El archivo no se puede reproducir: falla en el paso ${step} de ${steps}.`,
  invalidStart: 'El archivo no se puede reproducir: su comienzo no es válido.',
  logDiscarded:
    'Este estado ya no se puede exportar: lo que se hizo ocupa más de lo que el servidor guarda. Restablecelo para empezar otro.',
}
