/**
 * The backend's Spanish sentences: two that many operations use, and those for sessions, accounts, authorizations and
 * contacts. The remaining sentences are in other files of this folder.
 */
export const sentences = {
  forbidden: 'No tenés permiso para realizar esta acción.',
  wrongPage: 'Página inválida.',

  session: {
    wrongCredentials: 'El usuario o la contraseña son incorrectos.',
    expired: 'La sesión expiró.',
    otherSession: 'La sesión no es la tuya.',
  },

  accounts: {
    unknownCode: 'El código ingresado no es válido o ya fue utilizado.',
    otherDocument: 'El número de documento no corresponde al código ingresado.',
    otherUsername: 'El usuario debe ser el email al que llegó el código.',
    usernameTaken: 'Ya existe un usuario con este email.',
    emailTaken: 'Ya existe otra persona con este email.',
    passwordTooShort: 'La contraseña debe tener como mínimo 8 caracteres.',
    passwordWithoutLetter: 'La contraseña debe incluir por lo menos una letra.',
    passwordTooCommon: 'La contraseña es demasiado común.',
    passwordTooPersonal: 'La contraseña es demasiado parecida a tus datos personales.',
    passwordsDiffer: 'Las contraseñas no coinciden',
    wrongLink: 'El enlace no es válido o ya venció.',
    recoverySubject: 'Recuperá tu contraseña',
  },

  authorizations: {
    withoutName: 'El título no puede estar vacío.',
    withoutPeople: 'Debés seleccionar por lo menos un contacto.',
    strangers: 'Alguna de las personas no está registrada en el barrio.',
    withoutSeats: 'Indique la cantidad máxima de invitados',
    tooFewSeats: (people: number) =>
      people === 1
        ? 'La cantidad máxima no puede ser menor que 1, la persona ya confirmada.'
        : `La cantidad máxima no puede ser menor que ${people}, las personas ya confirmadas.`,
    fixedType: 'Una invitación no puede cambiar de tipo, ni una autorización volverse invitación.',
    beginsInThePast: 'La fecha de ingreso no puede ser anterior a hoy.',
    endsInThePast: 'La fecha de fin no puede ser anterior a hoy.',
    endsBeforeItBegins: 'La fecha de fin no puede ser anterior a la de ingreso.',
    timesReversed: 'El horario de egreso debe ser posterior al de ingreso.',
    withoutDays: 'Elegí por lo menos un día de la semana.',
    daysOutOfRange: 'Ninguno de los días elegidos está entre la fecha de ingreso y la de fin.',
    expired: 'La autorización está vencida y no se puede modificar.',
    alreadyCancelled: 'La autorización ya fue eliminada.',
    cancelled: (name: string) => `La autorización ${name} fue eliminada.`,
    barred: (names: readonly string[]) =>
      `${formatList(names)} no ${names.length === 1 ? 'está admitido/a' : 'están admitidos/as'} por la Administración y no ${
        names.length === 1 ? 'podrá' : 'podrán'
      } ingresar.`,
  },

  contacts: {
    alreadyContact: (name: string) => `${name} ya se encuentra en tu lista de contactos.`,
    required: 'Este campo es obligatorio.',
    digitsOnly: 'El número de documento debe tener solo números.',
    impossibleNumber: 'El número de documento no es válido.',
    unknownCountry: 'La nacionalidad no es válida.',
  },
}

/**
 * Matches a word that begins with the sound of the vowel i. Before such a word, 'y' becomes 'e'. 'hierro' and 'Iara' begin
 * with a different sound.
 */
const beginsWithI = /^h?[ií](?![aeouáéóú])/i

/** Formats a list, such as 'Ana, Bruno y Carla' or 'Juana e Íñigo'. */
export function formatList(items: readonly string[]): string {
  const lastItem = items.at(-1) ?? ''
  const otherItems = items.slice(0, -1)
  if (otherItems.length === 0) return lastItem
  return `${otherItems.join(', ')} ${beginsWithI.test(lastItem) ? 'e' : 'y'} ${lastItem}`
}
