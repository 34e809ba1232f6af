import type { ColorName } from './tokens'

/** The themes, as `data-theme` names them. Without that attribute the reader's system decides. */
export const themeNames = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const
export type ThemeName = (typeof themeNames)[number]

/** Every semantic colour of one theme. */
export type Palette = Record<ColorName, string>

/** Warm paper, ink of bark, the green of old trees; the focus ring has the violet of jacarandas. */
export const light: Palette = {
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

/** The same street at night: bark and moss, never blue-grey; solids grow light and carry dark ink. */
export const dark: Palette = {
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

/** Shadows of what floats; on a dark page only a deeper one shows. */
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
