export const copying = {
  title: 'Copiá el mensaje',
  description: 'El mensaje ya está seleccionado: copialo con Ctrl + C o, en el teléfono, con «Copiar».',
  selectAll: 'Seleccionar todo',
}
