import type { Schemas } from '../contract/operations.ts'

/** The value of a cell. Spreadsheet programs must not read a `text` as a number or a formula. */
export type CellValue = { text: string } | { instant: string } | null

/**
 * A column of a spreadsheet: its heading, its width in characters, and a function that returns the value of its cell
 * in a row.
 */
export interface SheetColumn<Row> {
  heading: string
  width: number
  getCell: (row: Row) => CellValue
}

/** The name and the columns of a spreadsheet. */
export interface Sheet<Row> {
  name: string
  columns: readonly SheetColumn<Row>[]
}

const toTextCell = (value: string | undefined): CellValue => (value ? { text: value } : null)

/** Formats the plate of the check-in. If the check-out has another plate, the text contains both plates. */
function formatPlates({ checkin_car, checkout_car }: Schemas['WorkMovement']): CellValue {
  const entryPlate = checkin_car?.license_plate_number
  const exitPlate = checkout_car?.license_plate_number
  if (exitPlate === undefined || exitPlate === entryPlate) return toTextCell(entryPlate)
  return toTextCell(
    entryPlate === undefined ? `Egreso: ${exitPlate}` : `${entryPlate} (Egreso: ${exitPlate})`,
  )
}

const toInstantCell = (value: string | null): CellValue => (value === null ? null : { instant: value })

type ActivityRecord = Schemas['ActivityRecord']

/** The spreadsheet of a lot's movements, with the same columns as the list on screen. */
export const activitySheet: Sheet<ActivityRecord> = {
  name: 'Movimientos',
  columns: [
    { heading: 'Nombre', width: 32, getCell: ({ guest }) => toTextCell(guest.full_name) },
    { heading: 'Documento', width: 14, getCell: ({ guest }) => toTextCell(guest.id_number) },
    {
      heading: 'Patente',
      width: 12,
      getCell: ({ checkin_car }) => toTextCell(checkin_car?.license_plate_number),
    },
    { heading: 'Ingresante', width: 30, getCell: ({ guest_type }) => toTextCell(guest_type.name) },
    { heading: 'Ingreso', width: 18, getCell: ({ checkin_datetime }) => toInstantCell(checkin_datetime) },
    { heading: 'Egreso', width: 18, getCell: ({ checkout_datetime }) => toInstantCell(checkout_datetime) },
    {
      heading: 'Visitó a',
      width: 28,
      getCell: ({ person_to_visit }) => toTextCell(person_to_visit?.full_name),
    },
    { heading: 'Vía Entrada', width: 22, getCell: ({ checkin_gate }) => toTextCell(checkin_gate.name) },
    { heading: 'Vía Salida', width: 22, getCell: ({ checkout_gate }) => toTextCell(checkout_gate?.name) },
  ],
}

type WorkMovement = Schemas['WorkMovement']

/** The spreadsheet of a work's movements, with the same columns as the list on screen. */
export const workMovementSheet: Sheet<WorkMovement> = {
  name: 'Movimientos',
  columns: [
    { heading: 'Nombre', width: 32, getCell: ({ guest }) => toTextCell(guest.full_name) },
    { heading: 'Nro. Documento', width: 16, getCell: ({ guest }) => toTextCell(guest.id_number) },
    { heading: 'Patente', width: 26, getCell: formatPlates },
    { heading: 'Horario límite', width: 18, getCell: (row) => toInstantCell(row.maximum_stay_datetime) },
    { heading: 'Ingreso', width: 18, getCell: ({ checkin_datetime }) => toInstantCell(checkin_datetime) },
    { heading: 'Egreso', width: 18, getCell: ({ checkout_datetime }) => toInstantCell(checkout_datetime) },
    {
      heading: 'Punto de Acceso Entrada',
      width: 26,
      getCell: (row) => toTextCell(row.checkin_access_point.name),
    },
    {
      heading: 'Punto de Acceso Salida',
      width: 26,
      getCell: (row) => toTextCell(row.checkout_access_point?.name),
    },
    { heading: 'Vía Entrada', width: 22, getCell: ({ checkin_gate }) => toTextCell(checkin_gate.name) },
    { heading: 'Vía Salida', width: 22, getCell: ({ checkout_gate }) => toTextCell(checkout_gate?.name) },
  ],
}
