import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrapText } from '@/design-system/components/QrCode/qr-picture'

/** Each character counts as one unit of width. */
const fitsIn = (width: number) => (line: string) => [...line].length <= width

describe('the lines of a text in a picture', () => {
  test('break at spaces, or within a word that is too long', () => {
    expect(wrapText('Oscar Vera', fitsIn(20), 3)).toEqual(['Oscar Vera'])
    expect(wrapText('Oscar  Vera y familia', fitsIn(10), 3)).toEqual(['Oscar', 'Vera y', 'familia'])
    expect(wrapText('Supercalifragilístico', fitsIn(8), 3)).toEqual(['Supercal', 'ifragilí', 'stico'])
  })

  test('are at most as many as allowed, and are none for an empty text', () => {
    expect(wrapText('uno dos tres cuatro', fitsIn(4), 2)).toEqual(['uno', 'dos…'])
    expect(wrapText(' ', fitsIn(4), 2)).toEqual([])
  })

  test('fit, and together are the text without its spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ñ', '🌳', ' '), maxLength: 60 }), (text) => {
        const lines = wrapText(text, fitsIn(7), 100)
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(7)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})
