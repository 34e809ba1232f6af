import { describe, expect, test } from 'vitest'
import { dark, light, type Palette } from '@/design-system/theme/palettes'
import { type ColorName, colorNames } from '@/design-system/theme/tokens'

/** WCAG 2.2: relative luminance of `#rrggbb`. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const pages: ColorName[] = ['canvas', 'surface', 'sunken']

/** Text and every background that it stands on. */
const textPairs: [ColorName, ColorName[]][] = [
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
  ['dangerInk', ['danger', 'dangerHover']],
  ['dangerTintInk', ['dangerTint', ...pages]],
  ['neutralTintInk', ['neutralTint']],
  ['canvas', ['ink']],
  ['qrInk', ['qrPaper']],
]

/** What has to be seen without being read: borders of controls, the focus ring, solid marks. */
const markPairs: [ColorName, ColorName[]][] = [
  ['lineStrong', pages],
  ['focus', [...pages, 'accentTint', 'dangerTint', 'warningTint', 'successTint']],
  ['accent', [...pages, 'accentTint']],
  ['success', [...pages, 'successTint']],
  ['warning', [...pages, 'warningTint']],
  ['danger', [...pages, 'dangerTint']],
]

const tooFaint = (palette: Palette, pairs: [ColorName, ColorName[]][], least: number) =>
  pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ pair: `${front} on ${back}`, ratio: contrast(palette[front], palette[back]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, palette) => {
  test('text reads at 4.5:1 on everything that it stands on', () => {
    expect(tooFaint(palette, textPairs, 4.5)).toEqual([])
  })

  test('controls, focus and marks show at 3:1', () => {
    expect(tooFaint(palette, markPairs, 3)).toEqual([])
  })

  test('every background has its text measured', () => {
    const measured = new Set([...textPairs, ...markPairs].flatMap(([front, backs]) => [front, ...backs]))
    const decoration = ['line', 'scrim']
    expect(colorNames.filter((name) => !measured.has(name) && !decoration.includes(name))).toEqual([])
  })

  test('a QR is black on white whatever the theme', () => {
    expect([palette.qrInk, palette.qrPaper]).toEqual(['#000000', '#ffffff'])
  })
})

test('the ratio is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
