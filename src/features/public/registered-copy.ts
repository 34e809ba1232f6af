/* The texts of the result of a registration, which is not in the first script of the page. */

export const registeredCopy = {
  title: 'Listo! Tus datos están registrados',
  email: (address: string) => `Te enviamos un email con los detalles a ${address}.`,
  registered: (name: string) => `Registraste a ${name}. Te enviamos un email con los detalles.`,
  closed:
    'La invitación ya no recibe más personas o se canceló. Si tenés dudas, contactá a quien te la envió.',
  unchecked: 'No pudimos comprobar si algo cambió en la invitación. Este es el código que guardaste acá.',
  notYou: (name: string) => `¿No sos ${name}?`,
  another: 'Registrá a otra persona',
  nextStepsTitle: 'Para ingresar',
  document: 'Traé tu DNI: te lo van a pedir en la entrada.',
  spam: 'Si no encontrás el email, revisá el correo no deseado (spam).',
  qr: 'Código QR para ingresar',
  qrHint: 'Mostrá este código en la entrada.',
  qrFailed: 'Tus datos están registrados, pero no pudimos mostrar el código. Revisá tu conexión.',
  openPass: 'Ver mi pase',
  download: 'Descargar QR',
  downloadFailed: 'No pudimos descargar el QR. Podés hacer una captura de pantalla.',
}
