import { expect, test } from 'vitest'
import { color, colorProperty, space } from '@/design-system/theme/tokens'

test('a colour token is its custom property', () => {
  expect(color.accentTint).toBe('var(--color-accent-tint)')
  expect(colorProperty('qrInk')).toBe('--color-qr-ink')
})

test('space follows the 4 px grid', () => {
  expect(space(3)).toBe('0.75rem')
})
