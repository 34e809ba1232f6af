import { expect, test } from 'vitest'
import { color, colorProperty, space } from '@/design-system/theme/tokens'

test('`color` has the CSS value of a colour token, and `colorProperty` returns the name of the custom property', () => {
  expect(color.accentTint).toBe('var(--color-accent-tint)')
  expect(colorProperty('qrInk')).toBe('--color-qr-ink')
})

test('`space` returns a multiple of 4 px in rem', () => {
  expect(space(3)).toBe('0.75rem')
})
