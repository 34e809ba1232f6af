import type { ColorName } from './tokens'

/** The themes, as values of `data-theme`. Without that attribute, the preference of the operating system applies. */
export const themeNames = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const
export type ThemeName = (typeof themeNames)[number]

/**
 * Every semantic colour, by theme in the order of `themeNames`. A pair named `x` / `xInk` is a background and its text
 * colour. Light themes have off-white backgrounds, brown text, a green accent and a violet focus ring. Dark themes have
 * greenish backgrounds, and dark text on light solid colours. The contrast themes have text at 7:1 and visible lines.
 */
// biome-ignore format: readers compare the columns
const colors = {
  canvas: ['#f6f3ec', '#151813', '#ffffff', '#000000'], // page background
  surface: ['#fffdf9', '#1e221b', '#ffffff', '#0b0d0a'], // cards, bars, fields
  sunken: ['#ece7dc', '#292e25', '#f3efe6', '#1a1e17'], // table heads, hovered rows
  ink: ['#23211b', '#eeeae0', '#000000', '#ffffff'], // text
  inkMuted: ['#5a5548', '#b8b2a3', '#36322a', '#d9d4c7'], // secondary text, still 4.5:1 on canvas, surface and sunken
  line: ['#ded7c8', '#383e33', '#6b6455', '#8f9685'], // decorative borders
  lineStrong: ['#857d6c', '#858c7a', '#36322a', '#c3c9b8'], // borders of controls, 3:1 on surface
  accent: ['#1f5b40', '#7fc79c', '#0f3f2a', '#9be3b6'], // primary action, selected state
  accentHover: ['#16452f', '#9ad7b2', '#082c1c', '#bdf0cf'],
  accentInk: ['#ffffff', '#0b2416', '#ffffff', '#04140b'], // text on accent
  accentTint: ['#dcebe0', '#24412f', '#e0efe5', '#1c3a28'], // selected row, info
  accentTintInk: ['#17462f', '#bce6ca', '#0b3220', '#d3f5de'], // text on accentTint
  success: ['#2c7a4b', '#6fc48f', '#14522e', '#8fdcab'], // icons
  successTint: ['#ddf0df', '#1f3d2b', '#e2f4e4', '#16331f'],
  successTintInk: ['#185432', '#b5e4c4', '#0b3a1f', '#cff2da'],
  warning: ['#a8690a', '#e2b24f', '#6a4000', '#f2c866'],
  warningTint: ['#fbeac4', '#463610', '#fdf0d0', '#392a08'],
  warningTintInk: ['#654000', '#f6da9a', '#432a00', '#fdebc0'],
  noticeTint: ['#fbf3a6', '#3d3d14', '#fffad2', '#2c2c0a'], // the notice bar, a different yellow than `warningTint`
  noticeTintInk: ['#4d4500', '#f3eda6', '#322d00', '#fdf8c8'],
  danger: ['#ab2f22', '#ea8b7b', '#8a1a10', '#f7a89b'], // destructive button
  dangerHover: ['#8d2318', '#f2a598', '#6a1008', '#fbc3b9'],
  dangerInk: ['#ffffff', '#2e0a05', '#ffffff', '#1f0502'], // text on danger
  dangerTint: ['#fbe2dc', '#4c231c', '#fde8e3', '#3f1a14'],
  dangerTintInk: ['#8a1f13', '#f8c0b5', '#6e120a', '#fdd7cf'], // also the text of a field's error
  neutralTint: ['#e8e2d6', '#363b31', '#ece7dc', '#2a2f25'],
  neutralTintInk: ['#4a4538', '#d8d2c4', '#2e2a20', '#ece7da'],
  focus: ['#6a4aa8', '#bfa8f3', '#4a2391', '#d3c1fb'], // focus ring, 3:1 on canvas and surface
  scrim: ['rgb(35 33 27 / 0.55)', 'rgb(5 6 4 / 0.65)', 'rgb(0 0 0 / 0.7)', 'rgb(0 0 0 / 0.8)'], // behind dialogs
  qrInk: ['#000000', '#000000', '#000000', '#000000'], // black in every theme, for scanners
  qrPaper: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'], // white in every theme
} as const satisfies Record<ColorName, readonly [string, string, string, string]>

export type Palette = Record<ColorName, string>

/** The colours of each theme. */
export const palettes = Object.fromEntries(
  themeNames.map((theme, column) => [
    theme,
    Object.fromEntries(Object.entries(colors).map(([name, values]) => [name, values[column]])),
  ]),
) as Record<ThemeName, Palette>

const normalMinimum = { text: 4.5, nonText: 3 }
const highContrastMinimum = { text: 7, nonText: 4.5 }

/** The minimum contrast of each theme: for text, and for elements without text such as borders and icons. */
export const minimumContrast: Record<ThemeName, { text: number; nonText: number }> = {
  light: normalMinimum,
  dark: normalMinimum,
  'light-contrast': highContrastMinimum,
  'dark-contrast': highContrastMinimum,
}

/** The shadows of floating elements; a dark page needs a deeper shadow. */
export const shadows = {
  light: {
    float: '0 0.25rem 1rem rgb(35 33 27 / 0.16)',
    overlay: '0 1rem 3rem rgb(35 33 27 / 0.28)',
  },
  dark: {
    float: '0 0.25rem 1rem rgb(0 0 0 / 0.5)',
    overlay: '0 1rem 3rem rgb(0 0 0 / 0.65)',
  },
} as const
