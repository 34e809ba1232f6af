/* The texts of the page of a shared pass. */

export const sharedPassCopy = {
  loading: 'Abriendo el pase',
  wait: 'Estamos abriendo tu pase: en un momento vas a ver el código para la entrada, el día, el horario y cómo llegar.',
  hint: 'Mostrá este código en la entrada, con el brillo de la pantalla al máximo. Llevá tu documento.',
  gate: 'En la entrada vale la fecha del barrio.',
  qr: 'Código QR del pase',
  qrFailed: 'No pudimos mostrar el código. Revisá tu conexión.',
  facts: {
    days: 'Fecha',
    weekdays: 'Días permitidos',
    hours: 'Horario',
    place: 'Dónde',
  },
  map: 'Cómo llegar',
  newTab: 'se abre en otra pestaña',
  calendar: 'Agregar al calendario',
  calendarReady: 'Se descargó un archivo para tu calendario. Abrilo para agregarlo.',
  calendarFailed:
    'No pudimos preparar el archivo para tu calendario. Revisá tu conexión y volvé a intentarlo.',
  print: 'Imprimir',
  save: 'Guardar en este teléfono',
  saved: (when: string) => `Guardado el ${when}. Lo abrís sin conexión desde este enlace.`,
  forget: 'Dejar de guardarlo',
  notSaved:
    'Tu navegador no deja guardar el pase. Podés hacer una captura de pantalla; el enlace sigue sirviendo.',
  savedTitle: 'Pases guardados en este teléfono',
  openSaved: 'Ver pase',
  openSavedOf: (name: string) => `Ver pase ${name}`,
  none: {
    title: 'Este enlace no trae un pase',
    body: 'Abrí el enlace completo, desde el mensaje que te mandaron.',
  },
  damaged: {
    title: 'El enlace del pase llegó cortado o cambió',
    body: 'Así no podemos mostrarlo. Abrilo desde el mensaje original o pedile a quien te lo mandó que lo envíe de nuevo.',
  },
  newer: {
    title: 'Este pase necesita una versión más nueva',
    body: 'Volvé a cargar la página. Si sigue igual, probá de nuevo en unos minutos.',
    reload: 'Volver a cargar',
  },
}
