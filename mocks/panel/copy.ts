/** The texts of the demo button, the notices and the frame of the panel. */
export const copy = {
  landmark: 'Demostración',
  name: 'Modo demo',
  dataNotice: 'Datos inventados',
  closeNotice: 'Cerrar aviso',
  loadFailed: 'No se pudo abrir el modo demo. Revisá tu conexión y volvé a intentarlo.',
  limitedDemo:
    'Esta dirección no es https: la demo anda a medias. Los archivos no se abren, y lo que hagas se pierde al recargar la página.',
  close: 'Cerrar modo demo',
  about:
    'Los barrios, las personas y los emails son inventados: lo que hagas queda en este navegador y no le llega a nadie.',
  sectionFailed: 'No se pudo mostrar esta sección.',
  tour: 'Recorrido guiado',
  /** The offer of the tour, on a first visit. */
  invitation: {
    region: 'Invitación al recorrido guiado',
    text: '¿Primera vez acá? Mirá el portal en siete paradas.',
    start: 'Empezar',
    decline: 'Ahora no',
  },
}
