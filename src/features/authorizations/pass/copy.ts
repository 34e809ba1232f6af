import { plural } from '@/copy/plural'

export const copy = {
  title: 'Pase de ingreso',
  open: 'Ver pase',
  openOf: (name: string) => `Ver pase ${name}`,
  back: 'Volver a autorizaciones',
  loading: 'Cargando el pase',
  missing: 'No encontramos este pase',
  qr: 'Código QR del pase',
  qrFailed: 'No pudimos mostrar el código. Revisá tu conexión.',
  download: 'Descargar QR',
  downloadFailed: 'No pudimos descargar el QR. Podés hacer una captura de pantalla.',
  print: 'Imprimir',
  facts: {
    days: 'Fecha',
    hours: 'Horario',
    weekdays: 'Días permitidos',
    people: 'Quiénes',
    neighbourhood: 'Barrio',
  },
  nobody: 'Nadie todavía',
  more: (hidden: number) => plural(hidden, { one: 'persona más', other: 'personas más' }),
  expired: {
    title: 'Pase vencido',
    body: (day: string) => `Venció el ${day}: ya no sirve para ingresar.`,
  },
  invitation: {
    title: 'Esta invitación no tiene un QR propio',
    body: 'Cada invitado recibe el suyo cuando registra sus datos. Compartí la invitación para que lo hagan.',
    open: 'Ir a la invitación',
  },
  withoutCode: {
    title: 'Este pase no tiene un código QR',
    body: 'Puede que la Administración no admita a quienes están autorizados. Consultala antes de que lleguen.',
  },
  saved: {
    listTitle: 'Pases guardados',
    listBody: 'Los podés mostrar en la entrada aunque no tengas conexión.',
    offline: (when: string) => `Sin conexión, guardado el ${when}`,
    signIn: 'Tu sesión venció. Cuando vuelva la conexión, vas a poder ingresar de nuevo.',
    checking: (when: string) => `Guardado el ${when}. Buscando cambios…`,
  },
}
