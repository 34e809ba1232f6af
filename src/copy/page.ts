export const page = {
  brand: 'Portal de residentes',
  trail: 'Dónde estás',
  help: 'Ayuda al usuario',
  opensInTab: 'se abre en otra pestaña',
}
