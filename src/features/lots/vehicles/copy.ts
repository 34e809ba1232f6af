export const copy = {
  caption: 'Vehículos',
  search: 'Buscar por patente, color, marca o modelo',
  empty: {
    title: 'No hay resultados',
    description: 'Acá vas a ver los vehículos de tu lote.',
  },
  /** The product prescribes this wording. */
  listFailed: 'Sin registros para el usuario',
  columns: {
    plate: 'Patente',
    color: 'Color',
    brand: 'Marca',
    model: 'Modelo',
    expiries: 'Vencimientos',
  },
  expiries: { insurance: 'Seguro', inspection: 'VTV' },
  form: {
    newTitle: 'Nuevo vehículo',
    editTitle: 'Editar vehículo',
    detailsTitle: 'Detalles del vehículo',
    loading: 'Cargando el vehículo',
    missing: 'No encontramos este vehículo',
    insurance: 'Seguro y verificación técnica',
    type: 'Tipo de vehículo',
    plate: 'Patente',
    plateLocked: 'La patente no se puede modificar.',
    brand: 'Marca',
    model: 'Modelo',
    modelFirstBrand: 'Elegí antes la marca',
    color: 'Color',
    company: 'Compañía de seguro',
    policy: 'Número de póliza',
    insuredUntil: 'Vencimiento del seguro',
    inspectedUntil: 'Vencimiento de la VTV',
    choose: 'Elegí una opción',
    calendar: (field: string) => `Elegir en el calendario: ${field}`,
  },
  saved: {
    /** The product prescribes this wording. */
    created: 'El vehículo se guardo satisfactoriamente.',
    changed: 'El vehículo se modificó satisfactoriamente.',
  },
  errors: {
    /** The product prescribes this wording. */
    notADate: 'Tipo de dato invalido',
    plate: 'La patente debe tener entre 5 y 8 letras y números.',
    policyLength: 'El número de póliza no puede tener más de 50 caracteres.',
  },
}
