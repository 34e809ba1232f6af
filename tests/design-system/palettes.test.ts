import { describe, expect, test } from 'vitest'
import { nonTextPairs, pageBackgrounds, textPairs } from '@/design-system/theme/contrast-pairs'
import { palettes, themeNames } from '@/design-system/theme/palettes'
import { colorNames } from '@/design-system/theme/tokens'
import { computeContrastRatio, findFaintPairs } from './contrast-ratio'

const normalContrast = { text: 4.5, nonText: 3 }
const highContrast = { text: 7, nonText: 4.5 }

describe.each(themeNames)('the theme %s', (theme) => {
  const palette = palettes[theme]
  const minimum = theme.endsWith('contrast') ? highContrast : normalContrast

  test(`has a contrast of at least ${minimum.text}:1 between each text colour and its backgrounds`, () => {
    expect(findFaintPairs(palette, textPairs, minimum.text)).toEqual([])
  })

  test(`has a contrast of at least ${minimum.nonText}:1 between each non-text colour and its backgrounds`, () => {
    expect(findFaintPairs(palette, nonTextPairs, minimum.nonText)).toEqual([])
  })

  test('has a contrast pair for every colour token that is not decorative', () => {
    const measuredTokens = new Set(
      [...textPairs, ...nonTextPairs].flatMap(([foreground, backgrounds]) => [foreground, ...backgrounds]),
    )
    const decorativeTokens = ['line', 'scrim']
    expect(
      colorNames.filter((name) => !measuredTokens.has(name) && !decorativeTokens.includes(name)),
    ).toEqual([])
  })

  test('has black on white for QR codes', () => {
    expect([palette.qrInk, palette.qrPaper]).toEqual(['#000000', '#ffffff'])
  })
})

test.each(['light-contrast', 'dark-contrast'] as const)(
  'the theme %s has decorative lines with a contrast of at least 3:1 on page backgrounds',
  (theme) => {
    expect(findFaintPairs(palettes[theme], [['line', pageBackgrounds]], 3)).toEqual([])
  },
)

test('computes the contrast ratio as WCAG defines it', () => {
  expect(computeContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(computeContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
