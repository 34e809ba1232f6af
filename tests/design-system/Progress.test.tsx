import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { Progress } from '@/design-system/components/Progress/Progress'

const renderProgress = (props: Partial<ComponentProps<typeof Progress>> = {}) => {
  render(<Progress label="Sending the photo" value={30} {...props} />)
  return screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending the photo' })
}

test('exposes the value and the maximum', () => {
  const bar = renderProgress({ value: 30, max: 120 })
  expect(bar.value).toBe(30)
  expect(bar.max).toBe(120)
  expect(bar.position).toBe(0.25)
})

test('shows `valueText`, which screen readers announce instead of the value', () => {
  const bar = renderProgress({ valueText: '30 of 100 KB' })
  expect(screen.getByText('30 of 100 KB')).toBeVisible()
  expect(bar).toHaveAttribute('aria-valuetext', '30 of 100 KB')
})

test('has no value while the amount is unknown', () => {
  const bar = renderProgress({ value: null })
  expect(bar).not.toHaveAttribute('value')
  expect(bar.position).toBe(-1)
})

test.each([
  [-5, 100, 0],
  [130, 100, 100],
  [Number.NaN, 100, 0],
  [3, 0, 0],
])('clamps the value %d, with the maximum %d, to %d', (value, max, clampedValue) => {
  expect(renderProgress({ value, max }).value).toBe(clampedValue)
})

test('has a hidden label as accessible name', () => {
  const bar = renderProgress({ isLabelHidden: true })
  expect(bar).toHaveAccessibleName('Sending the photo')
})
