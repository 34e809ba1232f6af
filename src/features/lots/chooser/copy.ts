/** Texts of the lot chooser. */
export const copy = {
  title: 'Lotes y Residentes',
  description: 'Elegí un lote para ver y actualizar sus datos.',
  loading: 'Cargando tus lotes',
  empty: 'No se encontraron Propiedades asociadas a su usuario en este barrio.',
}
