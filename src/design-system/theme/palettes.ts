import type { ColorName } from './tokens'

/** The themes, as values of `data-theme`. Without that attribute the system's preference applies. */
export const themeNames = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const
export type ThemeName = (typeof themeNames)[number]

export type Palette = Record<ColorName, string>

/** Warm paper, bark-brown text, the green of old trees; the focus ring has the violet of jacarandas. */
const light: Palette = {
  canvas: '#f6f3ec',
  surface: '#fffdf9',
  sunken: '#ece7dc',
  ink: '#23211b',
  inkMuted: '#5a5548',
  line: '#ded7c8',
  lineStrong: '#857d6c',
  accent: '#1f5b40',
  accentHover: '#16452f',
  accentInk: '#ffffff',
  accentTint: '#dcebe0',
  accentTintInk: '#17462f',
  success: '#2c7a4b',
  successTint: '#ddf0df',
  successTintInk: '#185432',
  warning: '#a8690a',
  warningTint: '#fbeac4',
  warningTintInk: '#654000',
  noticeTint: '#fbf3a6',
  noticeTintInk: '#4d4500',
  danger: '#ab2f22',
  dangerHover: '#8d2318',
  dangerInk: '#ffffff',
  dangerTint: '#fbe2dc',
  dangerTintInk: '#8a1f13',
  neutralTint: '#e8e2d6',
  neutralTintInk: '#4a4538',
  focus: '#6a4aa8',
  scrim: 'rgb(35 33 27 / 0.55)',
  qrInk: '#000000',
  qrPaper: '#ffffff',
}

/**
 * The dark theme of the same street: bark and moss, never blue-grey; solid colours are light with dark text.
 */
const dark: Palette = {
  canvas: '#151813',
  surface: '#1e221b',
  sunken: '#292e25',
  ink: '#eeeae0',
  inkMuted: '#b8b2a3',
  line: '#383e33',
  lineStrong: '#858c7a',
  accent: '#7fc79c',
  accentHover: '#9ad7b2',
  accentInk: '#0b2416',
  accentTint: '#24412f',
  accentTintInk: '#bce6ca',
  success: '#6fc48f',
  successTint: '#1f3d2b',
  successTintInk: '#b5e4c4',
  warning: '#e2b24f',
  warningTint: '#463610',
  warningTintInk: '#f6da9a',
  noticeTint: '#3d3d14',
  noticeTintInk: '#f3eda6',
  danger: '#ea8b7b',
  dangerHover: '#f2a598',
  dangerInk: '#2e0a05',
  dangerTint: '#4c231c',
  dangerTintInk: '#f8c0b5',
  neutralTint: '#363b31',
  neutralTintInk: '#d8d2c4',
  focus: '#bfa8f3',
  scrim: 'rgb(5 6 4 / 0.65)',
  qrInk: '#000000',
  qrPaper: '#ffffff',
}

/** For users who prefer more contrast: text at 7:1, and clearly visible lines. */
const lightContrast: Palette = {
  canvas: '#ffffff',
  surface: '#ffffff',
  sunken: '#f3efe6',
  ink: '#000000',
  inkMuted: '#36322a',
  line: '#6b6455',
  lineStrong: '#36322a',
  accent: '#0f3f2a',
  accentHover: '#082c1c',
  accentInk: '#ffffff',
  accentTint: '#e0efe5',
  accentTintInk: '#0b3220',
  success: '#14522e',
  successTint: '#e2f4e4',
  successTintInk: '#0b3a1f',
  warning: '#6a4000',
  warningTint: '#fdf0d0',
  warningTintInk: '#432a00',
  noticeTint: '#fffad2',
  noticeTintInk: '#322d00',
  danger: '#8a1a10',
  dangerHover: '#6a1008',
  dangerInk: '#ffffff',
  dangerTint: '#fde8e3',
  dangerTintInk: '#6e120a',
  neutralTint: '#ece7dc',
  neutralTintInk: '#2e2a20',
  focus: '#4a2391',
  scrim: 'rgb(0 0 0 / 0.7)',
  qrInk: '#000000',
  qrPaper: '#ffffff',
}

/** The dark theme for more contrast: light text on black. */
const darkContrast: Palette = {
  canvas: '#000000',
  surface: '#0b0d0a',
  sunken: '#1a1e17',
  ink: '#ffffff',
  inkMuted: '#d9d4c7',
  line: '#8f9685',
  lineStrong: '#c3c9b8',
  accent: '#9be3b6',
  accentHover: '#bdf0cf',
  accentInk: '#04140b',
  accentTint: '#1c3a28',
  accentTintInk: '#d3f5de',
  success: '#8fdcab',
  successTint: '#16331f',
  successTintInk: '#cff2da',
  warning: '#f2c866',
  warningTint: '#392a08',
  warningTintInk: '#fdebc0',
  noticeTint: '#2c2c0a',
  noticeTintInk: '#fdf8c8',
  danger: '#f7a89b',
  dangerHover: '#fbc3b9',
  dangerInk: '#1f0502',
  dangerTint: '#3f1a14',
  dangerTintInk: '#fdd7cf',
  neutralTint: '#2a2f25',
  neutralTintInk: '#ece7da',
  focus: '#d3c1fb',
  scrim: 'rgb(0 0 0 / 0.8)',
  qrInk: '#000000',
  qrPaper: '#ffffff',
}

/** The colours of each theme. */
export const palettes: Record<ThemeName, Palette> = {
  light,
  dark,
  'light-contrast': lightContrast,
  'dark-contrast': darkContrast,
}

const usual = { text: 4.5, mark: 3 }
const more = { text: 7, mark: 4.5 }

/** The minimum contrast of each theme: for text, and for marks such as borders and icons. */
export const leastContrast: Record<ThemeName, { text: number; mark: number }> = {
  light: usual,
  dark: usual,
  'light-contrast': more,
  'dark-contrast': more,
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
