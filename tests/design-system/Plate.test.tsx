import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Plate } from '@/design-system/components/Plate/Plate'

const renderPlate = (value: string | null | undefined) =>
  render(
    <p>
      <Plate value={value} data-x="plate" />
    </p>,
  ).container.querySelector('[data-x="plate"]') as HTMLElement

/** Each row: the value, the visible text, and the text for screen readers. */
test.each([
  ['ABC123', 'ABC 123', 'A B C 1 2 3'],
  ['AB123CD', 'AB 123 CD', 'A B 1 2 3 C D'],
  ['ab123cd', 'AB 123 CD', 'A B 1 2 3 C D'],
  ['AB 123 CD', 'AB 123 CD', 'A B 1 2 3 C D'],
  ['ÑAB123', 'ÑAB 123', 'Ñ A B 1 2 3'],
  ['abcdef', 'ABC DEF', 'A B C D E F'],
  ['abcd1234', 'ABCD1234', 'A B C D 1 2 3 4'],
  ['A1', 'A1', 'A 1'],
])('shows %s as %s, and announces each character', (value, visibleText, announcedText) => {
  const plate = renderPlate(value)
  const [visiblePart, announcedPart] = plate.children
  expect(visiblePart).toHaveTextContent(visibleText)
  expect(visiblePart).toHaveAttribute('aria-hidden', 'true')
  expect(announcedPart).toHaveTextContent(announcedText)
  expect(announcedPart).not.toHaveAttribute('aria-hidden')
})

test.each(['Peatonal', 'PEATONAL', '-'])(
  'shows the text “%s” exactly as passed, because it is not a plate',
  (value) => {
    expect(renderPlate(value)).toHaveTextContent(new RegExp(`^${value}$`))
    expect(screen.getByText(value)).toBeVisible()
  },
)

test.each(['', '   ', null, undefined])('renders an empty element for %o', (value) => {
  expect(renderPlate(value)).toBeEmptyDOMElement()
})
