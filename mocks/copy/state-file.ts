/** The sentences about state files. */
export const stateFileSentences = {
  notAState: 'El archivo no es un estado exportado de esta demo.',
  broken: (place: string) => `El archivo está dañado en ${place}.`,
  tooDeep: 'El archivo está anidado con demasiada profundidad.',
  brokenText: 'El archivo tiene caracteres que no son válidos.',
  otherVersion: (theirs: string, ours: string) =>
    `El archivo es de la versión ${theirs} y esta demo es la ${ours}: no se puede importar.`,
  doesNotHappenAgain: (step: number, steps: number) =>
    `El archivo no se puede reproducir: falla en el paso ${step} de ${steps}.`,
  cannotBegin: 'El archivo no se puede reproducir: su comienzo no es válido.',
  notKept:
    'Este estado ya no se puede exportar: lo que se hizo ocupa más de lo que el servidor guarda. Restablecelo para empezar otro.',
}
