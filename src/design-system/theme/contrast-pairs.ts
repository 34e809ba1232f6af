import type { ColorName } from './palettes'

/** The backgrounds of whole areas. */
export const pages: ColorName[] = ['canvas', 'surface', 'sunken']

/** A colour in front and the colours behind it. */
export type Pairs = [ColorName, ColorName[]][]

/** The colours of text, each with every background that it appears on. */
export const textPairs: Pairs = [
  ['ink', pages],
  ['inkMuted', [...pages, 'neutralTint']],
  ['accent', pages],
  ['accentHover', pages],
  ['accentInk', ['accent', 'accentHover']],
  ['accentTintInk', ['accentTint']],
  ['ink', ['accentTint']],
  ['inkMuted', ['accentTint']],
  ['successTintInk', ['successTint']],
  ['warningTintInk', ['warningTint']],
  ['noticeTintInk', ['noticeTint']],
  ['dangerInk', ['danger', 'dangerHover']],
  ['dangerTintInk', ['dangerTint', ...pages]],
  ['neutralTintInk', ['neutralTint']],
  ['canvas', ['ink']],
  ['qrInk', ['qrPaper']],
]

/** The colours of elements without text, such as borders, icons and the focus ring, each with its backgrounds. */
export const nonTextPairs: Pairs = [
  ['lineStrong', pages],
  ['focus', [...pages, 'accentTint', 'dangerTint', 'warningTint', 'noticeTint', 'successTint']],
  ['accent', [...pages, 'accentTint']],
  ['success', [...pages, 'successTint']],
  ['warning', [...pages, 'warningTint']],
  ['danger', [...pages, 'dangerTint']],
]
