import { describe, expect, test } from 'vitest'
import { nonTextPairs, pages, textPairs } from '@/design-system/theme/contrast-pairs'
import { palettes, themeNames } from '@/design-system/theme/palettes'
import { colorNames } from '@/design-system/theme/tokens'
import { contrastRatio, findFaintPairs } from './contrast-ratio'

const normalMinimum = { text: 4.5, nonText: 3 }
const highContrastMinimum = { text: 7, nonText: 4.5 }

describe.each(themeNames)('%s', (theme) => {
  const palette = palettes[theme]
  const minimum = theme.endsWith('contrast') ? highContrastMinimum : normalMinimum

  test(`text reads at ${minimum.text}:1 on everything that it stands on`, () => {
    expect(findFaintPairs(palette, textPairs, minimum.text)).toEqual([])
  })

  test(`controls, focus and marks show at ${minimum.nonText}:1`, () => {
    expect(findFaintPairs(palette, nonTextPairs, minimum.nonText)).toEqual([])
  })

  test('includes every token except decoration in the measured pairs', () => {
    const measured = new Set([...textPairs, ...nonTextPairs].flatMap(([front, backs]) => [front, ...backs]))
    const decoration = ['line', 'scrim']
    expect(colorNames.filter((name) => !measured.has(name) && !decoration.includes(name))).toEqual([])
  })

  test('has black on white for QR codes', () => {
    expect([palette.qrInk, palette.qrPaper]).toEqual(['#000000', '#ffffff'])
  })
})

test.each(['light-contrast', 'dark-contrast'] as const)('has visible decorative lines in %s', (theme) => {
  expect(findFaintPairs(palettes[theme], [['line', pages]], 3)).toEqual([])
})

test('computes the contrast ratio of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
