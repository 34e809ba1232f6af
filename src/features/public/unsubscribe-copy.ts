export const unsubscribeCopy = {
  title: 'Dejar de recibir comunicaciones',
  loading: 'Cargando tus datos',
  greeting: (name: string) => `Hola, ${name}.`,
  intro: 'Vas a dejar de recibir los emails de tu barrio.',
  check: 'Sí, quiero dejar de recibir comunicaciones.',
  confirm: 'Confirmar',
  unchecked: 'Marcá la casilla para confirmar.',
  done: 'Te desuscribiste exitosamente.',
}
