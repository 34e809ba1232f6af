import { expiries } from '@/copy/expiry'

export const copy = {
  skip: 'Ir al contenido',
  sections: {
    authorizations: 'Autorizaciones',
    movements: 'Movimientos',
    lots: 'Lotes y Residentes',
    works: 'Obras',
    submissions: 'Presentaciones de documentación',
    expiries: expiries.section,
  },
  navigation: 'Secciones',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  neighbourhood: 'Barrio',
  neighbourhoodOfPass: 'El pase vale en este barrio. Para cambiar de barrio, volvé a Autorizaciones.',
  neighbourhoodFixed: 'No se puede cambiar de barrio mientras completás un formulario.',
  welcome: (firstName: string, lastName: string) => `Bienvenido/a, ${firstName} ${lastName}`,
  profile: 'Mi perfil',
  logout: 'Salir',
  logoutFailed: 'Algo salió mal, por favor vuelva a intentarlo.',
  modulesFailed: 'Ocurrió un error al conectarse con el servidor, por favor intente mas tarde.',
  version: (version: string) => `Versión ${version}`,
  app: {
    name: 'La app del barrio',
    lead: 'Descargala en',
    stores: { apple: 'App Store', google: 'Google Play' },
    banner: { text: 'Tu barrio, en el bolsillo.', action: 'Descargá la app' },
    notice: {
      text: 'También podés autorizar a tus visitas desde la app del barrio.',
      dismiss: 'No volver a mostrar este aviso',
    },
  },
  newVersion: { label: 'Versión nueva', text: 'Hay una versión nueva.', action: 'Actualizar' },
  closeToast: 'Cerrar el aviso',
  toasts: 'Avisos',
  again: {
    title: 'Tu sesión venció',
    body: 'Ingresá de nuevo para seguir donde estabas. No se perdió nada de lo que escribiste.',
  },
  noNeighbourhood: {
    title: 'Todavía no tenés un barrio',
    body: (name: string) =>
      `Ingresaste como ${name}, pero tu usuario no está asociado a ningún barrio. Pedile a la Administración del tuyo que te agregue, y volvé a ingresar.`,
  },
  notFound: { action: 'Volver al inicio' },
  loading: 'Cargando',
  leaving: { map: 'Abriendo el mapa...', administration: 'Abriendo la administración web...' },
}
