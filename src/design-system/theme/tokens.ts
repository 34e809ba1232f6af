/**
 * Semantic tokens. Tokens that depend on the theme, such as colours and shadows, are CSS custom properties. A change of
 * theme or accent then needs no new rendering. The values of the colours are in `palettes.ts`. Components use only tokens.
 */

/** The names of the colours. They are not read from the palettes, because pages with static styles do not load the palettes. */
export const colorNames = [
  'canvas',
  'surface',
  'sunken',
  'ink',
  'inkMuted',
  'line',
  'lineStrong',
  'accent',
  'accentHover',
  'accentInk',
  'accentTint',
  'accentTintInk',
  'success',
  'successTint',
  'successTintInk',
  'warning',
  'warningTint',
  'warningTintInk',
  'noticeTint',
  'noticeTintInk',
  'danger',
  'dangerHover',
  'dangerInk',
  'dangerTint',
  'dangerTintInk',
  'neutralTint',
  'neutralTintInk',
  'focus',
  'scrim',
  'qrInk',
  'qrPaper',
] as const
export type ColorName = (typeof colorNames)[number]

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the custom property of a colour, e.g. `--color-accent-tint`. */
export const colorProperty = (name: ColorName) => `--color-${toKebabCase(name)}`

/** `color.accent` is `var(--color-accent)`. */
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${colorProperty(name)})`]),
) as Record<ColorName, string>

/** Returns a multiple of 4 px in rem: `space(3)` is 12 px. The distances grow with the user's font size. */
export const space = (steps: number) => `${steps * 0.25}rem`
/** Returns the inline padding at the edges of the screen: the widest of `space(steps)` and the safe-area insets. */
export const sideSpace = (steps: number) =>
  `max(${space(steps)}, env(safe-area-inset-left), env(safe-area-inset-right))`

export const fontSize = { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' } as const
export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const
export const lineHeight = { tight: 1.25, body: 1.5 } as const
export const fontFamily = 'var(--font-family)'

export const radius = { sm: '0.375rem', md: '0.625rem', lg: '1rem', pill: '62.5rem' } as const
/** `thin` is 1 px, and 2 px in the contrast themes. */
export const border = { thin: 'var(--border-thin)', thick: '2px' } as const
/** The shadows, which are only for floating elements: menus, dialogs and toasts. */
export const shadow = { float: 'var(--shadow-float)', overlay: 'var(--shadow-overlay)' } as const
export const motion = { fast: '120ms ease-out', slow: '200ms ease-out' } as const
export const layer = { sticky: 10, floating: 20, overlay: 30, toast: 40 } as const
/** The minimum height of controls: 36 and 44 px. */
export const control = { sm: '2.25rem', md: '2.75rem' } as const
export const contentWidth = { form: '40rem', page: '72rem' } as const

/** The height of a page: the window's height minus the content above the page (`--page-start`). */
export const pageHeight = 'calc(100dvb - var(--page-start, 0px))'

/** In px: the maximum width at which elements are stacked, and the minimum widths of the compact and the wide layout. */
const breakpoint = { stack: 425, compact: 768, wide: 992 } as const
/** For `@media ${above.compact} { … }`. Rules outside these media queries apply at every width, and are written for phones. */
export const above = {
  stack: `(min-width: ${breakpoint.stack + 1}px)`,
  compact: `(min-width: ${breakpoint.compact}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
} as const
/** For `@media ${touchScreen} { … }`: screens that fingers press. A narrow window counts, because it may be a phone with a pointer. */
export const touchScreen = `(pointer: coarse), (max-width: ${breakpoint.compact - 1}px)`
