export const copy = {
  search: 'Buscar por nombre o raza',
  emptyHint: 'Acá vas a ver las mascotas de tu lote.',
  /** The product prescribes this wording. */
  listFailed: 'Sin registros de mascotas.',
  name: 'Nombre',
  breed: 'Raza',
  breedHint: 'Por ejemplo, LABRADOR o MESTIZO.',
  photoOf: (name: string) => (name ? `Foto de ${name}` : 'Foto de la mascota'),
  /** The product prescribes this wording. */
  documents: 'Presentó documentación',
  documentsHint: 'La verifica la Administración.',
  tooLong: 'No puede tener más de 100 caracteres.',
}
