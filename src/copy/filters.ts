export const filters = {
  label: 'Filtros',
  show: 'Mostrar filtros',
  hide: 'Ocultar filtros',
  clear: 'Limpiar filtros',
  clearText: (field: string) => `Borrar ${field}`,
}
