/** A movement, as both tables show it. */
export interface Visit {
  id: number
  name: string
  document: string
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
const at = (values: readonly string[], index: number) => values[index % values.length] ?? ''
const instant = (index: number) =>
  `${String(1 + ((index * 7) % 28)).padStart(2, '0')}-03-2026 ${String((index * 11) % 24).padStart(2, '0')}:30`

/** As many movements as asked for, in no order. */
export const visitsOf = (count: number): Visit[] =>
  Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919 + 3) % count
    return {
      id: mixed + 1,
      name: `${at(names, mixed)} ${String(mixed).padStart(4, '0')}`,
      document: `DNI ${30_000_000 + mixed * 131}`,
      plate: `AB ${100 + (mixed % 800)} CD`,
      kind: at(kinds, mixed),
      entry: instant(mixed),
      exit: mixed % 9 === 0 ? null : instant(mixed + 1),
      visited: at(names, mixed + 2),
      entryGate: at(gates, mixed),
      exitGate: at(gates, mixed + 1),
    }
  })

/** The columns, in their order. */
export const columnNames = [
  ['name', 'Nombre'],
  ['document', 'Documento'],
  ['plate', 'Patente'],
  ['kind', 'Ingresante'],
  ['entry', 'Ingreso'],
  ['exit', 'Egreso'],
  ['visited', 'Visitó a'],
  ['entryGate', 'Vía Entrada'],
  ['exitGate', 'Vía Salida'],
] as const satisfies (readonly [keyof Visit, string])[]

export const stillInside = 'Sin egreso'
export const words = new Intl.Collator('es', { numeric: true })
