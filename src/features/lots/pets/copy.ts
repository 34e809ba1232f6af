export const copy = {
  caption: 'Mascotas',
  search: 'Buscar por nombre o raza',
  empty: {
    title: 'No hay resultados',
    description: 'Acá vas a ver las mascotas de tu lote.',
  },
  /** The product prescribes this wording. */
  listFailed: 'Sin registros de mascotas.',
  columns: {
    name: 'Nombre',
    /** The product prescribes this wording. */
    documents: 'Presentó documentación',
    breed: 'Raza',
  },
  form: {
    newTitle: 'Nueva mascota',
    editTitle: 'Editar mascota',
    detailsTitle: 'Detalles de la mascota',
    loading: 'Cargando la mascota',
    missing: 'No encontramos esta mascota',
    name: 'Nombre',
    breed: 'Raza',
    breedHint: 'Por ejemplo, LABRADOR o MESTIZO.',
    photoOf: (name: string) => (name ? `Foto de ${name}` : 'Foto de la mascota'),
    documents: 'Presentó documentación',
    documentsHint: 'La verifica la Administración.',
  },
  saved: {
    /** The product prescribes this wording. */
    created: 'La Mascota se guardó satisfactoriamente.',
    changed: 'La mascota se modificó satisfactoriamente.',
  },
  errors: {
    length: 'No puede tener más de 100 caracteres.',
  },
}
