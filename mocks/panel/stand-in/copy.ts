/** The Spanish texts of the page that replaces the web administration. */
export const copy = {
  title: 'Administración web',
  about:
    'En una instalación real acá se abre la administración web del barrio, que es otro sitio. Esta página ocupa su lugar en la demo.',
  sessionNote:
    'El portal le pasó la sesión en una cookie compartida y borró lo que guardaba en este navegador.',
  address: 'Dirección',
  accountHolder: 'Sesión de',
  account: 'Cuenta',
  neighbourhood: 'Barrio',
  cookieNote: 'Mientras la cookie exista, quien abre el portal sin haber ingresado llega acá. Dura un día.',
  unknown: 'La cookie trae una sesión que venció o que este escenario no conoce.',
  none: 'No hay ninguna sesión compartida: la administración web pediría ingresar.',
  back: 'Volver al portal',
  backNote: 'Al volver se borra la cookie, y el portal pide ingresar de nuevo.',
}
