import { describe, expect, test } from 'vitest'
import { nonTextPairs, pages, textPairs } from '@/design-system/theme/contrast-pairs'
import { palettes, themeNames } from '@/design-system/theme/palettes'
import { colorNames } from '@/design-system/theme/tokens'
import { contrastRatio, tooFaint } from './contrast-ratio'

const usual = { text: 4.5, nonText: 3 }
const more = { text: 7, nonText: 4.5 }

describe.each(themeNames)('%s', (theme) => {
  const palette = palettes[theme]
  const minimum = theme.endsWith('contrast') ? more : usual

  test(`text reads at ${minimum.text}:1 on everything that it stands on`, () => {
    expect(tooFaint(palette, textPairs, minimum.text)).toEqual([])
  })

  test(`controls, focus and marks show at ${minimum.nonText}:1`, () => {
    expect(tooFaint(palette, nonTextPairs, minimum.nonText)).toEqual([])
  })

  test('every background has its text measured', () => {
    const measured = new Set([...textPairs, ...nonTextPairs].flatMap(([front, backs]) => [front, ...backs]))
    const decoration = ['line', 'scrim']
    expect(colorNames.filter((name) => !measured.has(name) && !decoration.includes(name))).toEqual([])
  })

  test('a QR is black on white whatever the theme', () => {
    expect([palette.qrInk, palette.qrPaper]).toEqual(['#000000', '#ffffff'])
  })
})

test.each(['light-contrast', 'dark-contrast'] as const)('%s: decorative lines show too', (theme) => {
  expect(tooFaint(palettes[theme], [['line', pages]], 3)).toEqual([])
})

test('the ratio is that of the standard', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
