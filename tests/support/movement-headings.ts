/** The column headings of a lot's movements, on the screen and in the spreadsheet. */
export const movementHeadings = [
  'Nombre',
  'Documento',
  'Patente',
  'Ingresante',
  'Ingreso',
  'Egreso',
  'Visitó a',
  'Vía Entrada',
  'Vía Salida',
]
