import { type ColorName, colors } from './palettes'

/**
 * Semantic tokens. Every value is a CSS custom property, so that a theme (light, dark, a neighbourhood's accent)
 * changes without a new render. The values are in `palettes.ts`; components use only these names.
 */

export const colorNames = Object.keys(colors) as ColorName[]

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the custom property of a colour, e.g. `--color-accent-tint`. */
export const colorProperty = (name: ColorName) => `--color-${toKebabCase(name)}`

/** `color.accent` is `var(--color-accent)`. */
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${colorProperty(name)})`]),
) as Record<ColorName, string>

/** Returns a multiple of 4 px in rem, so that distances grow with the user's font size: `space(3)` is 12 px. */
export const space = (steps: number) => `${steps * 0.25}rem`
/** Returns the inline padding at the edges of the screen, never less than the safe area of a phone. */
export const sideSpace = (steps: number) =>
  `max(${space(steps)}, env(safe-area-inset-left), env(safe-area-inset-right))`

export const fontSize = { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' } as const
export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const
export const lineHeight = { tight: 1.25, body: 1.5 } as const
export const fontFamily = 'var(--font-family)'

export const radius = { sm: '0.375rem', md: '0.625rem', lg: '1rem', pill: '62.5rem' } as const
/** The thin border is thicker if the user prefers more contrast. */
export const border = { thin: 'var(--border-thin)', thick: '2px' } as const
/** The shadows, which are only for floating elements: menus, dialogs and toasts. */
export const shadow = { float: 'var(--shadow-float)', overlay: 'var(--shadow-overlay)' } as const
export const motion = { fast: '120ms ease-out', slow: '200ms ease-out' } as const
export const layer = { sticky: 10, floating: 20, overlay: 30, toast: 40 } as const
/** The height of controls, which is the minimum touch target. */
export const control = { sm: '2.25rem', md: '2.75rem' } as const
export const contentWidth = { form: '40rem', page: '72rem' } as const

/** The height of a page: the window's height minus the content above the page (`--page-start`). */
export const pageHeight = 'calc(100dvb - var(--page-start, 0px))'

/** In px: the maximum width at which elements stack, and the minimum widths of the compact and the wide layout. */
const breakpoint = { stack: 425, compact: 768, wide: 992 } as const
/** `@media ${above.compact} { … }`; styles are written for the phone first. */
export const above = {
  stack: `(min-width: ${breakpoint.stack + 1}px)`,
  compact: `(min-width: ${breakpoint.compact}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
} as const
