import type { ColorName } from './tokens'

/** The backgrounds of pages and of large areas on a page. */
export const pageBackgrounds: ColorName[] = ['canvas', 'surface', 'sunken']

/** Foreground colours, each with its background colours. */
export type ContrastPairs = [foreground: ColorName, backgrounds: ColorName[]][]

/** The text colours, each with all backgrounds on which text of this colour appears. */
export const textPairs: ContrastPairs = [
  ['ink', pageBackgrounds],
  ['inkMuted', [...pageBackgrounds, 'neutralTint']],
  ['accent', pageBackgrounds],
  ['accentHover', pageBackgrounds],
  ['accentInk', ['accent', 'accentHover']],
  ['accentTintInk', ['accentTint']],
  ['ink', ['accentTint']],
  ['inkMuted', ['accentTint']],
  ['successTintInk', ['successTint']],
  ['warningTintInk', ['warningTint']],
  ['noticeTintInk', ['noticeTint']],
  ['dangerInk', ['danger', 'dangerHover']],
  ['dangerTintInk', ['dangerTint', ...pageBackgrounds]],
  ['neutralTintInk', ['neutralTint']],
  ['canvas', ['ink']],
  ['qrInk', ['qrPaper']],
]

/** The colours of elements without text, such as borders, icons and the focus ring, each with its backgrounds. */
export const nonTextPairs: ContrastPairs = [
  ['lineStrong', pageBackgrounds],
  ['focus', [...pageBackgrounds, 'accentTint', 'dangerTint', 'warningTint', 'noticeTint', 'successTint']],
  ['accent', [...pageBackgrounds, 'accentTint']],
  ['success', [...pageBackgrounds, 'successTint']],
  ['warning', [...pageBackgrounds, 'warningTint']],
  ['danger', [...pageBackgrounds, 'dangerTint']],
]
