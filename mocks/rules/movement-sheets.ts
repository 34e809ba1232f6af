import type { Schemas } from '../contract/operations.ts'

/** The value of a cell. Texts stay texts, also those that look like numbers or formulas. */
export type CellValue = { text: string } | { instant: string } | null

/** A column of a spreadsheet: its heading, its width in characters, and what it shows of a row. */
export interface SheetColumn<Row> {
  heading: string
  width: number
  cell: (row: Row) => CellValue
}

/** Rows under headings, as a spreadsheet. */
export interface Sheet<Row> {
  name: string
  columns: readonly SheetColumn<Row>[]
}

const text = (value: string | undefined): CellValue => (value ? { text: value } : null)
/** The plate of the check-in, and of the check-out if it differs. */
function plates({ checkin_car, checkout_car }: Schemas['WorkMovement']): CellValue {
  const entered = checkin_car?.license_plate_number
  const left = checkout_car?.license_plate_number
  if (left === undefined || left === entered) return text(entered)
  return text(entered === undefined ? `Egreso: ${left}` : `${entered} (Egreso: ${left})`)
}

const instant = (value: string | null): CellValue => (value === null ? null : { instant: value })

type ActivityRecord = Schemas['ActivityRecord']

/** The movements of a lot, as its screen shows them. */
export const activitySheet: Sheet<ActivityRecord> = {
  name: 'Movimientos',
  columns: [
    { heading: 'Nombre', width: 32, cell: ({ guest }) => text(guest.full_name) },
    { heading: 'Documento', width: 14, cell: ({ guest }) => text(guest.id_number) },
    { heading: 'Patente', width: 12, cell: ({ checkin_car }) => text(checkin_car?.license_plate_number) },
    { heading: 'Ingresante', width: 30, cell: ({ guest_type }) => text(guest_type.name) },
    { heading: 'Ingreso', width: 18, cell: ({ checkin_datetime }) => instant(checkin_datetime) },
    { heading: 'Egreso', width: 18, cell: ({ checkout_datetime }) => instant(checkout_datetime) },
    { heading: 'Visitó a', width: 28, cell: ({ person_to_visit }) => text(person_to_visit?.full_name) },
    { heading: 'Vía Entrada', width: 22, cell: ({ checkin_gate }) => text(checkin_gate.name) },
    { heading: 'Vía Salida', width: 22, cell: ({ checkout_gate }) => text(checkout_gate?.name) },
  ],
}

type WorkMovement = Schemas['WorkMovement']

/** The movements of a work, as its tab shows them. */
export const workMovementSheet: Sheet<WorkMovement> = {
  name: 'Movimientos',
  columns: [
    { heading: 'Nombre', width: 32, cell: ({ guest }) => text(guest.full_name) },
    { heading: 'Nro. Documento', width: 16, cell: ({ guest }) => text(guest.id_number) },
    { heading: 'Patente', width: 26, cell: plates },
    { heading: 'Horario límite', width: 18, cell: (row) => instant(row.maximum_stay_datetime) },
    { heading: 'Ingreso', width: 18, cell: ({ checkin_datetime }) => instant(checkin_datetime) },
    { heading: 'Egreso', width: 18, cell: ({ checkout_datetime }) => instant(checkout_datetime) },
    { heading: 'Punto de Acceso Entrada', width: 26, cell: (row) => text(row.checkin_access_point.name) },
    { heading: 'Punto de Acceso Salida', width: 26, cell: (row) => text(row.checkout_access_point?.name) },
    { heading: 'Vía Entrada', width: 22, cell: ({ checkin_gate }) => text(checkin_gate.name) },
    { heading: 'Vía Salida', width: 22, cell: ({ checkout_gate }) => text(checkout_gate?.name) },
  ],
}
