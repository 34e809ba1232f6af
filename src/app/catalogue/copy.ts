/** The few words of the catalogue, a page for developers in mock builds. */
export const copy = {
  title: 'Catálogo de componentes',
  intro: 'Cada componente con sus variantes, en claro y en oscuro.',
  contents: 'Componentes',
  light: 'Claro',
  dark: 'Oscuro',
  alone: (specimen: string) => `Ver ${specimen} a solas`,
  coversPage: 'Cubre toda la página, así que se ve a solas.',
  notFound: 'No hay ninguna variante con ese nombre.',
  back: 'Volver al catálogo',
}
