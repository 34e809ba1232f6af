/** The Spanish texts of the demo button, of the notices, and of the panel around its sections. */
export const copy = {
  landmark: 'Demostración',
  name: 'Modo demo',
  dataNotice: 'Datos inventados',
  closeNotice: 'Cerrar aviso',
  loadFailed: 'No se pudo abrir el modo demo. Revisá tu conexión y volvé a intentarlo.',
  limitedDemo:
    'Esta dirección no es https: la demo anda a medias. Los archivos no se abren, y lo que hagas se pierde al recargar la página.',
  demoWithoutStorage:
    'Este navegador no deja que la página guarde datos: la demo anda a medias. Los archivos no se abren, y lo que hagas se pierde al recargar la página.',
  close: 'Cerrar modo demo',
  about:
    'Los barrios, las personas y los emails son inventados: lo que hagas queda en este navegador y no le llega a nadie.',
  sectionFailed: 'No se pudo mostrar esta sección.',
  tour: 'Recorrido guiado',
  /** The texts that offer the guided tour on the first visit. */
  invitation: {
    region: 'Invitación al recorrido guiado',
    text: '¿Primera vez acá? Mirá el portal en nueve paradas.',
    start: 'Empezar',
    decline: 'Ahora no',
  },
}
