/** Whether a person enters or leaves. */
export type Direction = 'in' | 'out'

/** The ways to identify a person at the gate. */
export type IdentificationMethod = 'qrcode' | 'person' | 'plate'

const formatPersonCount = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

/** The Spanish texts of the gate section. */
export const copy = {
  gate: 'Vía de acceso',
  gateName: (name: string, neighbourhood: string) => `${name} – ${neighbourhood}`,
  noGates: {
    title: 'No hay ninguna vía de acceso',
    description: 'Este escenario no tiene por dónde entrar. Elegí otro en Escenario.',
  },
  direction: 'Qué hace',
  directions: { in: 'Entra', out: 'Sale' } satisfies Record<Direction, string>,
  identifier: 'Con qué',
  identifierNames: { qrcode: 'Código', person: 'Persona', plate: 'Patente' } satisfies Record<
    IdentificationMethod,
    string
  >,
  qrcode: 'Código del QR',
  qrcodeHint: 'Lo que lee el lector, como LA-Y5Z6-D5EB.',
  passes: { in: 'Pases de hoy', out: 'Pases de quienes están adentro' } satisfies Record<Direction, string>,
  choosePass: 'Elegí un pase',
  person: 'Persona',
  personHint: 'Buscala por nombre, documento, patente o código. También a quien no tiene permiso.',
  plate: 'Patente',
  missing: {
    qrcode: 'Escribí el código.',
    person: 'Elegí a una persona.',
    plate: 'Escribí la patente.',
  } satisfies Record<IdentificationMethod, string>,
  search: {
    open: 'Ver las personas',
    close: 'Ocultar las personas',
    clear: 'Borrar la persona',
    loading: 'Buscando…',
    empty: 'Nadie conocido se llama así.',
    retry: 'Reintentar',
    count: formatPersonCount,
  },
  send: { in: 'Registrar el ingreso', out: 'Registrar el egreso' } satisfies Record<Direction, string>,
  refused: { in: 'No puede ingresar', out: 'No se pudo registrar el egreso' } satisfies Record<
    Direction,
    string
  >,
  filter: 'Buscar en las listas',
  filterClear: 'Borrar la búsqueda',
  expected: 'Esperados hoy',
  inside: 'Adentro',
  nobodyExpected: 'Nadie más tiene permiso para hoy.',
  nobodyInside: 'No hay nadie adentro.',
  nobodyFound: 'Nadie coincide con la búsqueda.',
  document: (documentNumber: string) => `Documento ${documentNumber}`,
  since: (time: string) => `desde ${time}`,
  enter: 'Entra',
  leave: 'Sale',
  enterOf: (name: string) => `Entra ${name}`,
  leaveOf: (name: string) => `Sale ${name}`,
  more: (count: number) => `Ver ${formatPersonCount(count)} más`,
}
