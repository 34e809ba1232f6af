import { plural } from '@/copy/plural'

/** Texts of the contact picker and the new guest. */
export const copy = {
  picker: {
    label: 'Contactos y autorizados',
    contacts: 'Contactos',
    chosen: 'Autorizados',
    search: 'Buscar por nombre o DNI',
    searchContacts: 'Buscar contactos por nombre o DNI',
    searchChosen: 'Buscar autorizados por nombre o DNI',
    clearSearch: 'Borrar la búsqueda',
    loadMore: 'Cargar más',
    loading: 'Cargando contactos…',
    empty: 'Todavía no tenés contactos. Agregá el primero.',
    allChosen: 'Ya autorizaste a todos los contactos de esta lista.',
    notFound: 'No encontramos contactos con ese nombre o DNI.',
    chosenLoading: 'Cargando personas…',
    nobody: 'Todavía no elegiste a nadie: tocá un contacto para autorizarlo.',
    nobodyFound: 'No hay nadie autorizado con ese nombre o DNI.',
    count: (count: number) => plural(count, { one: 'persona', other: 'personas' }),
    document: (number: string) => `Documento ${number}`,
    add: (name: string, number: string) => `Autorizar a ${name}, documento ${number}`,
    remove: (name: string, number: string) => `Quitar a ${name}, documento ${number}`,
    added: (name: string) => `${name} está entre los autorizados.`,
    removed: (name: string) => `${name} ya no está entre los autorizados.`,
    newContact: 'Agregar nuevo contacto',
  },
  guest: {
    title: 'Nuevo Invitado',
    close: 'Cerrar',
    closeIcon: 'Cerrar la ventana',
    next: 'Siguiente',
    back: 'Atrás',
    add: 'Agregar',
    steps: { label: 'Pasos', document: 'Documento', person: 'Datos', done: 'listo' },
    idType: 'Tipo de documento',
    idNumber: 'Número de documento',
    idNumberHint: 'Sin puntos ni espacios.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    nationality: 'Nacionalidad',
    defaultCountry: 'Argentina',
    countriesFailed: 'No pudimos cargar los países: por ahora solo se puede elegir Argentina.',
    gender: 'Género',
    genders: { M: 'Masculino', F: 'Femenino', X: 'X' },
    checked: (document: string) => `Documento: ${document}`,
    exists: (document: string) =>
      `La persona con documento ${document} ya existe y sus datos no se pueden editar. Si hay un error, contactate con la Administración.`,
    alreadyContact: (document: string) =>
      `La persona con documento ${document} ya se encuentra en tu lista de contactos.`,
    addedExisting:
      'La persona ya se encuentra registrada en el complejo y ahora es parte de tu lista de contactos.',
    added: 'El nuevo contacto ha sido agregado a su agenda.',
    failed: 'Ha ocurrrido un error. Intente nuevamente más tarde.',
    errors: {
      required: 'Este campo es obligatorio.',
      length: 'El número de documento debe contener entre 7 y 12 caracteres.',
      pattern: 'Ingresá un número de documento válido.',
      nameLength: 'No puede tener más de 100 caracteres.',
    },
  },
  registration: {
    failures: {
      check: 'Ha ocurrido un error. Intente nuevamente más tarde.',
      add: 'Ha ocurrido un error al crear la persona.',
    },
  },
}
