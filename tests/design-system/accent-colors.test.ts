import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deriveAccentColors } from '@/design-system/theme/accent-colors'
import { nonTextPairs, textPairs } from '@/design-system/theme/contrast-pairs'
import { palettes, themeNames } from '@/design-system/theme/palettes'
import { chooseCount } from '../support/scope'
import { computeContrastRatio, findFaintPairs } from './contrast-ratio'

const anyAccent = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const buildPalette = (accent: string, theme: (typeof themeNames)[number]) => ({
  ...palettes[theme],
  ...deriveAccentColors(accent, theme),
})

/** Returns the hue of a colour: its angle on the colour wheel, from -180 to 180 degrees. */
const computeHue = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) =>
    Number.parseInt(hex.slice(index, index + 2), 16),
  )
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

const computeHueDistance = (left: string, right: string) => {
  const distance = Math.abs(computeHue(left) - computeHue(right)) % 360
  return Math.min(distance, 360 - distance)
}

describe.each(themeNames)('the colours that are derived from an accent for the theme %s', (theme) => {
  const minimum = theme.endsWith('contrast') ? { text: 7, nonText: 4.5 } : { text: 4.5, nonText: 3 }

  test('have the required contrast in every contrast pair, whatever the accent is', () => {
    fc.assert(
      fc.property(anyAccent, (accent) => {
        const palette = buildPalette(accent, theme)
        expect([
          ...findFaintPairs(palette, textPairs, minimum.text),
          ...findFaintPairs(palette, nonTextPairs, minimum.nonText),
        ]).toEqual([])
      }),
      { numRuns: chooseCount(200, 1000), seed: 1958 },
    )
  })

  test.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff00ff', '#00ffff', '#777777'])(
    'have the required contrast in every contrast pair if the accent is %s',
    (accent) => {
      const palette = buildPalette(accent, theme)
      expect(findFaintPairs(palette, textPairs, minimum.text)).toEqual([])
      expect(findFaintPairs(palette, nonTextPairs, minimum.nonText)).toEqual([])
    },
  )

  test('include a colour for each accent token and for no other token', () => {
    const colors = deriveAccentColors('#c2410c', theme)
    expect(Object.keys(colors).sort()).toEqual(
      ['accent', 'accentHover', 'accentInk', 'accentTint', 'accentTintInk'].sort(),
    )
    for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
  })

  test.each(['#c2410c', '#1d4ed8', '#7e22ce', '#be123c', '#0e7490'])(
    'include an accent within 25 degrees of the hue of %s',
    (accent) => {
      expect(computeHueDistance(deriveAccentColors(accent, theme).accent, accent)).toBeLessThan(25)
    },
  )
})

test('deriveAccentColors does not change an accent that has enough contrast', () => {
  expect(deriveAccentColors('#1d4ed8', 'light').accent).toBe('#1d4ed8')
  expect(deriveAccentColors('#9db8ff', 'dark').accent).toBe('#9db8ff')
})

test('for the theme light, deriveAccentColors darkens a faint accent only as far as the contrast requires', () => {
  const { accent } = deriveAccentColors('#ffb000', 'light')
  expect(computeContrastRatio(accent, palettes.light.sunken)).toBeLessThan(4.8)
})
