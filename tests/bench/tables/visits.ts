/** A movement, as both tables show it. */
export interface Visit {
  id: number
  name: string
  documentNumber: string
  plate: string
  kind: string
  entry: string
  exit: string | null
  visited: string
  entryGate: string
  exitGate: string
}

const names = ['PÉREZ, Ana', 'ÁLVAREZ, Juan', 'IBÁÑEZ, Zoe', 'ÑANCUPIL, Rosa', 'GÓMEZ, Luis', 'OCAMPO, Sol']
const kinds = ['Propietario', 'Visita', 'Proveedor', 'Trabajador']
const gates = ['Acceso principal', 'Acceso de servicio', 'Portón norte']
const pick = (values: readonly string[], index: number) => values[index % values.length] ?? ''
const createInstant = (index: number) =>
  `${String(1 + ((index * 7) % 28)).padStart(2, '0')}-03-2026 ${String((index * 11) % 24).padStart(2, '0')}:30`

/** Creates `count` movements in a mixed order, which is the same in each run. */
export const createVisits = (count: number): Visit[] =>
  Array.from({ length: count }, (_, index) => {
    const number = (index * 7919 + 3) % count
    return {
      id: number + 1,
      name: `${pick(names, number)} ${String(number).padStart(4, '0')}`,
      documentNumber: `DNI ${30_000_000 + number * 131}`,
      plate: `AB ${100 + (number % 800)} CD`,
      kind: pick(kinds, number),
      entry: createInstant(number),
      exit: number % 9 === 0 ? null : createInstant(number + 1),
      visited: pick(names, number + 2),
      entryGate: pick(gates, number),
      exitGate: pick(gates, number + 1),
    }
  })

/** The id and the header of each column, in display order. */
export const columnNames = [
  ['name', 'Nombre'],
  ['documentNumber', 'Documento'],
  ['plate', 'Patente'],
  ['kind', 'Ingresante'],
  ['entry', 'Ingreso'],
  ['exit', 'Egreso'],
  ['visited', 'Visitó a'],
  ['entryGate', 'Vía Entrada'],
  ['exitGate', 'Vía Salida'],
] as const satisfies (readonly [keyof Visit, string])[]

export const noExitLabel = 'Sin egreso'
export const collator = new Intl.Collator('es', { numeric: true })
