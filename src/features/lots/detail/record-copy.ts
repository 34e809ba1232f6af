/** What the tables and the forms of a lot have in common. */
export const recordCopy = {
  edit: 'Editar',
  details: 'Ver detalles',
  /** Word by word (L6). */
  detailsOf: (name: string) => `Ver detalles de ${name}`,
  remove: 'Remover',
  save: 'Guardar',
  cancel: 'Cancelar',
  back: 'Volver a la lista',
  missing: 'Puede que se haya removido, o que sea de otro lote.',
}
