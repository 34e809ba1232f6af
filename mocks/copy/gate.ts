/** What the guard says (P2, P3, L4). */
export const gateSentences = {
  unknownCode: 'El código no corresponde a ninguna autorización de este barrio.',
  unknownPerson: 'La persona no está registrada en este barrio.',
  unknownGate: 'No existe esa vía de acceso.',
  notOnIt: (name: string) => `${name} no figura en esa autorización.`,
  nobodyOnIt: 'Todavía no hay nadie registrado en esa invitación.',
  barred: (name: string) => `${name} no está admitido/a por la Administración.`,
  withoutPermit: (name: string) => `${name} no tiene ninguna autorización para ingresar.`,
  cancelled: (label: string) => `La autorización ${label} fue eliminada.`,
  expired: (label: string, last: string) => `La autorización ${label} venció el ${last}.`,
  notYet: (label: string, first: string) => `La autorización ${label} recién es válida desde el ${first}.`,
  otherDay: (label: string, days: string) => `La autorización ${label} no vale hoy: solo ${days}.`,
  otherHours: (label: string, start: string, end: string) =>
    `La autorización ${label} solo permite ingresar de ${start} a ${end}.`,
  alreadyInside: (name: string) => `${name} ya ingresó y todavía no registró su egreso.`,
  notInside: (name: string) => `${name} no está dentro del barrio.`,
  nobodyInside: 'Nadie de esa autorización está dentro del barrio.',
  entered: (name: string) => `${name} puede ingresar.`,
  left: (name: string) => `Se registró el egreso de ${name}.`,
}
