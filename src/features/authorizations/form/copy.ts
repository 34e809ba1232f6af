export const copy = {
  create: { title: 'Crear Autorización', submit: 'Crear' },
  edit: {
    title: 'Editar Autorización',
    submit: 'Editar',
    loading: 'Cargando la autorización',
    missing: 'No encontramos esta autorización',
  },
  title: {
    label: 'Título',
    hint: 'Si lo dejás vacío, lleva el nombre del primer contacto.',
  },
  type: { label: 'Tipo de autorización', placeholder: 'Elegí un tipo' },
  sections: { subject: 'Qué autorizás', people: 'A quiénes' },
  removed: (name: string) => `Quitaste a ${name}.`,
  overlap: {
    title: 'Ya hay personas autorizadas en esos días',
    item: (person: string, name: string, from: string, to: string) =>
      `${person}: "${name}", ${from === to ? `el ${from}` : `del ${from} al ${to}`}.`,
    others: (count: number) => `Y ${count} más.`,
  },
  errors: {
    title: 'El título no puede tener más de 250 caracteres.',
    type: 'Seleccione un tipo de autorización',
    people: 'Debés seleccionar por lo menos un contacto.',
    tooManyPeople: 'No se pueden agregar ni quitar más de 1000 personas por vez.',
    create: 'Ha ocurrido un error al crear la autorización. Verifique que todos los datos estén correctos.',
    edit: 'Ha ocurrido un error al modificar la autorización. Verifique que todos los datos estén correctos.',
  },
  saved: {
    created: '¡Autorización creada con éxito!',
    edited: '¡Autorización modificada con éxito!',
    qr: 'Código QR de la autorización',
    qrHint: 'Mostralo en la entrada, o compartilo con quien va a ingresar.',
    qrFailed: 'La autorización está guardada, pero no pudimos mostrar el código. Revisá tu conexión.',
    download: 'Descargar QR',
    downloadFailed: 'No pudimos descargar el QR. Podés hacer una captura de pantalla.',
  },
}
