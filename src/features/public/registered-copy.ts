/* The texts of the result of a registration, which is not in the first script of the page. */

export const registeredCopy = {
  title: 'Listo! Tus datos están registrados',
  email: (address: string) => `Te enviamos un email con los detalles a ${address}.`,
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
