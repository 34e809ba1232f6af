/** The Spanish of the panel above a list that can be narrowed. */
export const filters = {
  label: 'Filtros',
  show: 'Mostrar filtros',
  hide: 'Ocultar filtros',
  clear: 'Limpiar filtros',
  clearText: (field: string) => `Borrar ${field}`,
}
