/** Texts of a work's own data. */
export const copy = {
  lot: {
    title: 'Datos del lote',
    neighbourhood: 'Barrio',
    identifier: 'Lote',
    area: 'Sector',
  },
  work: {
    title: 'Datos de la obra',
    name: 'Nombre',
    status: 'Estado',
    start: 'Fecha de inicio',
    end: 'Fecha de fin',
  },
}
