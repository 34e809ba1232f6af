/** The column headings for a lot's movements. The table on screen and the exported spreadsheet have the same headings. */
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
