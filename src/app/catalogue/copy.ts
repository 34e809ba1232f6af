import type { ThemeName } from '@/design-system/theme/palettes'

/** The few words of the catalogue, a page for developers in mock builds. */
export const copy = {
  title: 'Catálogo de componentes',
  intro: 'Cada componente y cada patrón, con sus variantes, lo que hacen sus teclas y sus propiedades.',
  groups: {
    controls: 'Controles',
    composed: 'Compuestos de controles',
    plain: 'Para leer y ordenar',
    patterns: 'Patrones',
  },
  themes: {
    light: 'Claro',
    dark: 'Oscuro',
    'light-contrast': 'Claro, más contraste',
    'dark-contrast': 'Oscuro, más contraste',
  } satisfies Record<ThemeName, string>,
  moreContrast: 'Más contraste',
  usualContrast: 'Contraste normal',
  index: 'Todo el catálogo',
  usage: 'Uso',
  whenToUse: 'Cuándo usarlo',
  whenNotToUse: 'Cuándo no',
  keyboard: 'Teclado',
  keyboardOfParts: 'El foco lo toman sus partes: sus teclas son las de ellas.',
  properties: 'Propiedades',
  required: 'obligatoria',
  byDefault: (value: string) => `por omisión ${value}`,
  variants: 'Variantes',
  alone: (specimen: string) => `Ver ${specimen} a solas`,
  coversPage: 'Cubre toda la página, así que se ve a solas.',
  notFound: 'No hay nada con ese nombre.',
  back: 'Volver al catálogo',
}
