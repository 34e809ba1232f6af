import { expect, test } from 'vitest'
import { color, colorProperty, space } from '@/design-system/theme/tokens'

test('returns the custom property of a colour token', () => {
  expect(color.accentTint).toBe('var(--color-accent-tint)')
  expect(colorProperty('qrInk')).toBe('--color-qr-ink')
})

test('returns multiples of 4 px in rem', () => {
  expect(space(3)).toBe('0.75rem')
})
