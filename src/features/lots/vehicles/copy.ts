export const copy = {
  search: 'Buscar por patente, color, marca o modelo',
  emptyHint: 'Acá vas a ver los vehículos de tu lote.',
  /** The product prescribes this wording. */
  listFailed: 'Sin registros para el usuario',
  expiryColumn: 'Vencimientos',
  expiries: { insurance: 'Seguro', inspection: 'VTV' },
  plate: 'Patente',
  brand: 'Marca',
  model: 'Modelo',
  color: 'Color',
  insurance: 'Seguro y verificación técnica',
  type: 'Tipo de vehículo',
  plateLocked: 'La patente no se puede modificar.',
  chooseBrandFirst: 'Elegí antes la marca',
  company: 'Compañía de seguro',
  policy: 'Número de póliza',
  insuredUntil: 'Vencimiento del seguro',
  inspectedUntil: 'Vencimiento de la VTV',
  choose: 'Elegí una opción',
  calendar: (field: string) => `Elegir en el calendario: ${field}`,
  errors: {
    /** The product prescribes this wording. */
    notADate: 'Tipo de dato invalido',
    plate: 'La patente debe tener entre 5 y 8 letras y números.',
    policyLength: 'El número de póliza no puede tener más de 50 caracteres.',
  },
}
