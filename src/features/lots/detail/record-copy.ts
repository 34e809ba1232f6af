/** Texts that the tables and forms of a lot share. */
export const recordCopy = {
  edit: 'Editar',
  details: 'Ver detalles',
  /** The product prescribes this wording. */
  detailsOf: (name: string) => `Ver detalles de ${name}`,
  remove: 'Remover',
  save: 'Guardar',
  cancel: 'Cancelar',
  back: 'Volver a la lista',
  noneFound: (text: string) => `Nada coincide con «${text}».`,
  gone: (name: string) => `${name} ya no está en este lote. La lista está actualizada.`,
  goneInForm: 'Ya no está en este lote: no se puede guardar. La lista está actualizada.',
  missing: 'Puede que se haya removido, o que sea de otro lote.',
}
