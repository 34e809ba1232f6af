export const copy = {
  message: 'Mensaje para compartir',
  share: 'Compartir',
  copyMessage: 'Copiar mensaje',
  shareNatively: 'Compartir con otra aplicación',
  sharePass: 'Compartir…',
  more: 'Más formas de compartir',
  whatsApp: 'Enviar por WhatsApp',
  whatsAppShort: 'WhatsApp',
  passFailed: 'No pudimos preparar el pase. Revisá tu conexión y volvé a intentarlo.',
  newTab: 'se abre en otra pestaña',
  calendar: 'Agregar al calendario',
  place: (neighbourhood: string, lot: string | undefined) =>
    lot === undefined ? neighbourhood : `${neighbourhood}, lote ${lot}`,
  calendarReady: 'Se descargó un archivo para tu calendario. Abrilo para agregarla.',
  calendarFailed:
    'No pudimos preparar el archivo para tu calendario. Revisá tu conexión y volvé a intentarlo.',
  copied: 'El mensaje ha sido copiado al portapapeles.',
  failed:
    'No se ha podido copiar el mensaje. Podés compartir la invitación/autorización copiándolo manualmente.',
}
