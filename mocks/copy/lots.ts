const formatDay = (day: string): string => day.split('-').reverse().join('/')

/** The backend's sentences about lots, their people, vehicles, pets and photos. */
export const lotSentences = {
  mayNotManage:
    'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla',
  cannotRemoveSelf: 'No se puede eliminar a sí mismo.',
  withoutModule: 'El barrio no tiene habilitado el módulo de lotes y residentes.',
  rangeReversed: 'La fecha de fin no puede ser anterior a la de inicio.',

  required: 'Este campo es obligatorio.',
  otherCaller: 'La persona no es la que inició la sesión.',
  locked: 'Este dato no se puede modificar.',
  notInCatalog: 'No es una opción válida.',

  lettersInDocument: 'El número de documento debe tener solo números.',
  alreadyCoResident: 'La persona ya es corresidente de este lote.',
  alreadyTenant: 'La persona ya es inquilina de este lote en esas fechas.',
  unknownCountry: 'La nacionalidad no es válida.',
  bornInTheFuture: 'La fecha de nacimiento no puede ser posterior a hoy.',
  contractReversed: 'La fecha de fin del contrato no puede ser anterior a la de inicio.',
  emailOfUser: 'La persona tiene usuario en el portal: solo ella puede cambiar su email.',
  accessCodeOfSupport: 'El código de acceso lo otorga atención al propietario.',
  tenantManagesNothing: 'Un inquilino no puede gestionar los datos del lote.',
  ownPermission: 'No podés cambiar tu propio permiso.',
  ownContract: 'No podés cambiar las fechas de tu propio contrato.',
  beforeOwnContract: (day: string) => `Tu contrato empieza el ${formatDay(day)}: no puede ser antes.`,
  beyondOwnContract: (day: string) => `Tu contrato termina el ${formatDay(day)}: no puede ser después.`,
  contractExpired: (day: string) => `El contrato venció el ${formatDay(day)}.`,

  impossiblePlate: 'La patente debe tener entre 5 y 8 letras y números.',
  repeatedPlate: 'Ya hay un vehículo con esta patente en el lote.',
  otherBrand: 'El modelo no es de esa marca.',

  unknownPhoto: 'La foto no existe o no terminó de subirse.',
  withoutFormat: (accepted: string) =>
    `No se pudo definir el formato del archivo. Subí uno de los siguientes formatos: ${accepted}.`,
  wrongFormat: (ending: string, accepted: string) =>
    `Formato ${ending} no soportado. Sólo se admiten: ${accepted}`,
  notAPhoto: 'El archivo no es una imagen png o jpg.',
  photoTooLarge: 'La foto excede el límite de 5MB.',
  wrongSignature: 'El enlace para subir la foto no es válido, ya venció o ya fue utilizado.',
}
